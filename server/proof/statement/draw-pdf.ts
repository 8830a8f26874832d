import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { loadFonts } from './pdf-fonts.ts';
import { Paper } from './pdf-paper.ts';
import { moneyFormat, paperRow, wordsOf } from './pdf-words.ts';
import type { Statement } from './whole-statement.ts';

/** Draws a statement. Drawing is CPU-bound, so call this in a worker thread. */
export async function drawPdf(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const { texts, locale, language } = statement;
  const money = moneyFormat(locale);
  const words = wordsOf(statement, money);
  const table = statement.rows.map((row) => paperRow(row, statement, money));

  const documentTexts = [
    ...Object.values(texts),
    ...Object.values(words).flat(2),
    ...table.flatMap(({ notes, ...row }) => [...Object.values(row), ...notes]),
  ];
  const fonts = await loadFonts([...documentTexts, ' ?0123456789'], language);

  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: locale,
    displayTitle: true,
    // All fonts are embedded, and PDFKit's default font would not be.
    font: null as unknown as string,
    info: {
      Title: `${words.label}${texts.title} ${words.period}`,
      Author: statement.facts.network,
      CreationDate: statement.facts.generatedAt,
    },
  });

  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const documentEnd = once(document, 'end');
  for (const [name, file] of fonts.files) document.registerFont(name, file);

  const paper = new Paper(document, fonts, statement, words);
  const rows = table.map((row) => paper.place(row));
  paper.opening(rows);
  for (const row of rows) paper.row(row);
  paper.ending();

  document.end();
  await documentEnd;
  return Buffer.concat(chunks);
}
