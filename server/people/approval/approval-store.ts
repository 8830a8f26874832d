import type { listApprovals as listRoute } from '#contract/desk/approvals.ts';
import type { Input } from '#contract/route.ts';
import type { Json } from '#domain/canonical-json.ts';
import type { ApprovalOutcome } from '#domain/desk/approval.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import {
  fragment,
  insertIfAbsent,
  type List,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

/** What a command needs to run as it was requested. */
interface ApprovalInput {
  readonly input: Json;
  /** The partner it is about, if it is about one. */
  readonly partnerId: string | null;
  /** What it rested on beside its input when it was requested. */
  readonly restsOn: string | null;
}

/** A command that one person requests and another decides. */
export interface Approval extends ApprovalInput {
  readonly id: string;
  readonly kind: string;
  /** Only one request of a kind about it can wait. */
  readonly subject: string;
  /** For people: what is, and what is to be. */
  readonly about: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly codeWordHash: Buffer | null;
  readonly requestedBy: string;
  /** The requester's name at the time. */
  readonly requester: string;
  readonly requestedAt: Date;
  readonly endsAt: Date;
  readonly outcome: ApprovalOutcome | null;
  readonly decidedBy: string | null;
  readonly decider: string | null;
  readonly decidedAt: Date | null;
  readonly decisionReason: string | null;
}

export type NewApproval = Omit<
  Approval,
  'outcome' | 'decidedBy' | 'decider' | 'decidedAt' | 'decisionReason'
>;

/** False if a request of this kind about the same subject is already waiting. */
export async function insertApproval(sql: Sql, approval: NewApproval): Promise<boolean> {
  const { kind, subject, requestedAt } = approval;
  await sql`
    update approval set outcome = 'lapsed', decided_at = ${requestedAt}
     where kind = ${kind} and subject = ${subject} and outcome is null
       and ends_at <= ${requestedAt}`;

  return insertIfAbsent(sql, 'approval', {
    id: approval.id,
    kind,
    subject,
    partnerId: approval.partnerId,
    input: JSON.stringify(approval.input),
    restsOn: approval.restsOn,
    about: JSON.stringify(approval.about),
    reason: approval.reason,
    codeWordHash: approval.codeWordHash,
    requestedBy: approval.requestedBy,
    requester: approval.requester,
    requestedAt,
    endsAt: approval.endsAt,
  });
}

/** Whether anybody else who works here has one of these roles. */
export async function hasOtherDecider(
  sql: Sql,
  requestedBy: string,
  roles: readonly StaffRole[],
): Promise<boolean> {
  const count = await sql.count`
    select from staff where is_active and id <> ${requestedBy} and roles && ${[...roles]}::text[]
     limit 1`;
  return count === 1;
}

const columns = fragment`
  id, kind, subject, partner_id, input, rests_on, about, reason, code_word_hash, requested_by,
  requester, ${toCursorTime(fragment`requested_at`)} requested_at, ends_at, outcome, decided_by,
  decider, decided_at, decision_reason`;

/**
 * Requests of one kind come one after the other, and so do decisions about them: both take the rows
 * of the command and a place in the queue, in different order.
 */
export async function lockKind(sql: Sql, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('approval'), hashtext(${kind}))`;
}

export async function lockApproval(sql: Sql, id: string): Promise<Approval | null> {
  const row = await sql.maybeOne<{ kind: string }>`select kind from approval where id = ${id}`;
  if (!row) return null;

  await lockKind(sql, row.kind);
  return sql.maybeOne<Approval>`select ${columns} from approval where id = ${id} for update`;
}

const isOpen = (now: Date) => fragment`outcome is null and ends_at > ${now}`;

/**
 * Requests of these kinds. Waiting ones come oldest first, so that none is forgotten; decided ones
 * newest first.
 */
export async function listApprovals(
  sql: Sql,
  kinds: readonly string[],
  filter: Input<typeof listRoute>,
  now: Date,
) {
  const { state = 'waiting', kind = null } = filter;
  const isWaiting = state === 'waiting';

  const approvals: List = {
    columns,
    from: fragment`
      from approval
     where (${isOpen(now)}) = ${isWaiting} and kind = any (${kinds})
       and (${kind}::text is null or kind = ${kind})`,
    at: toCursorTime(fragment`requested_at`),
    id: fragment`id`,
    idType: 'uuid',
    isOldestFirst: isWaiting,
  };
  return readPage<Approval>(sql, approvals, filter.cursor);
}

export const listWaitingSubjects = (
  sql: Sql,
  kinds: readonly string[],
  now: Date,
): Promise<Pick<Approval, 'kind' | 'subject'>[]> =>
  sql.many<Pick<Approval, 'kind' | 'subject'>>`
    select kind, subject from approval where ${isOpen(now)} and kind = any (${kinds})
     order by requested_at limit 500`;

/** What waits about a partner, oldest first. */
export async function listWaitingApprovals(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<Approval[]> {
  return sql.many<Approval>`
    select ${columns} from approval
     where partner_id = ${partnerId} and ${isOpen(now)}
     order by approval.requested_at, id limit 50`;
}

/** The partner whom they are about ends the requests of a kind that wait. */
export async function stopApprovals(
  sql: Sql,
  { kind, partnerId }: Pick<Approval, 'kind' | 'partnerId'>,
  now: Date,
): Promise<void> {
  await sql`
    update approval set outcome = 'stopped', decided_at = ${now}
     where kind = ${kind} and partner_id = ${partnerId} and outcome is null`;
}

interface Decision {
  readonly id: string;
  readonly outcome: Exclude<ApprovalOutcome, 'stopped' | 'lapsed'>;
  readonly decidedBy: string;
  readonly decider: string;
  readonly reason: string;
}

export async function saveOutcome(
  sql: Sql,
  { id, outcome, decidedBy, decider, reason }: Decision,
  now: Date,
): Promise<void> {
  await sql`
    update approval
       set outcome = ${outcome}, decided_by = ${decidedBy}, decider = ${decider},
           decided_at = ${now}, decision_reason = ${reason}
     where id = ${id}`;
}
