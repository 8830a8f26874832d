import { createHash, randomBytes } from 'node:crypto';
import { codeFromBytes, codeKey, formatCode } from '#domain/partner/authorization-code.ts';

/** Only a digest of a word is kept, however it was typed. */
export const wordHashOf = (word: string): Buffer =>
  createHash('sha256').update(codeKey(word)).digest();

/** One half of what opens an account; the other half is a link, which another person is shown. */
export function makeWord() {
  const word = formatCode(codeFromBytes(randomBytes(10)));
  return { word, wordHash: wordHashOf(word) };
}
