import { type Fragment, fragment, literal, type Sql } from './sql.ts';

const idPatterns = {
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
  readonly idType: keyof typeof idPatterns;
  readonly isOldestFirst?: boolean;
  readonly rowsMax?: number;
}

/** What waits for staff, as a list; each of its rows is also an item in the list of all work. */
export interface Queue extends List {
  readonly item: QueueItem;
}

interface QueueItem {
  readonly id: Fragment;
  /** The kind, the part or the name that says what it is. */
  readonly what?: Fragment;
  readonly partnerId?: Fragment;
  /** Whose money, product or account it is. */
  readonly whose: Fragment;
  readonly amount?: Fragment;
  /** Who requested it or took its last step, by name and by id. */
  readonly by?: Fragment;
  readonly byId?: Fragment;
  readonly since: Fragment;
}

export interface Page<Row> {
  readonly list: Row[];
  /** The cursor of the next page; null if this is the last one. */
  readonly next: string | null;
}

/** Where a row stands in its list. */
interface RowPosition {
  readonly pageAt: Date | null;
  readonly pageId: string;
}

const pageRows = 50;

/** A column of time, truncated to the precision of a cursor. */
export const toCursorTime = (column: Fragment) => fragment`date_trunc('milliseconds', ${column})`;

const direction = (list: List) => (list.isOldestFirst ? fragment`asc` : fragment`desc`);

const comparison = (list: List) => (list.isOldestFirst ? fragment`>` : fragment`<`);

const idTypes = {
  uuid: fragment`uuid`,
  int: fragment`int`,
  bigint: fragment`bigint`,
  text: fragment`text`,
} as const satisfies Record<keyof typeof idPatterns, Fragment>;

const getTimeColumn = (list: List) => list.at ?? fragment`null::timestamptz`;

const isBeyond = (list: List, at: Date | null, id: string | null) =>
  list.at
    ? fragment`(${at}::timestamptz is null
        or (${list.at}, ${list.id}) ${comparison(list)} (${at}, ${id}::${idTypes[list.idType]}))`
    : fragment`(${id}::${idTypes[list.idType]} is null
        or ${list.id} ${comparison(list)} ${id}::${idTypes[list.idType]})`;

const toOrder = (list: List) =>
  list.at
    ? fragment`${list.at} ${direction(list)}, ${list.id} ${direction(list)}`
    : fragment`${list.id} ${direction(list)}`;

/** One row more than a page has says whether there is another page. */
const pageStatement = (list: List, at: Date | null, id: string | null): Fragment => fragment`
  select ${list.columns}, ${getTimeColumn(list)} page_at, (${list.id})::text page_id
  ${list.from}
     and ${isBeyond(list, at, id)}
   order by ${toOrder(list)}
   limit ${literal((list.rowsMax ?? pageRows) + 1)}`;

/** How many wait in a queue, and since when the oldest has. */
export const countQueue = ({ item, from }: Pick<Queue, 'from' | 'item'>): Fragment => fragment`
  select count(*)::int, min(${item.since}) oldest_at ${from}`;

/** The longest-waiting items of a queue. */
export const queueItems = (
  { item, from }: Pick<Queue, 'from' | 'item'>,
  rowsMax: number,
): Fragment => fragment`
  select ${item.id} id, ${item.what ?? fragment`null::text`} what,
         ${item.partnerId ?? fragment`null::uuid`} partner_id, ${item.whose} whose,
         ${item.amount ?? fragment`null::bigint`} amount, ${item.by ?? fragment`null::text`} "by",
         ${item.byId ?? fragment`null::uuid`} by_id, ${item.since} since
  ${from}
   order by since limit ${literal(rowsMax)}`;

const cursorPattern = /^(?:(\d{1,15})_)?([\w-]{1,60})$/;

/** The row that a cursor names. One that is not ours names none, and the list starts again. */
function parseCursor(list: List, cursor: string | null | undefined) {
  const [, time, id = ''] = cursorPattern.exec(cursor ?? '') ?? [];
  const isOurs =
    idPatterns[list.idType].test(id) && (time !== undefined) === (list.at !== undefined);
  return isOurs ? { at: time === undefined ? null : new Date(Number(time)), id } : null;
}

const toCursor = ({ pageAt, pageId }: RowPosition): string =>
  pageAt ? `${pageAt.getTime()}_${pageId}` : pageId;

/** One page of a list, after the page that ended with the cursor. */
export async function readPage<Row>(
  sql: Sql,
  list: List,
  cursor: string | null | undefined,
): Promise<Page<Row>> {
  const position = parseCursor(list, cursor);
  const statement = pageStatement(list, position?.at ?? null, position?.id ?? null);
  const rows = await sql.many<Row & RowPosition>`${statement}`;

  const rowsMax = list.rowsMax ?? pageRows;
  const lastRow = rows.length > rowsMax ? rows[rowsMax - 1] : undefined;
  return {
    list: rows.slice(0, rowsMax).map(({ pageAt: _, pageId: __, ...row }) => row as Row),
    next: lastRow ? toCursor(lastRow) : null,
  };
}
