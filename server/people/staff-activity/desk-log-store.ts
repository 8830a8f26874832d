import { isWithinDays, type Sql } from '../../platform/database/database.ts';

/** A staff act that concerns no single partner. */
export interface Logged {
  readonly by: string;
  readonly act: string;
  readonly about?: Readonly<Record<string, string>>;
}

/** Written in the transaction of the act. */
export async function noteInDeskLog(sql: Sql, { by, act, about = {} }: Logged, now: Date) {
  await sql('insert into desk_log (at, made_by, act, about) values ($1, $2, $3, $4)', [
    now,
    by,
    act,
    JSON.stringify(about),
  ]);
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
  const rows = await sql<LogRow>(
    `select id, at, made_by "by", act, about from desk_log
      where ($1::bigint is null or id < $1)
        and ($2::text is null or starts_with(lower(made_by), $2))
        and ($3::text is null or position($3 in replace(act, '-', ' ')) > 0)
        and ($4::text is null or position($4 in lower(about::text)) > 0)
        and ${isWithinDays('at', '$5', '$6')}
      order by id desc limit ${pageSize + 1}`,
    [below, words(by), words(act), words(about), from ?? null, to ?? null],
  );
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.id) : null };
}
