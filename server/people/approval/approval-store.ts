import type { Json } from '#domain/canonical-json.ts';
import type { ApprovalOutcome } from '#domain/desk/approval.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  insertIfAbsent,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

/** What a command needs to run as it was requested. */
interface ApprovalInput {
  readonly input: Json;
  /** The partner it is about, if it is about one. */
  readonly partnerId: string | null;
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
  /** Of a transfer of money: the entry, exchange, order or owner that it is about. */
  readonly targetId: string | null;
  /** Of a transfer of money whose amount the requester names. */
  readonly amount: Micro | null;
  /** Of a transfer of money, which alone has one. */
  readonly reference: string | null;
  readonly requestedBy: string;
  /** The requester's name at the time. */
  readonly requester: string;
  /** The requester's roles of now; none once they are locked out. */
  readonly requesterRoles: readonly StaffRole[];
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
  'requesterRoles' | 'outcome' | 'decidedBy' | 'decider' | 'decidedAt' | 'decisionReason'
>;

/** False if a request of this kind about the same subject is already waiting. */
export async function insertApproval(sql: Sql, approval: NewApproval): Promise<boolean> {
  const { kind, subject, reference, requestedAt } = approval;
  await sql`
    update approval set outcome = 'lapsed', decided_at = ${requestedAt}
     where kind = ${kind} and (subject = ${subject} or reference = ${reference})
       and outcome is null and ends_at <= ${requestedAt}`;

  return insertIfAbsent(sql, 'approval', {
    id: approval.id,
    kind,
    subject,
    partnerId: approval.partnerId,
    input: JSON.stringify(approval.input),
    about: JSON.stringify(approval.about),
    reason: approval.reason,
    codeWordHash: approval.codeWordHash,
    targetId: approval.targetId,
    amount: approval.amount,
    reference,
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

export const approvalColumns: Fragment = fragment`
  a.id, a.kind, a.subject, a.partner_id, a.input, a.about, a.reason, a.code_word_hash,
  a.target_id, a.amount, a.reference, a.requested_by, a.requester,
  ${toCursorTime(fragment`a.requested_at`)} requested_at, a.ends_at, a.outcome, a.decided_by,
  a.decider, a.decided_at, a.decision_reason,
  coalesce((select s.roles from staff s where s.id = a.requested_by and s.is_active), '{}')
    requester_roles`;

/**
 * Requests of one kind come one after the other, and so do decisions about them: both take the rows
 * of the command and a place in the queue, in different order.
 */
export async function lockKind(sql: Sql, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('approval'), hashtext(${kind}))`;
}

/** A request without a lock: to find what it touches, never to decide by. */
export const findApproval = (sql: Sql, id: string): Promise<Approval | null> =>
  sql.maybeOne<Approval>`select ${approvalColumns} from approval a where a.id = ${id}`;

export async function lockApproval(sql: Sql, id: string): Promise<Approval | null> {
  const request = await findApproval(sql, id);
  if (!request) return null;

  await lockKind(sql, request.kind);
  return lockTransfer(sql, id);
}

/**
 * The row alone. Decisions about transfers hold wallets instead of their kind: the queue of money
 * puts several of them into one transaction.
 */
export const lockTransfer = (sql: Sql, id: string): Promise<Approval | null> =>
  sql.maybeOne<Approval>`select ${approvalColumns} from approval a where a.id = ${id} for update`;

/** Whether a transfer of this kind under this reference waits or was approved. */
export async function isReferenceUsed(
  sql: Sql,
  { kind, reference }: { readonly kind: string; readonly reference: string },
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    select from approval a
     where a.kind = ${kind} and a.reference = ${reference} and a.undone_at is null
       and (a.outcome = 'approved' or (${isOpen(now)}))`;
  return count > 0;
}

export const isOpen = (now: Date): Fragment => fragment`a.outcome is null and a.ends_at > ${now}`;

export const listWaitingSubjects = (
  sql: Sql,
  kinds: readonly string[],
  now: Date,
): Promise<Pick<Approval, 'kind' | 'subject' | 'partnerId'>[]> =>
  sql.many<Pick<Approval, 'kind' | 'subject' | 'partnerId'>>`
    select a.kind, a.subject, a.partner_id from approval a
     where ${isOpen(now)} and a.kind = any (${kinds})
     order by a.requested_at limit 500`;

/** What waits about a partner, oldest first. */
export async function listWaitingApprovals(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<Approval[]> {
  return sql.many<Approval>`
    select ${approvalColumns} from approval a
     where a.partner_id = ${partnerId} and ${isOpen(now)}
     order by a.requested_at, a.id limit 50`;
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
