import { namedNumber } from './word-texts/account-words.ts';

/* Finds account numbers and wallet addresses in a normalised text: partners pay in only as the
   app says, with a reference of their own. */

/** Dates, times, amounts and plan numbers are digits that everyone may write. */
const harmless = new RegExp(
  [
    '\\b20\\d\\d-(?:0\\d|1[0-2])-[0-3]\\d(?:[T ][0-2]\\d:[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?Z?)?\\b',
    '\\b(?:[012]?\\d|3[01])[./](?:[012]?\\d|3[01])[./](?:20)?\\d\\d\\b',
    '\\b[0-2]?\\d:[0-5]\\d(?::[0-5]\\d)?\\b',
    "\\b\\d{1,3}(?:[,.'’ ]\\d{3}){1,2}[.,]\\d{2}(?![\\d])",
    '(?<![\\d.,])\\d{1,6}[.,]\\d{1,2}(?![.,]?\\d)',
    '\\bP\\d{6}[0-9A-HJKMNP-TV-Z]{4,16}\\b',
    '\\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\b',
    '\\b[FR]-[0-9A-Za-z]{4}(?:-?[0-9A-Za-z]{4})?\\b',
  ].join('|'),
  'g',
);

const longNumber = /\d(?:[\s\-–—‐‑−._/\\()[\]*|+~#·•・'’]{0,3}\d){7,}/u;
/** Digit by digit, whatever separates them. */
const singleDigits = /(?<!\d)\d(?:[^\p{L}\d]{1,4}\d(?!\d)){7,}/u;
const iban = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/;

export function holdsNumber(plain: string): boolean {
  const rest = plain.replace(harmless, ' § ');
  if (iban.test(rest) || namedNumber.test(rest)) return true;
  return [rest, spelledOut(rest), withLookAlikes(rest)].some(
    (text) => longNumber.test(text) || singleDigits.test(text),
  );
}

/** An O among digits is a zero. */
const withLookAlikes = (text: string) =>
  text.replace(/[\dOoIlSB][\dOoIlSB\s-]{6,}/g, (run) =>
    (run.match(/\d/g) ?? []).length < 4
      ? run
      : run.replace(/[Oo]/g, '0').replace(/[Il]/g, '1').replace(/S/g, '5').replace(/B/g, '8'),
  );

/** Digits as words, zero to nine, in the product's languages. */
const digitWords: readonly string[] = [
  'zero|oh|null|cero|zéro|zero|ноль|нуль|không|ศูนย์|零|〇|ゼロ|공|영',
  'one|eins|uno|un|um|один|một|หนึ่ง|一|壹|幺|イチ|일',
  'two|zwei|zwo|dos|deux|dois|два|hai|สอง|二|贰|貳|ニ|이',
  'three|drei|tres|trois|três|три|ba|สาม|三|叁|參|サン|삼',
  'four|vier|cuatro|quatre|quatro|четыре|bốn|สี่|四|肆|ヨン|사',
  'five|fünf|cinco|cinq|пять|năm|ห้า|五|伍|ゴ|오',
  'six|sechs|seis|шесть|sáu|หก|六|陆|陸|ロク|육|륙',
  'seven|sieben|siete|sept|sete|семь|bảy|เจ็ด|七|柒|ナナ|칠',
  'eight|acht|ocho|huit|oito|восемь|tám|แปด|八|捌|ハチ|팔',
  'nine|neun|nueve|neuf|nove|девять|chín|เก้า|九|玖|キュウ|구',
];

const wordDigits = new Map(
  digitWords.flatMap((words, digit) =>
    words.split('|').map((word) => [word.normalize('NFKC'), digit] as const),
  ),
);
const unspaced = [...wordDigits.keys()].filter((word) => !/^[\p{sc=Latn}\p{sc=Cyrl}]/u.test(word));
const spaced = [...wordDigits.keys()].filter((word) => !unspaced.includes(word));
const anyWord = new RegExp(
  `(?<!\\p{L})(?:${spaced.join('|')})(?!\\p{L})|${unspaced.join('|')}`,
  'giu',
);

const spelledOut = (text: string) =>
  text.replace(anyWord, (word) => ` ${wordDigits.get(word.toLowerCase()) ?? word} `);

/** Blockchains by their address prefixes, with separators removed. */
const knownAddresses = [
  /0x[0-9a-fA-F]{40}/,
  /(?:bc1|tb1|ltc1)[02-9ac-hj-np-z]{25,}/i,
  /addr1[02-9ac-hj-np-z]{40,}/i,
  /bitcoincash:[a-z0-9]{30,}/i,
];

export function holdsAddress(plain: string): boolean {
  const joinedText = plain.replace(/[\s\-–—._*|]+/g, '');
  if (knownAddresses.some((shape) => shape.test(joinedText))) return true;
  const rest = plain.replace(harmless, ' ');
  return (rest.match(/[A-Za-z0-9_-]{24,}/g) ?? []).some(looksRandom) || holdsPieces(rest);
}

/** Letters and digits that contain no word. */
const looksRandom = (token: string): boolean =>
  (token.match(/\d/g) ?? []).length >= 3 && (token.match(/[A-Za-z]/g) ?? []).length >= 4;

/** An address in pieces: many short ones in a row that are not words. */
function holdsPieces(text: string): boolean {
  const noCounts = { letters: 0, digits: 0 };
  let run = noCounts;

  for (const token of text.split(/[\s\-–—._*|/,]+/)) {
    const digits = (token.match(/\d/g) ?? []).length;
    run = isPiece(token)
      ? { letters: run.letters + token.length - digits, digits: run.digits + digits }
      : noCounts;
    if (run.letters + run.digits >= 22 && run.digits >= 3 && run.letters >= 4) return true;
  }

  return false;
}

const isPiece = (token: string): boolean =>
  /^[A-Za-z0-9]{1,14}$/.test(token) &&
  (/\d/.test(token) || /[a-z][A-Z]|^[A-Z]{2}|^[A-Za-z]$/.test(token));
