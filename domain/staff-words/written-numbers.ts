import { keysOf } from '../name-list.ts';
import { alike } from './clauses.ts';
import { type Found, termFinder } from './find-terms.ts';
import type { Tongue } from './lexicon.ts';
import { numberWords } from './word-texts/number-words.ts';

interface Word {
  readonly tongue: Tongue;
  readonly value: number;
  readonly isMultiplier: boolean;
}

/** A sum in digits, in words, or in both, such as "2 thousand". */
export interface WrittenNumber {
  readonly tongue: Tongue;
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

type WordHit = Found<Word>;

const words = keysOf(numberWords).flatMap((tongue) =>
  (numberWords[tongue]?.words ?? '').split(/\s+/).map((written): readonly [string, Word] => {
    const [term = '', value = ''] = written.split(/[=*]/);
    return [alike(term), { tongue, value: Number(value), isMultiplier: written.includes('*') }];
  }),
);
const findWords = termFinder(words.filter(([term]) => term !== ''));

/** Thousands are separated where there was a sign or a space. */
const digits = /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)|\d+/g;

/** Small numbers in words count days and people far more often than money. */
const wordsLeast = 20;
/** In scripts without spaces a single character is more often part of another word. */
const unspaced: readonly Tongue[] = ['ja', 'ko', 'th', 'zh'];
const currency = /^ ?(?:円|元|块|塊|원|달러|ドル|บาท|美元)/;

/** Every number in a text; numbers in words once for each language that has the words. */
export function numbersIn(text: string): WrittenNumber[] {
  const digitNumbers = [...text.matchAll(digits)].map(({ 0: found, index }) => ({
    ...({ tongue: 'any', from: index, to: index + found.length } as const),
    value: Number(found.replaceAll(' ', '')),
  }));
  const byTongue = new Map<Tongue, WordHit[]>();

  for (const hit of findWords(text)) {
    const ownHits = byTongue.get(hit.meaning.tongue) ?? [];
    byTongue.set(hit.meaning.tongue, ownHits);
    ownHits.push(hit);
  }

  return [...digitNumbers, ...[...byTongue].flatMap((own) => numbersOf(text, own, digitNumbers))];
}

/** Sequences of number words, each of which may begin with digits. */
function numbersOf(
  text: string,
  [tongue, hits]: readonly [Tongue, readonly WordHit[]],
  inDigits: readonly WrittenNumber[],
): WrittenNumber[] {
  const longestAt = new Map<number, WordHit>();
  for (const hit of hits) {
    if ((longestAt.get(hit.from)?.to ?? 0) < hit.to) longestAt.set(hit.from, hit);
  }

  const digitsTo = new Map(inDigits.map((digit) => [digit.to, digit]));
  const found: WrittenNumber[] = [];
  let past = 0;

  for (const start of [...longestAt.keys()].sort((a, b) => a - b)) {
    const first = longestAt.get(start);
    if (!first || start < past) continue;

    const before = digitsTo.get(text.charAt(start - 1) === ' ' ? start - 1 : start);
    const led = first.meaning.isMultiplier ? (before ?? null) : null;
    const chain = chainFrom(text, first, longestAt, led !== null);
    past = chain.at(-1)?.to ?? start;
    const number = { tongue, from: led?.from ?? start, to: past, value: sumOf(chain, led) };
    if (isNumber(text, number, led ? 2 : chain.length)) found.push(number);
  }

  return found;
}

function chainFrom(
  text: string,
  first: WordHit,
  longestAt: ReadonlyMap<number, WordHit>,
  isLed: boolean,
): WordHit[] {
  const chain = [first];
  const { joiner } = numberWords[first.meaning.tongue] ?? {};
  const joiners = joiner ? [`${joiner}`, ` ${joiner} `] : [];

  for (let last = first; ; ) {
    const gap = ['', ' ', ...joiners].find(
      (one) => text.startsWith(one, last.to) && longestAt.has(last.to + one.length),
    );
    const next = gap === undefined ? undefined : longestAt.get(last.to + gap.length);

    // "2000 one day": digits are multiplied, not added to.
    if (!next || (isLed && !next.meaning.isMultiplier)) return chain;

    chain.push(next);
    last = next;
  }
}

function isNumber(text: string, { tongue, from, to, value }: WrittenNumber, parts: number) {
  if (value < wordsLeast) return false;
  if (unspaced.includes(tongue)) return parts > 1 || currency.test(text.slice(to, to + 8));
  return text.charAt(from - 1) === ' ' && text.charAt(to) === ' ';
}

function sumOf(chain: readonly WordHit[], led: WrittenNumber | null): number {
  const { groupFrom = 1000 } = numberWords[chain[0]?.meaning.tongue ?? 'any'] ?? {};
  let [total, group, current] = [0, 0, led?.value ?? 0];

  for (const { meaning } of chain) {
    const { value, isMultiplier } = meaning;
    if (!isMultiplier) current += value;
    else if (value < groupFrom) {
      group += Math.max(current, 1) * value;
      current = 0;
    } else {
      total += Math.max(group + current, 1) * value;
      [group, current] = [0, 0];
    }
  }

  return total + group + current;
}
