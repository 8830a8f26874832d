import { saveFile } from '#browser/save-file.ts';
import { byteOrderMark, textCell } from '#domain/table-cell.ts';

export interface TextColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** The last column, with the actions: it stays visible while the others scroll. */
  readonly isActs?: boolean;
}

export interface TableNote {
  /** A file from a demo states that nothing in it is real. */
  readonly isDemo: boolean;
  /** Whether there were more rows than fit in a file. */
  readonly isCut?: boolean;
}

const simulated = ['Simulated', 'Demo play money. Nothing here is real.'];
const cut = (rows: number) => [`Cut off after ${rows} rows. Narrow the filters to get the rest.`];

export function tableText<Row>(
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
  { isDemo, isCut = false }: TableNote,
): string {
  const lines = [
    ...(isDemo ? [simulated] : []),
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
    ...(isCut ? [cut(rows.length)] : []),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(textCell).join(',')}\r\n`).join('');
}

export const tableName = (name: string, rows: number, { isDemo, isCut = false }: TableNote) => {
  const plain = name.toLowerCase().replaceAll(/\W+/g, '-');
  return `${isDemo ? 'SIMULATED-' : ''}${plain}${isCut ? `-first-${rows}-rows` : ''}.csv`;
};

/** Offers a table to the browser as a file. */
export function saveTable<Row>(
  name: string,
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
  note: TableNote,
): void {
  saveText(tableName(name, rows.length, note), tableText(columns, rows, note));
}

/** Offers a text to the browser as a file, byte for byte. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'application/octet-stream' }));
}
