import { inflateSync } from 'node:zlib';

const partOf = (text: string, shape: RegExp): string => shape.exec(text)?.[1] ?? '';

/** The objects of a PDF by their number. */
function objectsOf(pdf: Uint8Array): Map<string, string> {
  const text = Buffer.from(pdf).toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

function streamOf(body: string): string {
  const [, stream = ''] = /stream\n([\s\S]*?)\nendstream/.exec(body) ?? [];
  if (stream === '') return '';
  const bytes = Buffer.from(stream, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const fromHex = (hex: string): string =>
  Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** What each code of a font stands for, by the table that readers copy and search with. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, low = '', list = ''] of table.matchAll(
    /<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/g,
  )) {
    const first = Number.parseInt(low, 16);
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      letters.set(first + at, fromHex(hex));
    }
  }
  return letters;
}

/** The text of each page, a line per height, as a reader program would give it. */
export function textOfPdf(pdf: Uint8Array): string[] {
  const objects = objectsOf(pdf);
  const at = (number: string) => objects.get(number) ?? '';
  const fonts = new Map(
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
        const table = streamOf(at(partOf(at(number), /\/ToUnicode (\d+) 0 R/)));
        return [name, lettersOf(table)] as const;
      }),
    ),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) =>
    linesOf(streamOf(at(partOf(page, /\/Contents (\d+) 0 R/))), fonts).join('\n'),
  );
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) {
  const lines = new Map<string, string>();
  let height = '';
  let letters: ReadonlyMap<number, string> = new Map();
  const steps = /1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;
  for (const [, y, font, drawn] of content.matchAll(steps)) {
    if (y !== undefined) height = y;
    if (font !== undefined) letters = fonts.get(font) ?? letters;
    if (drawn === undefined) continue;
    const codes = [...drawn.matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    const text = codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('');
    lines.set(height, (lines.get(height) ?? '') + text);
  }
  return [...lines.values()];
}
