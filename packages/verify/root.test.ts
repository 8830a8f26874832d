import { sign } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Anchor } from '../../domain/ledger/root.ts';
import { keyText } from '../../domain/ledger/signing-key.ts';
import { makeAnchor, makeFile, makeSigner } from '../../server/proof/statement/test-books.ts';
import { between, chain, signer, thief, time } from './tampered-files.ts';
import { findBad, findLie, readKeys } from './verifier.ts';

const anchor = makeAnchor(chain, signer, { no: 3, seq: 30, at: time(31) });
const fileWith = (given: Anchor, from = 11, to = 40) =>
  makeFile(between(from, to, { anchor: given }), signer);

test('a statement covered by a root is sound, wherever the root is in it', () => {
  for (const seq of [1, 11, 12, 30, 40, 41, 60]) {
    const one = makeAnchor(chain, signer, { no: 3, seq, at: time(seq + 1) });
    expect(findBad(fileWith(one), signer.key), `${seq}`).toBeNull();
  }
});

test.each([
  ['another number', { no: 4 }, 'has a root that is not what was signed'],
  ['another time', { at: time(32) }, 'has a root that is not what was signed'],
  ['another root', { root: 'f'.repeat(64) }, 'has a root that is not what was signed'],
  ['another before', { previous: 'f'.repeat(64) }, 'has a root that is not what was signed'],
  ['another path', { path: anchor.path.slice(1) }, 'does not stand under its root'],
  ['another leaf', { leaf: { ...anchor.leaf, seq: 29 } }, 'does not stand under its root'],
] as const)('a root with %s is found, even when the head is signed', (_, change, why) => {
  expect(findBad(fileWith({ ...anchor, ...change }), signer.key)).toMatchObject({ why });
});

test('a root with another key, network or history is found', () => {
  const theirs = makeAnchor(chain, thief, { no: 3, seq: 30, at: time(31) });
  // The signed head vouches for it, until all keys of the network are known.
  expect(findBad(fileWith(theirs), signer.key)).toBeNull();
  const listed = [{ key: signer.key, from: '1970-01-01T00:00:00.000Z', until: null }];
  expect(findBad(fileWith(theirs), listed)).toMatchObject({
    why: 'has a root that is signed with another key',
  });
  const elsewhere = { no: 3, seq: 30, at: time(31), network: 'Another' };
  expect(findBad(fileWith(makeAnchor(chain, signer, elsewhere)))).not.toBeNull();
  const rewritten = chain.with(29, { ...(chain[29] as (typeof chain)[0]), hash: 'e'.repeat(64) });
  const other = makeAnchor(rewritten, signer, { no: 3, seq: 30, at: time(31) });
  expect(findBad(fileWith(other))).toMatchObject({ why: 'has another record than its root says' });
});

test('history that was cut after a root is found, even if everything is signed again', () => {
  const cut = makeFile(between(0, 20, { anchor }, chain.slice(0, 25)), signer);
  expect(findBad(cut)).toMatchObject({ why: 'is shorter than its root says: truncated' });
});

test('two roots with the same number are a contradiction', () => {
  const one = fileWith(anchor);
  const again = makeAnchor(chain, signer, { no: 3, seq: 31, at: time(33) });
  expect(findLie({ one, other: fileWith(again) })).toMatchObject({ file: 'other' });
  expect(findLie({ one, other: fileWith(anchor, 0, 60) })).toBeNull();
});

const next = makeSigner();
const from = '2026-04-01T00:00:00.000Z';
const introduced = (by: typeof signer) =>
  sign(null, Buffer.from(keyText(next.key, new Date(from))), by.privateKey).toString('base64url');
const listOf = (by: typeof signer) =>
  JSON.stringify({
    code: 200,
    data: {
      keys: [
        { key: signer.key, from: '1970-01-01T00:00:00.000Z', until: from, signature: null },
        { key: next.key, from, until: null, signature: introduced(by) },
      ],
    },
  });

test('after a new key old statements still verify, each with the key of its time', () => {
  const keys = readKeys(listOf(signer), signer.key);
  const old = makeFile(between(0, 20), signer);
  const facts = { key: next.key, generatedAt: new Date('2026-04-02T00:00:00Z') };
  const made = between(0, 40, { anchor });
  const fresh = makeFile({ ...made, facts: { ...made.facts, ...facts } }, next);
  expect(findBad(old, keys)).toBeNull();
  expect(findBad(fresh, keys)).toBeNull();
  expect(findLie({ old, fresh }, true)).toBeNull();
  expect(findLie({ old, fresh })).toMatchObject({ why: 'is of another key than old' });

  // A key is valid only in its own period, so that a stolen old one cannot sign anything new.
  const late = { ...made, facts: { ...made.facts, generatedAt: facts.generatedAt } };
  expect(findBad(makeFile(late, signer), keys)).toMatchObject({
    why: 'is signed with a key that was not valid then',
  });
});

test('a new key must be signed by the previous one, and the list must include the trusted key', () => {
  expect(() => readKeys(listOf(thief))).toThrow('key 2 is not signed by the one before');
  expect(() => readKeys(listOf(signer), thief.key)).toThrow('is not among the keys');
});
