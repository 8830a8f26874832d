import type { StaffAct } from '#domain/staff/staff-act.ts';
import { insert, literal, type Sql } from '../../platform/database/database.ts';

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

export async function insertAct(sql: Sql, act: Act, now: Date): Promise<void> {
  await insert(sql, 'staff_activity', {
    partnerId: act.partnerId,
    at: now,
    madeBy: act.by,
    act: act.act,
    reason: act.reason,
    reference: act.reference,
    evidence: act.evidence ?? null,
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

const pageSize = 50;

export interface ListedAct extends Omit<Act, 'partnerId'> {
  readonly id: string;
  readonly at: Date;
  readonly evidence: string | null;
}

/**
 * Newest first, by everyone or by names with this prefix. `cursor` is the last act of the previous
 * page.
 */
export async function listActs(sql: Sql, partnerId: string, cursor: string | null, by = '') {
  const endId = cursor !== null && /^\d{1,15}$/.test(cursor) ? cursor : null;
  const rows = await sql.many<ListedAct>`
    select a.id::text id, at, made_by "by", act, reason, reference, evidence from staff_activity a
     where partner_id = ${partnerId} and (${endId}::bigint is null or a.id < ${endId})
       and starts_with(lower(made_by), lower(${by.trim()}))
     order by a.id desc limit ${literal(pageSize + 1)}`;
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null };
}
