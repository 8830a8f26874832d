import { randomBytes } from 'node:crypto';
import { codeFromBytes, formatCode } from '#domain/partner/authorization-code.ts';
import { codeDigest } from './code-digest.ts';

/** Only the digest of a code word is stored; spelling variants hash alike. */
export const codeWordHashOf = (word: string): Buffer => codeDigest(word);

/** One half of what opens an account; the other half is a link, shown to a different person. */
export function makeCodeWord() {
  const word = formatCode(codeFromBytes(randomBytes(10)));
  return { word, codeWordHash: codeWordHashOf(word) };
}
