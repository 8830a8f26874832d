import type { PdfFonts, Weight } from './pdf-fonts.ts';

export interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

export interface Box {
  readonly x: number;
  /** The baseline of the text. */
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** The drawing surface: a PDF document, or the part of its interface that writing needs. */
export interface Canvas {
  font(name: string, size: number): unknown;
  widthOfString(text: string): number;
  fillColor(color: string): unknown;
  text(text: string, x: number, y: number, options: object): unknown;
}

const ink = '#15181c';
/** Bidirectional control characters could make one line look like another. */
const directionControls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text as it can be printed: one line without invisible characters. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(directionControls, '')
    .replace(/[\s\p{Cc}]+/gu, ' ');

interface Run {
  readonly font: string;
  readonly text: string;
}

/** Writes text whose letters come from several fonts. */
export class Pen {
  readonly #canvas: Canvas;
  readonly #fonts: PdfFonts;
  readonly #words: Intl.Segmenter;

  constructor(canvas: Canvas, fonts: PdfFonts, language: string) {
    this.#canvas = canvas;
    this.#fonts = fonts;
    this.#words = new Intl.Segmenter(language, { granularity: 'word' });
  }

  /** Groups letters by font, so that combining marks join their letters. */
  #runs(text: string, weight: Weight): Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const character of text) {
      const font = this.#fonts.find(character, weight);
      const usableFont = font ?? this.#fonts.find('?', weight);
      if (usableFont === null) continue;

      const lastRun = runs.at(-1);
      const printedCharacter = font === null ? '?' : character;
      if (lastRun?.font === usableFont) lastRun.text += printedCharacter;
      else runs.push({ font: usableFont, text: printedCharacter });
    }
    return runs;
  }

  widthOf(text: string, { size, weight = 'plain' }: Style): number {
    let width = 0;
    for (const run of this.#runs(text, weight)) {
      this.#canvas.font(run.font, size);
      width += this.#canvas.widthOfString(run.text);
    }
    return width;
  }

  /** Breaks text between words, and an overlong word between letters. */
  wrap(text: string, style: Style, width: number): string[] {
    if (this.widthOf(text, style) <= width) return [text];
    const lines: string[] = [];

    let line = '';
    let lineWidth = 0;

    const add = (part: string) => {
      if (line === '' && part.trim() === '') return;
      const partWidth = this.widthOf(part, style);

      if (lineWidth + partWidth > width && line !== '') {
        lines.push(line.trimEnd());
        line = '';
        lineWidth = 0;
        if (part.trim() === '') return;
      }
      line += part;
      lineWidth += partWidth;
    };

    for (const { segment } of this.#words.segment(text)) {
      if (this.widthOf(segment, style) <= width) add(segment);
      else for (const letter of segment) add(letter);
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    return lines;
  }

  /** Text that is too long for its box is shrunk, never cut. */
  fit(text: string, style: Style, box: Box): void {
    const size = Math.min(style.size, (style.size * box.width) / this.widthOf(text, style));
    this.line(text, { ...style, size }, box);
  }

  line(text: string, style: Style, { x, y, width, align = 'left' }: Box): void {
    let left = align === 'right' ? x + width - this.widthOf(text, style) : x;

    this.#canvas.fillColor(style.color ?? ink);
    for (const run of this.#runs(text, style.weight ?? 'plain')) {
      this.#canvas.font(run.font, style.size);
      this.#canvas.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#canvas.widthOfString(run.text);
    }
  }
}
