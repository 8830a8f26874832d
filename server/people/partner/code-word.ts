import { randomBytes } from 'node:crypto';
import { codeFromBytes, formatCode } from '#domain/partner/authorization-code.ts';
import { hashCode } from './hash-code.ts';

/** Only the digest of a code word is stored; spelling variants hash alike. */
export const hashCodeWord = (word: string): Buffer => hashCode(word);

/** One half of what opens an account; the other half is a link, shown to a different person. */
export function createCodeWord() {
  const word = formatCode(codeFromBytes(randomBytes(10)));
  return { word, codeWordHash: hashCodeWord(word) };
}
