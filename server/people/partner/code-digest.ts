import { createHash } from 'node:crypto';
import { codeKey } from '#domain/partner/authorization-code.ts';

/** Only the digest of a code is stored. */
export const codeDigest = (typed: string) => createHash('sha256').update(codeKey(typed)).digest();

/** A code's public id: the beginning of its digest, which cannot be redeemed. */
export const codeIdOf = (code: string): string => codeDigest(code).toString('hex', 0, 6);
