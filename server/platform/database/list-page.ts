import { type Fragment, fragment, literal, type Sql } from './sql.ts';

const idShapes = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  int: /^\d{1,9}$/,
  bigint: /^\d{1,15}$/,
  text: /^[\w-]{1,60}$/,
} as const;

/** A list that is read page by page, as one query. */
export interface List {
  readonly columns: Fragment;
  /** Its tables and conditions, to which another condition can be added. */
  readonly from: Fragment;
  /** Its order: by time if it has one, then by id. Newest first unless it says otherwise. */
  readonly at?: Fragment;
  readonly id: Fragment;
  readonly idType: keyof typeof idShapes;
  readonly isOldestFirst?: boolean;
  readonly rowsMax?: number;
}

export interface Page<Row> {
  readonly list: Row[];
  /** The cursor of the next page; null if this is the last one. */
  readonly next: string | null;
}

/** Where a row stands in its list. */
interface Place {
  readonly pageAt: Date | null;
  readonly pageId: string;
}

const pageRows = 50;

/** A column of time, truncated to the precision of a cursor. */
export const atOf = (column: Fragment) => fragment`date_trunc('milliseconds', ${column})`;

const direction = (list: List) => (list.isOldestFirst ? fragment`asc` : fragment`desc`);

const beyond = (list: List) => (list.isOldestFirst ? fragment`>` : fragment`<`);

const castOf = {
  uuid: fragment`uuid`,
  int: fragment`int`,
  bigint: fragment`bigint`,
  text: fragment`text`,
} as const satisfies Record<keyof typeof idShapes, Fragment>;

const timeOf = (list: List) => list.at ?? fragment`null::timestamptz`;

const isBeyond = (list: List, at: Date | null, id: string | null) =>
  list.at
    ? fragment`(${at}::timestamptz is null
        or (${list.at}, ${list.id}) ${beyond(list)} (${at}, ${id}::${castOf[list.idType]}))`
    : fragment`(${id}::${castOf[list.idType]} is null
        or ${list.id} ${beyond(list)} ${id}::${castOf[list.idType]})`;

const orderOf = (list: List) =>
  list.at
    ? fragment`${list.at} ${direction(list)}, ${list.id} ${direction(list)}`
    : fragment`${list.id} ${direction(list)}`;

/** One row more than a page has says whether there is another page. */
const pageStatement = (list: List, at: Date | null, id: string | null): Fragment => fragment`
  select ${list.columns}, ${timeOf(list)} page_at, (${list.id})::text page_id
  ${list.from}
     and ${isBeyond(list, at, id)}
   order by ${orderOf(list)}
   limit ${literal((list.rowsMax ?? pageRows) + 1)}`;

const cursorShape = /^(?:(\d{1,15})_)?([\w-]{1,60})$/;

/** The row that a cursor names. One that is not ours names none, and the list starts again. */
function placeOf(list: List, cursor: string | null | undefined) {
  const [, time, id = ''] = cursorShape.exec(cursor ?? '') ?? [];
  const isOurs = idShapes[list.idType].test(id) && (time !== undefined) === (list.at !== undefined);
  return isOurs ? { at: time === undefined ? null : new Date(Number(time)), id } : null;
}

const cursorOf = ({ pageAt, pageId }: Place): string =>
  pageAt ? `${pageAt.getTime()}_${pageId}` : pageId;

/** One page of a list, after the page that ended with the cursor. */
export async function readPage<Row>(
  sql: Sql,
  list: List,
  cursor: string | null | undefined,
): Promise<Page<Row>> {
  const place = placeOf(list, cursor);
  const statement = pageStatement(list, place?.at ?? null, place?.id ?? null);
  const rows = await sql.many<Row & Place>`${statement}`;

  const rowsMax = list.rowsMax ?? pageRows;
  const last = rows.length > rowsMax ? rows[rowsMax - 1] : undefined;
  return {
    list: rows.slice(0, rowsMax).map(({ pageAt: _, pageId: __, ...row }) => row as Row),
    next: last ? cursorOf(last) : null,
  };
}
