import { expect, test } from 'vitest';
import { signatureLies, signedFiles } from './signature-lies.ts';
import { signer } from './tampered-files.ts';
import { findBad, tellConfirmed, verifyStatement } from './verifier.ts';

test.each(Object.entries(signedFiles))('%s: a passkey’s signature verifies offline', (_, file) => {
  expect(findBad(file, signer.key)).toBeNull();
});

test.each(Object.entries(signatureLies))(
  '%s is found, even if the network signed everything',
  (_, { file, line, why }) => {
    expect(findBad(file, signer.key)).toEqual({ line, why });
  },
);

test('the verifier counts the transactions signed by a passkey and those confirmed by digits', () => {
  const [file = ''] = Object.values(signedFiles);
  const { head } = verifyStatement(Buffer.from(file), signer.key);
  const [signed, at, digits, key] = tellConfirmed(head);
  expect(signed).toBe("2 transactions signed by the partner's own passkey");
  expect(at).toBe('  at https://app.harbour.example');
  expect(digits).toBe('3 confirmed by six digits, which only the network saw; 0 copied');
  expect(key).toMatch(/^passkey [0-9a-f]{16}, added 2026-02-28T23:00:00.000Z, still good$/);
});

test('an act that says nothing about its confirmation is found', () => {
  const [file = ''] = Object.values(signedFiles);
  const lines = file.split('\n');
  const [, text = '{}'] = /^\{"head":(\{.*\}),"signature"/.exec(lines.at(-2) ?? '') ?? [];
  const head = JSON.parse(text) as { confirmed: object[] };
  const short = JSON.stringify({ ...head, confirmed: head.confirmed.slice(1) });
  const last = `{"head":${short},"signature":"${signer.sign(short)}"}`;
  expect(findBad([...lines.slice(0, -2), last, ''].join('\n'), signer.key)).toEqual({
    line: 3,
    why: 'does not say how it was confirmed',
  });
});
