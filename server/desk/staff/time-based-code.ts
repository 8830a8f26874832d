import { createHmac, timingSafeEqual } from 'node:crypto';

/** The parameters that every authenticator app assumes: RFC 6238 with SHA-1, six digits, 30 s. */
const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648, without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => {
    const value = alphabet.indexOf(sign);
    if (value === -1) throw new Error('A secret is not written in base32');
    return value.toString(2).padStart(5, '0');
  }).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const stepAt = (seconds: number): number => Math.floor(seconds / stepSeconds);

/** The code of one time step, truncated as in RFC 4226. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The steps in the range that have this code, all compared in constant time. */
export function stepsOfCode(secret: string, code: string, first: number, last: number): number[] {
  if (code.length !== digits || !/^\d+$/.test(code)) return [];
  const steps = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return steps.filter((step) =>
    timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code)),
  );
}
