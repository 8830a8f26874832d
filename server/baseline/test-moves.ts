import type { Fragment } from '../platform/database/database.ts';

/** A table or a column that is not what was recorded, on purpose. */
export interface Move {
  /** `table` or `table.column` as recorded; null for one that is new. */
  readonly from: string | null;
  /** What it is called now; null where it is gone. */
  readonly to: string | null;
  readonly reason: string;
  /**
   * For a new table: a statement that fills it from tables that are gone. Those are in the schema
   * `recorded`, as they were recorded but with every column as text.
   */
  readonly fill?: Fragment;
}

/** Everything that has moved since the network was recorded. */
export const moves: readonly Move[] = [];

/** Rows of columns by name, each value as text. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type Tables = ReadonlyMap<string, Table>;

/** The name of a table or `table.column` now, or null where it is gone. */
function presentName(recorded: string, listed: readonly Move[]): string | null {
  const move = listed.find(({ from }) => from === recorded);
  return move ? move.to : recorded;
}

export const isGone = (table: string): boolean => presentName(table, moves) === null;

/** The table with some of its columns only, under other names. */
function selectColumns({ columns, rows }: Table, nameOf: (column: string) => string | null): Table {
  const names = columns.map(nameOf);
  const isKept = (_: string, index: number) => names[index] !== null;
  return {
    columns: names.filter((name) => name !== null),
    rows: rows.map((row) => row.filter(isKept)),
  };
}

/** Recorded tables under the names of now, without what is gone. */
export function moveTables(recorded: Tables, listed = moves): Tables {
  const tables = new Map<string, Table>();
  for (const [name, table] of recorded) {
    const present = presentName(name, listed);
    if (present === null) continue;
    const columnNow = (column: string) =>
      presentName(`${name}.${column}`, listed)?.split('.').at(-1) ?? null;
    tables.set(present, selectColumns(table, columnNow));
  }
  return tables;
}

/** Tables of now without what is new. */
function withoutNew(tables: Tables, listed: readonly Move[]): Tables {
  const added = new Set(listed.filter(({ from }) => from === null).map(({ to }) => to));
  const rest = [...tables].filter(([name]) => !added.has(name));
  return new Map(
    rest.map(([name, table]) => [
      name,
      selectColumns(table, (column) => (added.has(`${name}.${column}`) ? null : column)),
    ]),
  );
}

/** The values of these columns, row by row, in an order that depends on nothing else. */
function sortedRows({ columns, rows }: Table, wanted: readonly string[]): string {
  const indexes = wanted.map((column) => columns.indexOf(column));
  return rows
    .map((row) => indexes.map((index) => row[index]).join('\t'))
    .sort()
    .join('\n');
}

function tableDifferences(name: string, recorded: Table, present: Table): string[] {
  const missing = recorded.columns.filter((column) => !present.columns.includes(column));
  const added = present.columns.filter((column) => !recorded.columns.includes(column));
  if (missing.length + added.length > 0) {
    return [
      ...missing.map((column) => `${name}.${column} is missing`),
      ...added.map((column) => `${name}.${column} is new`),
    ];
  }

  const [before, after] = [recorded, present].map((table) => table.rows.length);
  if (before !== after) return [`${name} has ${after} rows instead of ${before}`];
  const areEqual = (columns: readonly string[]) =>
    sortedRows(recorded, columns) === sortedRows(present, columns);
  const changed = recorded.columns.filter((column) => !areEqual([column]));
  if (changed.length > 0) return changed.map((column) => `${name}.${column} has other values`);
  return areEqual(recorded.columns) ? [] : [`${name} has the same values in other rows`];
}

/** Where tables of now are not the recorded ones: a sentence for each table or column. */
export function listDifferences(recorded: Tables, present: Tables, listed = moves): string[] {
  const before = moveTables(recorded, listed);
  const after = withoutNew(present, listed);
  const added = [...after.keys()].filter((name) => !before.has(name));
  return [
    ...[...before].flatMap(([name, table]) => {
      const found = after.get(name);
      return found ? tableDifferences(name, table, found) : [`${name} is missing`];
    }),
    ...added.map((name) => `${name} is new`),
  ];
}
