import type { Language } from '#domain/language.ts';
import { shapeOf } from './test-texts.ts';

type Words = readonly (readonly [word: string, value: number])[];

/**
 * How each language says small numbers, as patterns of whole words. One is left out: it is an
 * article in half of the languages. Japanese writes digits.
 */
const numberWords: Record<Language, Words> = {
  en: [
    ...([
      ['two', 2],
      ['three', 3],
      ['four', 4],
      ['five', 5],
      ['six', 6],
      ['seven', 7],
    ] as const),
    ...([
      ['eight', 8],
      ['nine', 9],
      ['ten', 10],
      ['tenth', 10],
      ['twelve', 12],
    ] as const),
    ...([
      ['sixteen', 16],
      ['thirty', 30],
      ['sixty', 60],
    ] as const),
  ],
  de: [
    ...([
      ['zwei(?:mal)?', 2],
      ['drei(?:mal)?', 3],
      ['vier(?:mal)?', 4],
    ] as const),
    ...([
      ['fünf(?:mal)?', 5],
      ['sechs(?:mal)?', 6],
      ['sieben', 7],
      ['acht', 8],
    ] as const),
    ...([
      ['neun', 9],
      ['zehn(?:mal|tel)?', 10],
      ['sechzehn', 16],
      ['dreißig', 30],
    ] as const),
  ],
  fr: [
    ...([
      ['deux', 2],
      ['trois', 3],
      ['quatre', 4],
      ['cinq', 5],
      ['six', 6],
      ['sept', 7],
    ] as const),
    ...([
      ['huit', 8],
      ['dix', 10],
      ['dixième', 10],
      ['seize', 16],
      ['trente', 30],
    ] as const),
  ],
  es: [
    ...([
      ['dos', 2],
      ['tres', 3],
      ['cuatro', 4],
      ['cinco', 5],
      ['seis', 6],
      ['siete', 7],
    ] as const),
    ...([
      ['ocho', 8],
      ['nueve', 9],
      ['diez', 10],
      ['décima', 10],
      ['dieciséis', 16],
    ] as const),
  ],
  pt: [
    ...([
      ['dois|duas', 2],
      ['três', 3],
      ['quatro', 4],
      ['cinco', 5],
      ['seis', 6],
    ] as const),
    ...([
      ['sete', 7],
      ['oito', 8],
      ['nove', 9],
      ['dez', 10],
      ['dezesseis', 16],
    ] as const),
  ],
  ru: [
    ...([
      ['два|две|двух|двум|двумя|двое|двоих|двоим', 2],
      ['три|трёх|тремя', 3],
    ] as const),
    ...([
      ['четыре|четырёх', 4],
      ['пять|пяти', 5],
      ['шесть|шести|шестью', 6],
    ] as const),
    ...([
      ['семь|семи', 7],
      ['восемь', 8],
      ['десять|десяти', 10],
      ['шестнадцать', 16],
    ] as const),
  ],
  ja: [],
  ko: [
    ...([
      ['두(?= )', 2],
      ['세(?= (?:번|명|가지))', 3],
      ['네(?= (?:번|명|가지))', 4],
    ] as const),
    ...([
      ['다섯', 5],
      ['여섯', 6],
      ['일곱', 7],
      ['여덟', 8],
      ['열(?= (?:번|자리|명))', 10],
    ] as const),
  ],
  th: [
    ...([
      ['สอง', 2],
      ['สาม(?!ารถ)', 3],
      ['(?<!เ)สี่', 4],
      ['ห้า(?!ม)', 5],
      ['(?<!สิบ)หก', 6],
    ] as const),
    ...([
      ['เจ็ด', 7],
      ['แปด', 8],
      ['เก้า', 9],
      ['สิบ(?!หก)', 10],
      ['สิบหก', 16],
    ] as const),
  ],
  vi: [
    ...([
      ['hai', 2],
      ['ba', 3],
      ['bốn', 4],
      ['năm(?= lần)', 5],
      ['(?<!mười )sáu', 6],
      ['bảy', 7],
    ] as const),
    ...([
      ['tám', 8],
      ['chín', 9],
      ['mười(?! sáu)', 10],
      ['mười sáu', 16],
    ] as const),
  ],
  'zh-CN': [
    ...([
      ['[两二](?!维码)', 2],
      ['三', 3],
      ['四', 4],
      ['五', 5],
      ['(?<!十)六', 6],
      ['七', 7],
    ] as const),
    ...([
      ['八', 8],
      ['九', 9],
      ['十(?!六|分)', 10],
      ['十六', 16],
    ] as const),
  ],
  'zh-TW': [
    ...([
      ['[兩二](?!平)', 2],
      ['三', 3],
      ['四', 4],
      ['五', 5],
      ['(?<!十)六', 6],
      ['七', 7],
    ] as const),
    ...([
      ['八', 8],
      ['九', 9],
      ['十(?!六|分)', 10],
      ['十六', 16],
    ] as const),
  ],
};

/** Languages that put no space between words; what is looked for may stand inside a run of them. */
const isUnspaced = (language: Language) => ['th', 'ja', 'zh-CN', 'zh-TW'].includes(language);

/** Every number that a text says itself, in digits or in words; not those that come in as values. */
export function numbersSaid(language: Language, text: string): number[] {
  const said = shapeOf(text).said.join('\n').toLowerCase();
  const digits = [...said.matchAll(/\p{Nd}+/gu)].map(([number]) => Number(number));
  const words = numberWords[language].flatMap(([word, value]) => {
    const pattern = isUnspaced(language) ? word : `(?<!\\p{L})(?:${word})(?!\\p{L})`;
    return [...said.matchAll(new RegExp(pattern, 'gu'))].map(() => value);
  });
  return [...digits, ...words];
}
