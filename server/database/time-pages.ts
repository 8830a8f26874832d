/** Where a page of rows ended that are in the order of a time and an id. */
export interface PageEnd {
  readonly at: Date | null;
  readonly id: string | null;
}

const shape = /^(\d{1,15})_([\w-]{1,60})$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids of rows that are numbered. */
export const numberId = /^\d{1,9}$/;

/** A cursor that we did not make is like none. */
export function pageEnd(cursor: string | null | undefined, idShape: RegExp = uuid): PageEnd {
  const [, time, id] = shape.exec(cursor ?? '') ?? [];
  return time === undefined || id === undefined || !idShape.test(id)
    ? { at: null, id: null }
    : { at: new Date(Number(time)), id };
}

export const pageRows = 50;

/** Cuts one row more than a page holds to a page, and says where the next one begins. */
export function timePage<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => { readonly at: Date; readonly id: string },
): { readonly list: readonly Row[]; readonly next: string | null } {
  const list = rows.slice(0, pageRows);
  const last = list.at(-1);
  if (rows.length <= pageRows || !last) return { list, next: null };
  const { at, id } = keyOf(last);
  return { list, next: `${at.getTime()}_${id}` };
}

/** A column of a moment, as exact as a cursor is. */
export const atOf = (column: string) => `date_trunc('milliseconds', ${column})`;

export const keyOf = ({ at, id }: { readonly at: Date; readonly id: string | number }) => ({
  at,
  id: String(id),
});
