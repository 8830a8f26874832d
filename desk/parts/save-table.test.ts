import { expect, test } from 'vitest';
import { tableName, tableText } from './save-table.ts';

const columns = [
  { title: 'Name', text: ({ name }: { name: string }) => name },
  { title: 'Amount', text: () => '1.00' },
];
const rows = [{ name: '=cmd()' }, { name: 'said "no"' }];
const head = '"Name","Amount"\r\n';
const body = '"\'=cmd()","1.00"\r\n"said ""no""","1.00"\r\n';

test('no cell of an export is taken for a formula by a spreadsheet', () => {
  expect(tableText(columns, rows, { isDemo: false })).toBe(`\uFEFF${head}${body}`);
  expect(tableName('Partners of us', 2, { isDemo: false })).toBe('partners-of-us.csv');
});

test('an export from a demo says so in its name and its first line', () => {
  const [first, second] = tableText(columns, rows, { isDemo: true }).split('\r\n');
  expect(first).toBe('\uFEFF"Simulated","Demo play money. Nothing here is real."');
  expect(`${second}\r\n`).toBe(head);
  expect(tableName('Log', 2, { isDemo: true })).toBe('SIMULATED-log.csv');
});

test('a partial export says so in its name and its last line', () => {
  const note = { isDemo: false, isCut: true };
  const lines = tableText(columns, rows, note).trimEnd().split('\r\n');
  expect(lines.at(-1)).toBe('"Cut off after 2 rows. Narrow the filters to get the rest."');
  expect(tableName('Log', 2, note)).toBe('log-first-2-rows.csv');
});
