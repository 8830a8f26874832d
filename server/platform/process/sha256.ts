import { hash } from 'node:crypto';

type Content = string | Uint8Array;

/** The SHA-256 digest of bytes, or of a text in UTF-8, as it is written: in hex. */
export const sha256 = (content: Content): string => hash('sha256', content, 'hex');

/** The same digest as bytes, as a column holds it. */
export const sha256Bytes = (content: Content): Buffer => hash('sha256', content, 'buffer');
