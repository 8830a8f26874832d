import { fragment } from './sql.ts';

/** The last row of a page that is ordered by time and id. */
export interface PageEnd {
  readonly at: Date | null;
  readonly id: string | null;
}

const cursorShape = /^(\d{1,15})_([\w-]{1,60})$/;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor that is not one of ours is ignored. */
export function pageEnd(cursor: string | null | undefined, idShape: RegExp = uuid): PageEnd {
  const [, time, id] = cursorShape.exec(cursor ?? '') ?? [];
  return time === undefined || id === undefined || !idShape.test(id)
    ? { at: null, id: null }
    : { at: new Date(Number(time)), id };
}

/** The order of a page, and what lies beyond its end. */
export const newestFirst = { order: fragment`desc`, beyond: fragment`<` };
export const oldestFirst = { order: fragment`asc`, beyond: fragment`>` };
