import { codeKey } from '#domain/partner/authorization-code.ts';
import { sha256Bytes } from '../../platform/process/process.ts';

/** Only the digest of a code is stored. */
export const hashCode = (typedCode: string) => sha256Bytes(codeKey(typedCode));

/** A code's public id: the beginning of its digest, which cannot be redeemed. */
export const getCodeId = (code: string): string => hashCode(code).toString('hex', 0, 6);
