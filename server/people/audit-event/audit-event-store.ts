import type { listPartnerActs } from '#contract/desk/partners.ts';
import type { listDeskLog as logRoute } from '#contract/desk/staff.ts';
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
  readonly by: string;
  readonly act: StaffAct;
  readonly reason: string;
  readonly reference: string;
  /** The SHA-256 of the evidence, if there was a file. */
  readonly evidence?: string | null;
}

/** What staff did that is about no single partner. */
export interface LogEvent {
  readonly by: string;
  readonly act: string;
  readonly about?: Readonly<Record<string, string>>;
}

export async function insertLogEvent(
  sql: Sql,
  { by, act, about = {} }: LogEvent,
  now: Date,
): Promise<void> {
  await insert(sql, 'audit_event', { at: now, madeBy: by, act, about: JSON.stringify(about) });
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
        ${events.map(({ by }) => by)}::text[],
        ${events.map(({ act }) => act)}::text[],
        ${events.map(({ reason }) => reason)}::text[],
        ${events.map(({ reference }) => reference)}::text[],
        ${events.map(({ evidence }) => evidence ?? null)}::text[]
      ) as event (partner_id, made_by, act, reason, reference, evidence)`;
}

type ListedPartnerEvent = Reply<typeof listPartnerActs>['list'][number];

interface PartnerEventFilter {
  readonly cursor?: string | undefined;
  /** The start of the name of whoever did it. */
  readonly by?: string | undefined;
}

/** What staff did on an account, newest first. */
export async function listActs(
  sql: Sql,
  partnerId: string,
  { cursor, by = '' }: PartnerEventFilter,
) {
  const events: List = {
    columns: fragment`
      id::text id, at, made_by "by", act, coalesce(reason, '') reason,
      coalesce(reference, '') reference, evidence`,
    from: fragment`
      from audit_event
     where partner_id = ${partnerId} and starts_with(lower(made_by), lower(${by.trim()}))`,
    // Not the column of this name, which is text.
    id: fragment`audit_event.id`,
    idType: 'bigint',
  };
  return readPage<ListedPartnerEvent>(sql, events, cursor);
}

type ListedLogEvent = Reply<typeof logRoute>['list'][number];

/** The log of the desk, newest first; names by their beginning, acts and facts by any part. */
export async function listDeskLog(sql: Sql, filter: Input<typeof logRoute>) {
  const normalize = (text: string | undefined) => text?.trim().toLowerCase() || null;
  const authorPrefix = normalize(filter.by);
  const actPart = normalize(filter.act);
  const aboutPart = normalize(filter.about);
  const { from = null, to = null } = filter;

  const events: List = {
    columns: fragment`id::text id, at, made_by "by", act, about`,
    from: fragment`
      from audit_event
     where partner_id is null
       and (${authorPrefix}::text is null or starts_with(lower(made_by), ${authorPrefix}))
       and (${actPart}::text is null or position(${actPart} in replace(act, '-', ' ')) > 0)
       and (${aboutPart}::text is null or position(${aboutPart} in lower(about::text)) > 0)
       and ${isWithinDays(fragment`at`, from, to)}`,
    // Not the column of this name, which is text.
    id: fragment`audit_event.id`,
    idType: 'bigint',
  };
  return readPage<ListedLogEvent>(sql, events, filter.cursor);
}
