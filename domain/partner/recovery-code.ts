import { type Why, why } from '../refusal.ts';
import { codeAlphabet, codeKey } from './authorization-code.ts';

/** Random characters of five bits each: 110 bits in total. */
const randomSigns = 22;
const checkSigns = 2;
const groupSigns = 4;

export const recoveryCodeLength = randomSigns + checkSigns;
/** How many random bytes make a code; the bits beyond the last character are dropped. */
export const recoveryCodeBytes = 14;

/**
 * A prime below 32². A valid code is 1 modulo this prime, so that any single wrong character and
 * any two swapped neighbours are noticed before the server is asked.
 */
const modulus = 1021n;
const checkRange = 32n ** BigInt(checkSigns);

const numberOf = (key: string): bigint => {
  let value = 0n;
  for (const sign of key) value = value * 32n + BigInt(codeAlphabet.indexOf(sign));
  return value;
};

const signsOf = (value: bigint, length: number): string => {
  let signs = '';
  for (let rest = value; signs.length < length; rest /= 32n) {
    signs = (codeAlphabet[Number(rest % 32n)] ?? '') + signs;
  }
  return signs;
};

/** A code from random bytes, followed by its checksum. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes.subarray(0, recoveryCodeBytes)) bits = (bits << 8n) | BigInt(byte);
  const random = bits % 32n ** BigInt(randomSigns);
  const rest = (random * checkRange) % modulus;
  const check = (1n - rest + modulus) % modulus;
  return signsOf(random, randomSigns) + signsOf(check, checkSigns);
}

/** The code as it is displayed and written down: six groups of four. */
export const formatRecoveryCode = (code: string): string =>
  codeKey(code)
    .match(new RegExp(`.{1,${groupSigns}}`, 'g'))
    ?.join('-') ?? '';

/** Tells a typing error from a code that is not the account's. */
export function whyNotRecoveryCode(typed: string): Why | null {
  const field = 'code';
  const key = codeKey(typed);
  if (key === '') return why('field_empty', { field });
  const isWhole =
    key.length === recoveryCodeLength && [...key].every((sign) => codeAlphabet.includes(sign));
  if (isWhole && numberOf(key) % modulus === 1n) return null;
  return why('recovery_code_mistyped', { field, most: recoveryCodeLength });
}
