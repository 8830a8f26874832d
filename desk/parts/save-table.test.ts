import { expect, test } from 'vitest';
import { tableText } from './save-table.ts';

test('an export is a table that no spreadsheet takes for a formula', () => {
  const columns = [
    { title: 'Name', text: ({ name }: { name: string }) => name },
    { title: 'Amount', text: () => '1.00' },
  ];
  expect(tableText(columns, [{ name: '=cmd()' }, { name: 'said "no"' }])).toBe(
    '\uFEFF"Name","Amount"\r\n"\'=cmd()","1.00"\r\n"said ""no""","1.00"\r\n',
  );
});
