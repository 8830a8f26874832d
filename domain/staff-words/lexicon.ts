import { keysOf } from '../name-list.ts';
import type { Clause } from './clauses.ts';
import { alike } from './clauses.ts';
import { type Found, termFinder } from './find-terms.ts';
import { any } from './word-texts/any.ts';
import { de } from './word-texts/de.ts';
import { en } from './word-texts/en.ts';
import { es } from './word-texts/es.ts';
import { fr } from './word-texts/fr.ts';
import { ja } from './word-texts/ja.ts';
import { ko } from './word-texts/ko.ts';
import { pt } from './word-texts/pt.ts';
import { ru } from './word-texts/ru.ts';
import { th } from './word-texts/th.ts';
import { vi } from './word-texts/vi.ts';
import { zh } from './word-texts/zh.ts';
import { type Concept, concepts } from './words.ts';
import { numbersIn } from './written-numbers.ts';

/** Both Chinese scripts are read as one; `any` holds what is the same in every language. */
const tongues = { any, de, en, es, fr, ja, ko, pt, ru, th, vi, zh };

export type Tongue = keyof typeof tongues;

export interface Meaning {
  readonly tongue: Tongue;
  readonly concept: Concept;
}

/** A term in a text; a number has its value. */
export interface Hit extends Found<Meaning> {
  readonly value?: number;
}

type Terms = (readonly [term: string, meaning: Meaning])[];

interface Lexicon {
  readonly whole: ReturnType<typeof termFinder<Meaning>>;
  readonly spelled: ReturnType<typeof termFinder<Meaning>>;
  readonly apart: ReturnType<typeof termFinder<Meaning>>;
}

let lexicon: Lexicon | null = null;

/** Built when the first text is checked. */
function lexiconOf(): Lexicon {
  lexicon ??= makeLexicon();
  return lexicon;
}

const edge = /^[\p{sc=Latn}\p{sc=Cyrl}\p{N}]/u;

/** A term in the same normalised form as texts, with a space where a word must begin or end. */
function bounded(term: string): string {
  const bare = alike(term.replaceAll('*', ''));
  const prefix = edge.test(bare) && !term.startsWith('*') ? ' ' : '';
  const ends = edge.test(bare.at(-1) ?? '') && !term.endsWith('*') ? ' ' : '';
  return `${prefix}${bare}${ends}`;
}

/** Long enough that letters of other words do not form them by accident. */
const apartLeast = 7;
const readApart: readonly Concept[] = ['promise', 'sure', 'secret', 'remote', 'outside', 'social'];
const neverSpelled: readonly Concept[] = ['no', 'warn', 'claim', 'but', 'shield', 'common', 'own'];

function makeLexicon(): Lexicon {
  const whole: Terms = [];
  const spelled: Terms = [];
  const apart: Terms = [];

  for (const tongue of keysOf(tongues)) {
    for (const concept of concepts) {
      for (const term of (tongues[tongue][concept] ?? '').split(/[|\n]/)) {
        if (term.trim() === '') continue;

        const meaning = { tongue, concept };
        whole.push([bounded(term.trim()), meaning]);
        const joinedTerm = alike(term.replaceAll('*', '')).replaceAll(' ', '');
        const isLatin = edge.test(joinedTerm);

        if (!neverSpelled.includes(concept) && (!isLatin || joinedTerm.length >= 3)) {
          spelled.push([joinedTerm, meaning]);
        }

        if (isLatin && joinedTerm.length >= apartLeast && readApart.includes(concept)) {
          apart.push([joinedTerm, meaning]);
        }
      }
    }
  }

  return { whole: termFinder(whole), spelled: termFinder(spelled), apart: termFinder(apart) };
}

/** Every term in a clause, with the characters of the text that it covers. */
export function findIn(clause: Clause): Hit[] {
  const { whole, spelled, apart } = lexiconOf();
  const { text, at } = clause;
  const sourceOf = ({ from, to, ...hit }: Hit): Hit => ({
    ...hit,
    from: at[text.charAt(from) === ' ' ? from + 1 : from] ?? 0,
    to: (at[text.charAt(to - 1) === ' ' ? to - 2 : to - 1] ?? 0) + 1,
  });

  const inRuns = clause.spelled.flatMap(([start, end]) =>
    spelled(text.slice(start, end)).map(({ meaning, from, to }) => ({
      meaning,
      from: from + start,
      to: to + start,
    })),
  );

  const places = [...text].flatMap((char, place) => (char === ' ' ? [] : [place]));
  const inPieces = apart(text.replaceAll(' ', '')).map(({ meaning, from, to }) => ({
    meaning,
    from: places[from] ?? 0,
    to: (places[to - 1] ?? 0) + 1,
  }));

  const amounts = [...text.matchAll(/\d{3,}/g)].map(({ 0: digits, index }) => ({
    meaning: { tongue: 'any', concept: 'money' } as const,
    from: index,
    to: index + digits.length,
  }));

  const numbers = numbersIn(text).map(({ tongue, ...number }) => ({
    ...number,
    meaning: { tongue, concept: 'amount' } as const,
  }));
  const allHits: Hit[] = [...whole(text), ...inRuns, ...inPieces, ...amounts, ...numbers];

  return allHits.map(sourceOf);
}
