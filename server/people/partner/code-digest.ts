import { codeKey } from '#domain/partner/authorization-code.ts';
import { sha256Bytes } from '../../platform/process/process.ts';

/** Only the digest of a code is stored. */
export const codeDigest = (typed: string) => sha256Bytes(codeKey(typed));

/** A code's public id: the beginning of its digest, which cannot be redeemed. */
export const codeIdOf = (code: string): string => codeDigest(code).toString('hex', 0, 6);
