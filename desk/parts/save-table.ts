import { byteOrderMark, textCell } from '#domain/table-cell.ts';

interface TextColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
}

export function tableText<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => textCell(title)),
    ...rows.map((row) => columns.map(({ text }) => textCell(text(row)))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Hands a table to the browser as a file. */
export function saveTable<Row>(
  name: string,
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
): void {
  saveText(`${name.toLowerCase().replaceAll(/\W+/g, '-')}.csv`, tableText(columns, rows));
}

export function saveText(name: string, text: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
