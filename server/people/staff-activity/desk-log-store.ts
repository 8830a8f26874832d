import {
  fragment,
  insert,
  isWithinDays,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

/** A staff act that concerns no single partner. */
export interface Logged {
  readonly by: string;
  readonly act: string;
  readonly about?: Readonly<Record<string, string>>;
}

/** Written in the transaction of the act. */
export async function noteInDeskLog(sql: Sql, { by, act, about = {} }: Logged, now: Date) {
  await insert(sql, 'desk_log', { at: now, madeBy: by, act, about: JSON.stringify(about) });
}

const pageSize = 50;

interface LogRow extends Required<Logged> {
  readonly id: bigint;
  readonly at: Date;
}

interface LogFilter {
  readonly cursor?: string | undefined;
  /** A prefix of the name. */
  readonly by?: string | undefined;
  readonly act?: string | undefined;
  readonly about?: string | undefined;
  /** UTC days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export async function listDeskLogRows(sql: Sql, { cursor, by, act, about, from, to }: LogFilter) {
  const below = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? cursor : null;
  const words = (text: string | undefined) => text?.trim().toLowerCase() || null;
  const rows = await sql.many<LogRow>`
    select id, at, made_by "by", act, about from desk_log
     where (${below}::bigint is null or id < ${below})
       and (${words(by)}::text is null or starts_with(lower(made_by), ${words(by)}))
       and (${words(act)}::text is null or position(${words(act)} in replace(act, '-', ' ')) > 0)
       and (${words(about)}::text is null or position(${words(about)} in lower(about::text)) > 0)
       and ${isWithinDays(fragment`at`, from ?? null, to ?? null)}
     order by id desc limit ${literal(pageSize + 1)}`;
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.id) : null };
}
