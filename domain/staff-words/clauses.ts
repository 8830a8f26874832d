import { plainLetter } from './look-alikes.ts';

/** A clause between two commas, normalised, with one space around each word. */
export interface Clause {
  readonly text: string;
  /** The position of each character in the original text. */
  readonly at: readonly number[];
  /** Parts that were spelled letter by letter, in which word boundaries are unknown. */
  readonly spelled: readonly (readonly [from: number, to: number])[];
}

export type Sentence = readonly Clause[];

const invisible =
  /\p{Cf}|\p{Co}|\u115f|\u1160|\u3164|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0f]|\u20e3/gu;

/** Boxed letters and flags, which Unicode does not classify as letters. */
const boxed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

const unboxed = (char: string): string => {
  const code = char.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170, 0x1f150].find((start) => code >= start) ?? code;
  return String.fromCharCode(97 + code - first);
};

/** One form for all the ways to write a letter or digit, and no invisible characters. */
export const visibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(boxed, unboxed)
    .replace(invisible, '')
    .normalize('NFC')
    // Remaining marks belong to no letter: they strike it through or pile up on it.
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)));

const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode digits come in rows of ten that start at zero. */
function digitOf(digit: string): number {
  if (digit >= '0' && digit <= '9') return Number(digit);
  const code = digit.codePointAt(0) ?? 0;
  let lettersBefore = 0;
  while (lettersBefore < 9 && isDigit(code - lettersBefore - 1)) lettersBefore += 1;
  return lettersBefore;
}

const runStart = '\ue000';
const runEnd = '\ue001';
const single = '[\\p{L}\\p{N}%]\\p{M}*';
const wordChar = '\\p{L}\\p{N}\\p{M}';
const spelledRun = new RegExp(
  `(?<![${wordChar}])${single}(?:[^${wordChar}\\n%]{1,3}${single}(?![${wordChar}])){2,}`,
  'gu',
);

/** Joins words that were spelled letter by letter, and marks them. */
export const withoutSpelling = (text: string): string =>
  text.replace(
    spelledRun,
    (run) => `${runStart}${run.replace(/[^\p{L}\p{N}\p{M}%]+/gu, '')}${runEnd}`,
  );

type Kind = 'letter' | 'dense' | 'mark' | 'percent' | 'sentence' | 'pause' | 'point' | 'other';

const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['mark', /^\p{M}$/u],
  ['dense', /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}ー々〇]$/u],
  ['letter', /^[\p{L}\p{N}]$/u],
  ['percent', /^%$/],
  ['sentence', /^[\n!?。…‼]$/],
  ['pause', /^[,;:、—–()[\]{}“”„"«»「」『』]$/],
  ['point', /^\.$/],
];
const kindsByChar = new Map<string, Kind>();

function kindOf(char: string): Kind {
  const cachedKind = kindsByChar.get(char);
  if (cachedKind) return cachedKind;
  const kind = kinds.find(([, shape]) => shape.test(char))?.[0] ?? 'other';
  if (kindsByChar.size < 20_000) kindsByChar.set(char, kind);
  return kind;
}

class Writer {
  sentences: Clause[][] = [[]];
  private text = ' ';
  private at: number[] = [0];
  private spelled: [number, number][] = [];
  private last: Kind = 'other';
  private runFrom: number | null = null;

  write(char: string, kind: Kind, from: number): void {
    const isJoined = this.last === kind && kind !== 'percent';
    if (!isJoined && !this.text.endsWith(' ')) this.put(' ', from);
    this.put(plainLetter(char), from);
    this.last = kind;
  }

  mark(char: string, from: number): void {
    if (this.last !== 'other') this.put(char, from);
  }

  /** Between letters of dense scripts a space means nothing. */
  space(from: number): void {
    if (this.last === 'dense') return;
    if (!this.text.endsWith(' ')) this.put(' ', from);
    this.last = 'other';
  }

  beginRun(): void {
    this.runFrom = this.text.length;
  }

  endRun(): void {
    if (this.runFrom !== null) this.spelled.push([this.runFrom, this.text.length]);
    this.runFrom = null;
  }

  endClause(from: number): void {
    const isInRun = this.runFrom !== null;
    if (isInRun) this.endRun();
    if (!this.text.endsWith(' ')) this.put(' ', from);
    const { text, at, spelled } = this;
    if (text.length > 1) this.sentences.at(-1)?.push({ text, at, spelled });
    this.text = ' ';
    this.at = [from];
    this.spelled = [];
    this.last = 'other';
    if (isInRun) this.beginRun();
  }

  endSentence(from: number): void {
    this.endClause(from);
    if (this.sentences.at(-1)?.length) this.sentences.push([]);
  }

  private put(text: string, from: number): void {
    this.text += text;
    for (let index = 0; index < text.length; index += 1) this.at.push(from);
  }
}

/** Splits a text into normalised sentences and clauses. */
export function sentencesOf(text: string): Sentence[] {
  const writer = new Writer();
  let from = 0;

  for (const char of text) {
    const next = text.charAt(from + char.length);
    if (char === runStart) writer.beginRun();
    else if (char === runEnd) writer.endRun();
    else writeChar(writer, char, from, next);
    from += char.length;
  }

  writer.endSentence(from);
  return writer.sentences.filter((sentence) => sentence.length > 0);
}

function writeChar(writer: Writer, char: string, from: number, next: string): void {
  const kind = kindOf(char);
  if (kind === 'mark') writer.mark(char, from);
  else if (kind === 'letter' || kind === 'dense' || kind === 'percent') {
    writer.write(char, kind, from);
  } else if (kind === 'sentence' || (kind === 'point' && /^\s?$/.test(next))) {
    writer.endSentence(from);
  } else if (kind === 'pause' && !isInNumber(char, next)) writer.endClause(from);
  else writer.space(from);
}

/** 1,240.50 and 09:30 are not two clauses. */
const isInNumber = (char: string, next: string) => /[,:]/.test(char) && /\d/.test(next);

/** A term in the same normalised form as texts. */
export const alike = (term: string): string =>
  sentencesOf(visibleText(term.replaceAll('.', ' ')))
    .flat()
    .map(({ text }) => text.trim())
    .join(' ');
