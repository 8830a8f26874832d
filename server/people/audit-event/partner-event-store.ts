import type { listPartnerActs } from '#contract/desk/partners.ts';
import type { Reply } from '#contract/route.ts';
import type { StaffAct } from '#domain/staff/staff-act.ts';
import {
  fragment,
  insert,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** One staff act on an account. */
export interface Act {
  readonly partnerId: string;
  readonly by: string;
  readonly act: StaffAct;
  readonly reason: string;
  readonly reference: string;
  /** The SHA-256 of the evidence, if there was a file. */
  readonly evidence?: string | null;
}

export async function insertAct(sql: Sql, activity: Act, now: Date): Promise<void> {
  await insert(sql, 'staff_activity', {
    partnerId: activity.partnerId,
    at: now,
    madeBy: activity.by,
    act: activity.act,
    reason: activity.reason,
    reference: activity.reference,
    evidence: activity.evidence ?? null,
  });
}

export async function insertActs(sql: Sql, acts: readonly Act[], now: Date): Promise<void> {
  await sql`
    insert into staff_activity (partner_id, at, made_by, act, reason, reference, evidence)
    select partner_id, ${now}, made_by, act, reason, reference, evidence
      from unnest(
        ${acts.map(({ partnerId }) => partnerId)}::uuid[],
        ${acts.map(({ by }) => by)}::text[],
        ${acts.map(({ act }) => act)}::text[],
        ${acts.map(({ reason }) => reason)}::text[],
        ${acts.map(({ reference }) => reference)}::text[],
        ${acts.map(({ evidence }) => evidence ?? null)}::text[]
      ) as noted (partner_id, made_by, act, reason, reference, evidence)`;
}

type ListedAct = Reply<typeof listPartnerActs>['list'][number];

interface ActFilter {
  readonly cursor?: string | undefined;
  /** The start of the name of whoever did it. */
  readonly by?: string | undefined;
}

/** What staff did on an account, newest first. */
export async function listActs(sql: Sql, partnerId: string, { cursor, by = '' }: ActFilter) {
  const acts: List = {
    columns: fragment`id::text id, at, made_by "by", act, reason, reference, evidence`,
    from: fragment`
      from staff_activity
     where partner_id = ${partnerId} and starts_with(lower(made_by), lower(${by.trim()}))`,
    // Not the column of this name, which is text.
    id: fragment`staff_activity.id`,
    idType: 'bigint',
  };
  return readPage<ListedAct>(sql, acts, cursor);
}
