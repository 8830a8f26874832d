import type * as staffRoutes from '#contract/desk/staff.ts';
import type { Reply } from '#contract/route.ts';
import {
  fragment,
  insert,
  isWithinDays,
  type List,
  readPage,
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

type LoggedAct = Reply<typeof staffRoutes.listDeskLog>['list'][number];

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

/** Newest first. */
export async function listDeskLog(sql: Sql, { cursor, by, act, about, from, to }: LogFilter) {
  const normalize = (text: string | undefined) => text?.trim().toLowerCase() || null;
  const authorPrefix = normalize(by);
  const actPart = normalize(act);
  const aboutPart = normalize(about);

  const log: List = {
    columns: fragment`id::text id, at, made_by "by", act, about`,
    from: fragment`
      from desk_log
     where (${authorPrefix}::text is null or starts_with(lower(made_by), ${authorPrefix}))
       and (${actPart}::text is null or position(${actPart} in replace(act, '-', ' ')) > 0)
       and (${aboutPart}::text is null or position(${aboutPart} in lower(about::text)) > 0)
       and ${isWithinDays(fragment`at`, from ?? null, to ?? null)}`,
    // Not the column of this name, which is text.
    id: fragment`desk_log.id`,
    idType: 'bigint',
  };
  return readPage<LoggedAct>(sql, log, cursor);
}
