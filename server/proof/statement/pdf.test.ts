import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { micro } from '#domain/money.ts';
import { factsOf } from '#texts/test-language.ts';
import { drawPdf } from './draw-pdf.ts';
import { spokenTime } from './local-time.ts';
import { loadFonts } from './pdf-fonts.ts';
import { moneyFormat } from './pdf-words.ts';
import { makeChain, makeSigner, makeStatement } from './test-books.ts';
import { textOfPdf } from './test-pdf-text.ts';
import { textsOf } from './texts.ts';

const owner = 'a0000000-0000-4000-8000-000000000001';
const first = new Date('2026-03-01T00:00:00Z');
const signer = makeSigner();

/** A remark in each language's script. */
const remarks = languages.map(({ code }) => factsOf(code).sample);

/** The content of all streams in a PDF, decoded without a reader program. */
function streamsOf(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}

const pagesOf = (pdf: Uint8Array) =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length;

/** The characters that a PDF can give its reader, according to its fonts' Unicode tables. */
function lettersOf(pdf: Uint8Array): Set<string> {
  const tables = streamsOf(pdf).filter((stream) => stream.includes('beginbfrange'));
  const codes = tables.flatMap((table) => [...table.matchAll(/<([0-9a-f]{4,})>/g)]);
  return new Set(
    codes.flatMap(([, code = '']) =>
      (code.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))),
    ),
  );
}

test('a statement carries the letters of all twelve languages, whoever reads it', async () => {
  const chain = makeChain(owner, 12, first, remarks);
  const pdf = await drawPdf(makeStatement(chain, signer, { language: 'ja' }));
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(Buffer.from(pdf.subarray(-6)).toString()).toBe('%%EOF\n');
  expect(pagesOf(pdf)).toBe(2);
  const letters = lettersOf(pdf);
  // A combining mark may be drawn together with its letter, under the letter's name.
  const wanted = [...remarks.join('')].filter((one) => /\p{L}/u.test(one));
  expect(wanted.filter((one) => !letters.has(one))).toEqual([]);
});

/** The font order depends on these languages; each is tested with its readers' text. */
const others = languages.map(({ code }) => code).filter((code) => !/^(ja|ko|zh-TW)$/.test(code));
const readersOf: [order: Language, readers: readonly Language[]][] = [
  ['ja', ['ja', 'ko']],
  ['zh-TW', ['zh-TW']],
  ['zh-CN', others],
];

test.each(readersOf)(
  'the fonts chosen for %s draw every letter of %s: words, amounts and times',
  async (order, readers) => {
    const written = readers.flatMap((language) => {
      const { statement, record, locale } = textsOf(language);
      const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 9, 20, 30));
      const money = moneyFormat(locale);
      return [
        ...Object.values(statement),
        ...Object.values(record).flatMap((words) => Object.values(words)),
        ...months.map((at) => spokenTime(new Date(at), 'Asia/Kathmandu', locale)),
        money(micro(-1_234_567_890_125n), true),
      ];
    });
    written.push(...remarks);
    const fonts = await loadFonts(written, order);
    const letters = [...new Set(written.join(''))];
    expect(letters.filter((one) => fonts.find(one, 'plain') === null)).toEqual([]);
    expect(letters.filter((one) => fonts.find(one, 'strong') === null)).toEqual([]);
  },
);

test('it says what it is about, all of its records, and how to check them', async () => {
  const chain = makeChain(owner, 40, first, ['A remark']);
  const made = makeStatement(chain, signer, { mode: 'demo', timeZone: 'Asia/Kathmandu' });
  const pdf = await drawPdf(made);
  expect(pagesOf(pdf)).toBeGreaterThan(2);
  const pages = textOfPdf(pdf);
  const text = pages.join('\n');
  expect(pages).toHaveLength(pagesOf(pdf));
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(
      'SIMULATED · This is a demo: traffic is simulated and EUR is play money.',
    );
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  for (const { seq, hash } of made.rows) {
    expect(text).toContain(`Record ${seq}, hash ${hash.slice(0, 16)}`);
  }
  expect(text).toContain('Mar 1, 2026, 05:45:00 GMT+5:45');
  expect(text).toContain('2026-03-01 00:00:00 UTC');
  expect(text).toContain(made.chain.end.hash);
  expect(text).toContain(signer.key);
});

test('without records it says so, and signs that hide or turn text are left out', async () => {
  const empty = makeStatement(makeChain(owner, 1, new Date('2025-01-01T00:00:00Z')), signer);
  const none = await drawPdf(empty);
  expect(pagesOf(none)).toBe(1);
  const steered = makeChain(owner, 1, first, ['paid \u202E001 \u0007\u2066🙂']);
  const pdf = await drawPdf(makeStatement(steered, signer));
  expect(textOfPdf(pdf).join('\n')).toContain('paid 001 ?');
  expect(textOfPdf(none).join('\n')).toContain('No transactions');
});
