import { md5 as digest } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The 32 hexadecimal digits of a text's MD5, because the specification sends the transaction
 * password that way. It protects nothing: the server treats the digest as the password itself.
 */
export const md5 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
