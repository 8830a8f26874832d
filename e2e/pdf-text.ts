import { inflateSync } from 'node:zlib';

/** What each code of a font stands for, and how many hexadecimal digits a code has. */
interface Font {
  readonly letters: ReadonlyMap<string, string>;
  readonly digits: number;
}

const firstOf = (text: string, shape: RegExp): string => shape.exec(text)?.[1] ?? '';

/** The objects of a PDF by their number. */
function objectsOf(pdf: Uint8Array): Map<string, string> {
  const text = Buffer.from(pdf).toString('latin1');
  const objects = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...objects].map(([, number = '', body = '']) => [number, body]));
}

function streamOf(body: string): string {
  const bytes = Buffer.from(firstOf(body, /stream\n([\s\S]*?)\nendstream/), 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const textOfHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Reads the table by which reader programs copy and search. */
function fontOf(body: string, table: string): Font {
  const digits = body.includes('/Type0') ? 4 : 2;
  const letters = new Map<string, string>();
  const codeOf = (code: number) => code.toString(16).toUpperCase().padStart(digits, '0');

  // The limits of the table's codes are written the same way, in a part of their own.
  const parts = table.matchAll(/begin(bfchar|bfrange)\n([\s\S]*?)\nend/g);
  for (const [, kind, lines = ''] of parts) {
    for (const line of lines.split('\n')) {
      const [low = '', high = '', hex = high] = [...line.matchAll(/<(\w+)>/g)].map(
        ([, value = '']) => value,
      );
      const first = Number.parseInt(low, 16);
      const last = kind === 'bfrange' ? Number.parseInt(high, 16) : first;
      for (let code = first; code <= last; code += 1) {
        const letter = (Number.parseInt(hex, 16) + code - first).toString(16);
        letters.set(codeOf(code), textOfHex(letter.padStart(hex.length, '0')));
      }
    }
  }
  return { letters, digits };
}

/** The text of each page that Chromium printed, a line per height, as a reader program gives it. */
export function textOfPdf(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf);
  const find = (number: string) => objects.get(number) ?? '';
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));

  return pages.map((page) => {
    const fonts = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
        const body = find(number);
        const table = streamOf(find(firstOf(body, /\/ToUnicode (\d+) 0 R/)));
        return [name, fontOf(body, table)] as const;
      }),
    );
    return linesOf(streamOf(find(firstOf(page, /\/Contents (\d+) 0 R/))), fonts).join('\n');
  });
}

const steps = new RegExp(
  [
    String.raw`\/(?<font>F\d+) [\d.]+ Tf`,
    String.raw`(?<height>[\d.-]+) Tm`,
    // What stands here is named as a whole, since its signs do not stand for one letter each.
    String.raw`ActualText <FEFF(?<named>\w+)> >> BDC`,
    '(?<end>EMC)',
    String.raw`<(?<drawn>\w+)> Tj`,
  ].join('|'),
  'g',
);

function linesOf(content: string, fonts: ReadonlyMap<string, Font>): string[] {
  const lines = new Map<string, string>();
  let font: Font | undefined;
  let height = '';
  let named: string | null = null;
  const add = (text: string) => lines.set(height, (lines.get(height) ?? '') + text);

  for (const { groups: step = {} } of content.matchAll(steps)) {
    if (step.font !== undefined) font = fonts.get(step.font);
    if (step.height !== undefined) height = step.height;
    if (step.named !== undefined) named = step.named;
    if (step.end !== undefined) {
      if (named !== null) add(textOfHex(named));
      named = null;
    }
    if (step.drawn === undefined || named !== null || font === undefined) continue;

    const codes = step.drawn.match(new RegExp(`.{${font.digits}}`, 'g')) ?? [];
    add(codes.map((code) => font?.letters.get(code) ?? '\uFFFD').join(''));
  }
  return [...lines.values()];
}
