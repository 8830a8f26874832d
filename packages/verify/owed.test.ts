import { expect, test } from 'vitest';
import { makeAnchor, makeFile } from '../../server/proof/statement/test-books.ts';
import { owedLies } from './owed-lies.ts';
import { between, chain, signer, time } from './tampered-files.ts';
import { findBad } from './verifier.ts';

test.each(Object.entries(owedLies))(
  '%s is found, though the network signed all of it',
  (_, { file, why }) => {
    expect(findBad(file, signer.key)).toMatchObject({ why });
  },
);

test('the amount owed is compared with the records if the file has them', () => {
  for (const seq of [1, 11, 12, 30, 60]) {
    const anchor = makeAnchor(chain, signer, { no: 3, seq, at: time(seq + 1) });
    expect(findBad(makeFile(between(11, 40, { anchor }), signer), signer.key), `${seq}`).toBeNull();
  }
});
