import {
  fragment,
  insert,
  isWithinDays,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

/** A staff act that concerns no single partner. */
export interface DeskAct {
  readonly by: string;
  readonly act: string;
  readonly about?: Readonly<Record<string, string>>;
}

/** Written in the transaction of the act. */
export async function noteInDeskLog(sql: Sql, { by, act, about = {} }: DeskAct, now: Date) {
  await insert(sql, 'desk_log', { at: now, madeBy: by, act, about: JSON.stringify(about) });
}

const pageSize = 50;

export interface LogRow extends Required<DeskAct> {
  readonly id: string;
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
  const endId = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? cursor : null;
  const words = (text: string | undefined) => text?.trim().toLowerCase() || null;
  const [byPrefix, actPart, aboutPart] = [words(by), words(act), words(about)];

  const rows = await sql.many<LogRow>`
    select id::text id, at, made_by "by", act, about from desk_log
     where (${endId}::bigint is null or id < ${endId})
       and (${byPrefix}::text is null or starts_with(lower(made_by), ${byPrefix}))
       and (${actPart}::text is null or position(${actPart} in replace(act, '-', ' ')) > 0)
       and (${aboutPart}::text is null or position(${aboutPart} in lower(about::text)) > 0)
       and ${isWithinDays(fragment`at`, from ?? null, to ?? null)}
     order by desk_log.id desc limit ${literal(pageSize + 1)}`;
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null };
}
