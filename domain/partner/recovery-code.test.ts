import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeAlphabet } from './authorization-code.ts';
import {
  formatRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeFrom,
  recoveryCodeLength,
  whyNotRecoveryCode,
} from './recovery-code.ts';

const codes = fc
  .uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes })
  .map(recoveryCodeFrom);

test('a code is accepted however it is written', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toHaveLength(recoveryCodeLength);
      const shown = formatRecoveryCode(code);
      expect(shown).toMatch(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
      for (const typed of [code, shown, shown.toLowerCase(), shown.replaceAll('-', ' ')]) {
        expect(whyNotRecoveryCode(typed)).toBeNull();
      }
      expect(whyNotRecoveryCode(shown.replaceAll('0', 'o').replaceAll('1', 'l'))).toBeNull();
    }),
  );
});

test('any single wrong character is noticed', () => {
  const [code = ''] = fc.sample(codes, { numRuns: 1, seed: 7 });
  for (let at = 0; at < code.length; at += 1) {
    for (const sign of codeAlphabet.replace(code[at] ?? '', '')) {
      const typed = code.slice(0, at) + sign + code.slice(at + 1);
      expect(whyNotRecoveryCode(typed)?.reason).toBe('recovery_code_mistyped');
    }
  }
});

test('any two swapped neighbours are noticed', () => {
  fc.assert(
    fc.property(codes, fc.nat({ max: recoveryCodeLength - 2 }), (code, at) => {
      const [one = '', other = ''] = code.slice(at, at + 2);
      fc.pre(one !== other);
      const typed = code.slice(0, at) + other + one + code.slice(at + 2);
      expect(whyNotRecoveryCode(typed)?.reason).toBe('recovery_code_mistyped');
    }),
  );
});

test('a code that is too short or has other characters is refused', () => {
  expect(whyNotRecoveryCode(' ')?.reason).toBe('field_empty');
  expect(whyNotRecoveryCode('K7QF-2M9T')).toEqual({
    reason: 'recovery_code_mistyped',
    facts: { field: 'code', most: recoveryCodeLength },
  });
  expect(whyNotRecoveryCode('*'.repeat(recoveryCodeLength))?.reason).toBe('recovery_code_mistyped');
});
