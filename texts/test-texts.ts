import compile from 'icu-minify/compile';
import { listedIn } from './test-glossary.ts';
import { latinEverywhere, onlyEnglish, sameEverywhere } from './test-same-texts.ts';

export type Words = { readonly [key: string]: string | Words };
export type Texts = ReadonlyMap<string, string>;

/** All messages of a language by their whole key. */
export function flat(words: Words, before = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, word] of Object.entries(words)) {
    if (typeof word === 'string') all.set(before + key, word);
    else for (const [inner, text] of flat(word, `${before}${key}.`)) all.set(inner, text);
  }
  return all;
}

/** A message's placeholders, tags and choices; a plain message has none. */
export interface Shape {
  /** The names of its placeholders. */
  readonly values: ReadonlySet<string>;
  /** The names of its tags. */
  readonly tags: ReadonlySet<string>;
  /** Its literal text, in pieces. */
  readonly said: readonly string[];
  /** Every plural: a message may have several for one value. */
  readonly plurals: readonly Choice[];
  /** Every select, likewise. */
  readonly selects: readonly Choice[];
}

interface Choice {
  readonly name: string;
  readonly branches: readonly string[];
}

/** The keys that only one of the two has. */
export function differentKeys(own: Texts, english: Texts): string[] {
  const lacking = (these: Texts, those: Texts) =>
    [...these.keys()].filter((key) => !those.has(key));
  return [...lacking(english, own), ...lacking(own, english)];
}

/** The texts whose placeholders, tags or choices differ from English. */
export function differentShapes(own: Texts, english: Texts): string[] {
  const marked = (text: string): string => {
    const { values, tags, selects } = shapeOf(text);
    // A language may need the same choice more than once.
    const chosen = new Set(selects.map(({ name, branches }) => [name, ...branches].join()));
    return JSON.stringify([[...values].sort(), [...tags].sort(), [...chosen].sort()]);
  };
  return [...own].flatMap(([key, text]) => {
    const expected = english.get(key);
    return expected === undefined || marked(text) === marked(expected) ? [] : [key];
  });
}

/** The plurals that lack a form of their language, or have one that it does not know. */
export function wrongPlurals(code: string, own: Texts): string[] {
  const known = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const needed = [...known].sort().join();
  return [...own].flatMap(([key, text]) =>
    shapeOf(text).plurals.some(({ branches }) => {
      const forms = branches.filter((branch) => !branch.startsWith('='));
      return forms.join() !== needed;
    })
      ? [key]
      : [],
  );
}

/** A pattern of placeholders and punctuation alone belongs to no language. */
const hasWords = (text: string): boolean => /\p{L}/u.test(shapeOf(text).said.join(''));

/** The texts left in English, except names and words that are the same in that language. */
export function leftInEnglish(code: string, own: Texts, english: Texts): [string, string][] {
  const allowed = new Set([...sameEverywhere, ...listedIn(code, 'Same in English')]);
  return [...own].filter(
    ([key, text]) =>
      code !== 'en' && text === english.get(key) && !allowed.has(text) && hasWords(text),
  );
}

/**
 * The texts with words in Latin letters in another script, except names and abbreviations; in the
 * same script, those with words that only English has.
 */
export function leftInLatin(code: string, own: Texts): [string, string][] {
  if (isLatin(code)) return code === 'en' ? [] : leftEnglishWords(own);
  const allowed = new Set([...latinEverywhere, ...listedIn(code, 'In Latin letters')]);
  return [...own].flatMap(([key, text]) =>
    (
      shapeOf(text)
        .said.join(' ')
        .match(/[A-Za-z][\w.@/-]*\w|[A-Za-z]/g) ?? []
    )
      .filter((word) => !allowed.has(word))
      .map((word): [string, string] => [key, word]),
  );
}

/** Whether a language is written in Latin letters, which CLDR knows. */
const isLatin = (code: string) => new Intl.Locale(code).maximize().script === 'Latn';

const leftEnglishWords = (own: Texts): [string, string][] =>
  [...own].flatMap(([key, text]) =>
    (
      shapeOf(text)
        .said.join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu) ?? []
    )
      .filter((word) => onlyEnglish.includes(word))
      .map((word): [string, string] => [key, word]),
  );

const selectMark = 1;
const pluralMarks = [2, 3];

/** Reads a message as the app does; throws when it cannot be read. */
export function shapeOf(text: string): Shape {
  const shape = {
    values: new Set<string>(),
    tags: new Set<string>(),
    said: [] as string[],
    plurals: [] as Choice[],
    selects: [] as Choice[],
  };
  const compiled = compile(text);
  walk(Array.isArray(compiled) ? compiled : [compiled], shape);
  return shape;
}

type Growing = {
  readonly values: Set<string>;
  readonly tags: Set<string>;
  readonly said: string[];
  readonly plurals: Choice[];
  readonly selects: Choice[];
};

function walk(part: unknown, shape: Growing): void {
  if (!Array.isArray(part)) return;
  for (const piece of part) {
    if (typeof piece === 'string') shape.said.push(piece);
    if (!Array.isArray(piece)) continue;
    const [name, kind, detail] = piece as [string, unknown, unknown];
    // A name with more text behind it is a tag; its content is walked too.
    if (typeof kind === 'string' || Array.isArray(kind)) {
      shape.tags.add(name);
      walk(piece.slice(1), shape);
      continue;
    }
    shape.values.add(name);
    if (typeof detail !== 'object' || detail === null) continue;
    const branches = Object.entries(detail);
    const kept = kind === selectMark ? shape.selects : shape.plurals;
    if (kind === selectMark || pluralMarks.includes(kind as number)) {
      kept.push({ name, branches: branches.map(([branch]) => branch).sort() });
      for (const [, content] of branches) {
        walk(Array.isArray(content) ? content : [content], shape);
      }
    }
  }
}

/** Typographic mistakes: straight quotes everywhere, and more by language. */
const misset: Readonly<Record<string, RegExp>> = {
  fr: /"|« | [;:!?»]/,
  ja: /"|[\u3040-\u30ff\u4e00-\u9fff][,;:!?]/,
  'zh-CN': /"|[\u4e00-\u9fff][,;:!?]/,
  'zh-TW': /"|[\u4e00-\u9fff][,;:!?]/,
};

/** The texts with wrong punctuation for their language, such as a plain space before a colon. */
export const missetIn = (code: string, own: Texts): string[] =>
  [...own].flatMap(([key, text]) =>
    shapeOf(text).said.some((words) => (misset[code] ?? /"/).test(words)) ? [key] : [],
  );
