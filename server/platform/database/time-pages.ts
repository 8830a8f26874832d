import { fragment, literal } from './sql.ts';

/** The last row of a page that is ordered by time and id. */
export interface PageEnd {
  readonly at: Date | null;
  readonly id: string | null;
}

const cursorShape = /^(\d{1,15})_([\w-]{1,60})$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Matches numeric ids. */
export const numberId = /^\d{1,9}$/;

/** A cursor that is not one of ours is ignored. */
export function pageEnd(cursor: string | null | undefined, idShape: RegExp = uuid): PageEnd {
  const [, time, id] = cursorShape.exec(cursor ?? '') ?? [];
  return time === undefined || id === undefined || !idShape.test(id)
    ? { at: null, id: null }
    : { at: new Date(Number(time)), id };
}

export const pageRows = 50;

/** One row more than a page has, which says whether there is another page. */
export const pageLimit = fragment`limit ${literal(pageRows + 1)}`;

/** Trims a query's extra row to return one page and the cursor of the next. */
export function timePage<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => { readonly at: Date; readonly id: string },
): { readonly list: Row[]; readonly next: string | null } {
  const list = rows.slice(0, pageRows);
  const last = list.at(-1);
  if (rows.length <= pageRows || !last) return { list, next: null };

  const { at, id } = keyOf(last);
  return { list, next: `${at.getTime()}_${id}` };
}

/** The order of a page, and what lies beyond its end. */
export const newestFirst = { order: fragment`desc`, beyond: fragment`<` };
export const oldestFirst = { order: fragment`asc`, beyond: fragment`>` };

export const keyOf = ({ at, id }: { readonly at: Date; readonly id: string | number }) => ({
  at,
  id: String(id),
});

/** The key of a row that says when it was added. */
export const addedKeyOf = ({
  addedAt,
  id,
}: {
  readonly addedAt: Date;
  readonly id: string | number;
}) => keyOf({ at: addedAt, id });
