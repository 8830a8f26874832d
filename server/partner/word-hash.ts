import { createHash, randomBytes } from 'node:crypto';
import { codeFromBytes, codeKey, formatCode } from '#domain/partner/authorization-code.ts';

/** Only a word's digest is stored; spelling variants hash alike. */
export const wordHashOf = (word: string): Buffer =>
  createHash('sha256').update(codeKey(word)).digest();

/** One half of what opens an account; the other half is a link, shown to a different person. */
export function makeWord() {
  const word = formatCode(codeFromBytes(randomBytes(10)));
  return { word, wordHash: wordHashOf(word) };
}
