import type { listPartnerActs } from '#contract/desk/partners.ts';
import type * as staffRoutes from '#contract/desk/staff.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { StaffAct } from '#domain/staff/staff-act.ts';
import {
  fragment,
  insert,
  isWithinDays,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** What staff did on an account, for its partner to read. */
export interface PartnerEvent {
  readonly partnerId: string;
  readonly author: string;
  readonly action: StaffAct;
  readonly reason: string;
  readonly reference: string;
  /** The SHA-256 of the evidence, if there was a file. */
  readonly evidence?: string | null;
}

/** What staff did that is about no single partner. */
export interface LogEvent {
  readonly author: string;
  readonly action: string;
  readonly details?: Readonly<Record<string, string>>;
}

export async function insertLogEvent(
  sql: Sql,
  { author, action, details = {} }: LogEvent,
  now: Date,
): Promise<void> {
  await insert(sql, 'audit_event', {
    at: now,
    madeBy: author,
    act: action,
    about: JSON.stringify(details),
  });
}

export async function insertPartnerEvents(
  sql: Sql,
  events: readonly PartnerEvent[],
  now: Date,
): Promise<void> {
  await sql`
    insert into audit_event (partner_id, at, made_by, act, reason, reference, evidence)
    select partner_id, ${now}, made_by, act, reason, reference, evidence
      from unnest(
        ${events.map(({ partnerId }) => partnerId)}::uuid[],
        ${events.map(({ author }) => author)}::text[],
        ${events.map(({ action }) => action)}::text[],
        ${events.map(({ reason }) => reason)}::text[],
        ${events.map(({ reference }) => reference)}::text[],
        ${events.map(({ evidence }) => evidence ?? null)}::text[]
      ) as event (partner_id, made_by, act, reason, reference, evidence)`;
}

type ListedPartnerEvent = Reply<typeof listPartnerActs>['list'][number];

interface PartnerEventFilter {
  readonly cursor?: string | undefined;
  /** The start of the name of whoever did it. */
  readonly authorPrefix?: string | undefined;
}

/** What staff did on an account, newest first. */
export async function listActs(
  sql: Sql,
  partnerId: string,
  { cursor, authorPrefix = '' }: PartnerEventFilter,
) {
  const events: List = {
    columns: fragment`
      id::text id, at, made_by "by", act, coalesce(reason, '') reason,
      coalesce(reference, '') reference, evidence`,
    from: fragment`
      from audit_event
     where partner_id = ${partnerId}
       and starts_with(lower(made_by), lower(${authorPrefix.trim()}))`,
    // Not the column of this name, which is text.
    id: fragment`audit_event.id`,
    idType: 'bigint',
  };
  return readPage<ListedPartnerEvent>(sql, events, cursor);
}

type ListedLogEvent = Reply<typeof staffRoutes.listDeskLog>['list'][number];

/** The log of the desk, newest first; names by their beginning, acts and facts by any part. */
export async function listDeskLog(sql: Sql, filter: Input<typeof staffRoutes.listDeskLog>) {
  const normalize = (text: string | undefined) => text?.trim().toLowerCase() || null;
  const authorPrefix = normalize(filter.by);
  const actionPart = normalize(filter.act);
  const detailsPart = normalize(filter.about);
  const { from: firstDay = null, to: lastDay = null } = filter;

  const events: List = {
    columns: fragment`id::text id, at, made_by "by", act, about`,
    from: fragment`
      from audit_event
     where partner_id is null
       and (${authorPrefix}::text is null or starts_with(lower(made_by), ${authorPrefix}))
       and (${actionPart}::text is null or position(${actionPart} in replace(act, '-', ' ')) > 0)
       and (${detailsPart}::text is null or position(${detailsPart} in lower(about::text)) > 0)
       and ${isWithinDays(fragment`at`, firstDay, lastDay)}`,
    // Not the column of this name, which is text.
    id: fragment`audit_event.id`,
    idType: 'bigint',
  };
  return readPage<ListedLogEvent>(sql, events, filter.cursor);
}
