import { narrow, usePlace } from '../location/use-place.ts';

/** How a table is sorted. It is in the address, so that a link carries it. */
export interface Sort {
  /** The title of a column. */
  readonly by: string;
  readonly isDown: boolean;
}

interface SortedColumn<Row> {
  readonly title: string;
  readonly text: (row: Row) => string;
  readonly isNumber?: boolean;
}

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Parses an order such as `payouts.amount`, or `-payouts.amount` for the largest first. */
export function parseSort(
  text: string | undefined,
  table: string,
  titles: readonly string[],
): Sort | null {
  const [, sign, of, column] = /^(-?)([a-z0-9-]+)\.([a-z0-9-]+)$/.exec(text ?? '') ?? [];
  const by = titles.find((title) => slugOf(title) === column);
  return of === slugOf(table) && by !== undefined ? { by, isDown: sign === '-' } : null;
}

/** Numbers by value and everything else by its text; missing values come last. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortedColumn<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const column = columns.find(({ title }) => title === sort?.by);
  if (!sort || !column) return rows;
  const sign = sort.isDown ? -1 : 1;
  const compare = (a: string, b: string): number => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    if (column.isNumber) return sign * (Number(a) - Number(b));
    return sign * a.localeCompare(b, 'en', { numeric: true });
  };
  return rows.toSorted((one, other) => compare(column.text(one), column.text(other)));
}

/** The order of one table of the page, and how a click on a heading changes it. */
export function useSort(table: string, titles: readonly string[]) {
  const place = usePlace();
  const sort = parseSort(place.filters.sort, table, titles);
  const sortBy = (title: string) => {
    const name = `${slugOf(table)}.${slugOf(title)}`;
    const isThis = sort?.by === title;
    const next = isThis ? (sort.isDown ? undefined : `-${name}`) : name;
    narrow(place, { sort: next });
  };
  return { sort, sortBy };
}
