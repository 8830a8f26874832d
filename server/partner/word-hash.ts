import { randomBytes } from 'node:crypto';
import { codeFromBytes, formatCode } from '#domain/partner/authorization-code.ts';
import { codeDigest } from './code-digest.ts';

/** Only a word's digest is stored; spelling variants hash alike. */
export const wordHashOf = (word: string): Buffer => codeDigest(word);

/** One half of what opens an account; the other half is a link, shown to a different person. */
export function makeWord() {
  const word = formatCode(codeFromBytes(randomBytes(10)));
  return { word, wordHash: wordHashOf(word) };
}
