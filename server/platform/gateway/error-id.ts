import { randomBytes } from 'node:crypto';
import { codeAlphabet } from '#domain/partner/authorization-code.ts';

const idLength = 8;

/** The id that a partner tells customer service and an operator finds in the log. */
export const createErrorId = (): string =>
  [...randomBytes(idLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');

const linesMax = 50;
const windowMs = 1_000;

/** Limits the log lines per second, because refusals under load must not fill the disk. */
export function createLogLimit(countMax = linesMax, elapsed = () => performance.now()) {
  let windowStart = Number.NEGATIVE_INFINITY;
  let lines = 0;
  return (): boolean => {
    if (elapsed() - windowStart >= windowMs) {
      windowStart = elapsed();
      lines = 0;
    }

    lines += 1;
    return lines <= countMax;
  };
}
