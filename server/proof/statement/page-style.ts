import { readFileSync } from 'node:fs';
import type { Texts } from '#texts/kinds.ts';

const sharedStyle = readFileSync(new URL('statement.css', import.meta.url), 'utf8');

/** The style of a statement, with what stands at the foot of its printed pages. */
export const pageStyle = (texts: Texts['statement'], foot: string): string =>
  `${sharedStyle}
@page {
  @bottom-left { content: ${cssString(foot)}; }
  @bottom-right { content: ${pageCounter(texts)}; }
}
`;

/** All but letters, digits and blanks are escaped, so no text ends its string or the style. */
const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/** "Page 2 of 5" in the words of the language, with numbers that only the paper knows. */
const pageCounter = (texts: Texts['statement']): string =>
  texts.page
    .split(/\{(pages?)\}/)
    .map((part, index) => (index % 2 === 1 ? `counter(${part})` : cssString(part)))
    .join(' ');
