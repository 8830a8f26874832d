import type { PdfFonts } from './pdf-fonts.ts';
import { type Canvas, Pen, type Style } from './pdf-text.ts';
import type { PaperRow, PaperWords } from './pdf-words.ts';
import type { Statement } from './whole-statement.ts';

const page = { width: 595.28, left: 48, right: 547, top: 56, bottom: 782 };
const inner = page.right - page.left;
const full = { x: page.left, width: inner };
const columns = {
  time: { x: page.left, width: 122 },
  what: { x: 180, width: 199 },
  amount: { x: 387, width: 77 },
  available: { x: 470, width: 77 },
} as const;

const ink = '#15181c';
const quiet = '#5c6168';
const rule = '#dcd9d0';
const accent = '#1d3fbb';
const band = '#f6e3b4';

const label: Style = { size: 7.5, color: quiet };
const small: Style = { size: 7, color: quiet };
const plain: Style = { size: 8.5 };
const strong: Style = { size: 8.5, weight: 'strong' };
const figure: Style = { size: 12, weight: 'strong' };
const noteGap = 10;
const lineGap = 12;
const proofGap = 29;
const tableHeadHeight = 7;
const openingHeight = 124 + 3 * 27 + 17 + 84;

type Document = PDFKit.PDFDocument;

/** A row with its notes broken into lines, and its height. */
export interface PlacedRow extends PaperRow {
  readonly lines: readonly string[];
  readonly height: number;
}

/** Lays out the pages of a statement. */
export class Paper {
  readonly #document: Document;
  readonly #pen: Pen;
  readonly #statement: Statement;
  readonly #words: PaperWords;
  #y = 0;
  #pages = 0;
  #page = 0;

  constructor(document: Document, fonts: PdfFonts, statement: Statement, words: PaperWords) {
    this.#document = document;
    this.#pen = new Pen(document as Canvas, fonts, statement.language);
    this.#statement = statement;
    this.#words = words;
  }

  place(row: PaperRow): PlacedRow {
    const { width } = columns.what;
    const lines = row.notes.flatMap((note) => this.#pen.wrap(note, small, width));
    return { ...row, lines, height: Math.max(3, 1 + lines.length) * noteGap + 9 };
  }

  /** The first page down to the table. The rows are needed to count the pages. */
  opening(rows: readonly PlacedRow[]): void {
    this.#pages = this.#countPages(rows);
    this.#turn();

    const { network, facts, figures } = this.#words;
    const { texts, facts: about } = this.#statement;
    this.#pen.line(network, { size: 10, color: accent, weight: 'strong' }, { ...full, y: 70 });
    this.#pen.line(texts.title, { size: 24, weight: 'strong' }, { ...full, y: 97 });

    this.#y = 124;

    for (const [name, value, detail] of facts) {
      this.#pen.fit(name, label, { x: page.left, y: this.#y, width: 90 });
      this.#pen.fit(value, plain, { x: 140, y: this.#y, width: 407 });
      if (detail !== '') this.#pen.fit(detail, small, { x: 140, y: this.#y + 10.5, width: 407 });
      this.#y += detail === '' ? 17 : 27;
    }

    this.#figures(figures, about.currency);
    if (rows.length > 0) this.#tableHead();
    else this.#pen.line(texts.none, plain, { ...full, y: this.#y });
  }

  /** Simulates drawing the rows. */
  #countPages(rows: readonly PlacedRow[]): number {
    let pages = 1;

    let y = openingHeight + tableHeadHeight;
    for (const { height } of rows) {
      if (y + height > page.bottom) {
        pages += 1;
        y = page.top + tableHeadHeight;
      }
      y += height;
    }
    return y + this.#endingHeight() > page.bottom ? pages + 1 : pages;
  }

  /** Starts a new page, with the demo notice at its top if it is a demo. */

  #turn(): void {
    this.#document.addPage();
    this.#page += 1;
    this.#y = page.top;

    const { demo, foot } = this.#words;
    if (demo !== '') {
      this.#document.rect(0, 0, page.width, 26).fill(band);
      this.#pen.fit(demo, strong, { ...full, y: 16.5 });
    }

    this.#rule(800);
    this.#pen.line(foot, small, { ...full, y: 813 });
    const number = this.#statement.texts.page
      .replace('{page}', `${this.#page}`)
      .replace('{pages}', `${this.#pages}`);
    this.#pen.line(number, small, { ...full, y: 813, align: 'right' });
  }

  #rule(y: number, color = rule): void {
    this.#document.moveTo(page.left, y).lineTo(page.right, y);
    this.#document.lineWidth(0.6).strokeColor(color).stroke();
  }

  /** Four figures in a row; gains and losses look alike. */
  #figures(figures: PaperWords['figures'], currency: string): void {
    const width = inner / figures.length;
    this.#rule(this.#y);
    for (const [index, [name, value]] of figures.entries()) {
      const box = { x: page.left + index * width, width: width - 8 };
      this.#pen.fit(name, label, { ...box, y: this.#y + 17 });
      this.#pen.fit(value, figure, { ...box, y: this.#y + 34 });
      this.#pen.line(currency, small, { ...box, y: this.#y + 45 });
    }
    this.#rule(this.#y + 58);
    this.#y += 84;
  }

  #tableHead(): void {
    const { texts } = this.#statement;
    const y = this.#y;
    this.#pen.fit(`${texts.localTime} · ${texts.utc}`, label, { ...columns.time, y });
    this.#pen.fit(texts.kind, label, { ...columns.what, y });
    this.#pen.fit(texts.amount, label, { ...columns.amount, y, align: 'right' });
    this.#pen.fit(texts.available, label, { ...columns.available, y, align: 'right' });
    this.#y += tableHeadHeight;
    this.#rule(this.#y, ink);
  }

  row({ height, lines, ...row }: PlacedRow): void {
    if (this.#y + height > page.bottom) {
      this.#turn();
      this.#tableHead();
    }

    const y = this.#y + 14;
    this.#pen.fit(row.local, plain, { ...columns.time, y });
    this.#pen.fit(row.utc, small, { ...columns.time, y: y + noteGap });
    this.#pen.fit(row.record, small, { ...columns.time, y: y + 2 * noteGap });
    this.#pen.fit(row.type, strong, { ...columns.what, y });
    this.#pen.fit(row.amount, strong, { ...columns.amount, y, align: 'right' });
    this.#pen.fit(row.available, plain, { ...columns.available, y, align: 'right' });
    for (const [index, text] of lines.entries()) {
      this.#pen.line(text, small, { ...columns.what, y: y + (index + 1) * noteGap });
    }

    this.#y += height;
    this.#rule(this.#y);
  }

  #checkLines = (): string[] => this.#pen.wrap(this.#statement.texts.checkText, plain, inner);

  #endingHeight = (): number =>
    44 + this.#checkLines().length * lineGap + this.#words.proof.length * proofGap;

  /** How to verify the statement, after the last record. */
  ending(): void {
    if (this.#y + this.#endingHeight() > page.bottom) this.#turn();
    let y = this.#y + 32;
    this.#pen.line(this.#statement.texts.check, { size: 11, weight: 'strong' }, { ...full, y });
    y += 4;
    for (const text of this.#checkLines()) {
      y += lineGap;
      this.#pen.line(text, plain, { ...full, y });
    }
    for (const [name, value] of this.#words.proof) {
      this.#pen.line(name, label, { ...full, y: y + 18 });
      this.#pen.line(value, plain, { ...full, y: y + proofGap });
      y += proofGap;
    }
  }
}
