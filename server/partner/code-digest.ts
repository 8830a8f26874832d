import { createHash } from 'node:crypto';
import { codeKey } from '#domain/partner/authorization-code.ts';

/** What is kept of a code. */
export const codeDigest = (typed: string) => createHash('sha256').update(codeKey(typed)).digest();

/** What is shown of a code that is kept: the beginning of its digest, which opens nothing. */
export const codeIdOf = (code: string): string => codeDigest(code).toString('hex', 0, 6);
