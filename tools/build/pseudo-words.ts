import type { Words } from './compile-messages.ts';

/** Delimits every text of ours, and nothing else. */
export const markers = { begin: '⟦', end: '⟧' } as const;

const plain = 'aceinouyACEINOUY';
const accented = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** How much longer than English other languages are, as a rule of thumb. */
const growth = 0.4;
const filler = 'óñé ťŵó ťĥŕéé ƒóúŕ ƒíṽé ';

/**
 * Pseudolocalises an English message: marked, accented and longer. Placeholders and plural choices
 * are kept.
 */
export function pseudoMessage(message: string): string {
  const within: ('words' | 'argument')[] = ['words'];
  let letters = 0;
  let isTag = false;
  const changed = [...message].map((sign) => {
    const openTag = within.at(-1);
    if (sign === '{') within.push(openTag === 'words' ? 'argument' : 'words');
    else if (sign === '}') within.pop();
    else if (openTag === 'words' && sign === '<') isTag = true;
    else if (sign === '>') isTag = false;
    else if (openTag === 'words' && !isTag) {
      letters += 1;
      const signIndex = plain.indexOf(sign);
      return signIndex === -1 ? sign : accented[signIndex];
    }

    return sign;
  });

  const filling = filler.repeat(1 + Math.floor((letters * growth) / filler.length));
  const end = filling.slice(0, Math.ceil(letters * growth)).trimEnd();

  return `${markers.begin}${changed.join('')} ${end}${markers.end}`;
}

export const pseudoWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === 'string' ? pseudoMessage(word) : pseudoWords(word),
    ]),
  );
