import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32nopad } from '@scure/base';

/** The parameters that every authenticator app assumes: RFC 6238 with SHA-1, six digits, 30 s. */
const stepSeconds = 30;
const digits = 6;

export const stepAt = (seconds: number): number => Math.floor(seconds / stepSeconds);

/** The code of one time step, truncated as in RFC 4226. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', base32nopad.decode(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The steps in the range that have this code, all compared in constant time. */
export function stepsOfCode(secret: string, code: string, first: number, last: number): number[] {
  if (code.length !== digits || !/^\d+$/.test(code)) return [];
  const steps = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return steps.filter((step) =>
    timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code)),
  );
}
