import type * as deskDeposits from '#contract/desk/deposits.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { ApprovalOutcome } from '#domain/desk/approval.ts';
import type { DepositState } from '#domain/desk/deposit-state.ts';
import type { Micro } from '#domain/money.ts';
import { usernameKeyOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  type Fragment,
  fragment,
  insert,
  isWithinDays,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** A reference of a partner's, with the deposit that staff recorded under it. */
export interface PartnerDeposit {
  readonly reference: string;
  readonly createdAt: Date;
  /** Known once staff have seen it arrive. */
  readonly amount: Micro | null;
  readonly requestedAt: Date | null;
  readonly endsAt: Date | null;
  readonly outcome: ApprovalOutcome | null;
  readonly decidedAt: Date | null;
  /** When the deposit was charged back; null again once its reference is reused. */
  readonly undoneAt: Date | null;
}

/** The newest request under a reference. */
const newestRequest = (reference: Fragment) => fragment`
  coalesce(${reference}.approval_id, (
    select u.id from approval u
     where u.reference = ${reference}.reference and u.kind = 'deposit' and u.undone_at is not null
     order by u.undone_at desc limit 1))`;

/** The partner's references, newest first, with the deposit recorded under each. */
export async function listDeposits(sql: Sql, partnerId: string): Promise<PartnerDeposit[]> {
  return sql.many<PartnerDeposit>`
    select r.reference, r.created_at, a.amount, a.requested_at, a.ends_at, a.outcome, a.decided_at,
           a.undone_at
      from deposit_reference r left join approval a on a.id = ${newestRequest(fragment`r`)}
     where r.partner_id = ${partnerId} order by r.created_at desc limit 50`;
}

/** A recorded deposit that the second person refused, or the first one withdrew. */
export interface RefusedDeposit {
  readonly reference: string;
  readonly amount: Micro | null;
  /** The first person's reason for recording it. */
  readonly reason: string;
  readonly requestedAt: Date;
  readonly decidedAt: Date;
}

/** A partner's refused deposits, newest first. Their references are expected again. */
export const listRefusedDeposits = (sql: Sql, partnerId: string): Promise<RefusedDeposit[]> =>
  sql.many<RefusedDeposit>`
    select coalesce(reference, '') reference, amount, reason, requested_at, decided_at
      from approval
     where partner_id = ${partnerId} and kind = 'deposit' and outcome in ('refused', 'withdrawn')
     order by decided_at desc limit 20`;

export async function insertReference(
  sql: Sql,
  reference: string,
  partnerId: string,
  now: Date,
): Promise<void> {
  await insert(sql, 'deposit_reference', { reference, partnerId, createdAt: now });
}

/** The partner who holds a reference. */
export async function lockReference(sql: Sql, reference: string): Promise<string | null> {
  const row = await sql.maybeOne<{ partnerId: string }>`
    select partner_id from deposit_reference where reference = ${reference} for update`;
  return row?.partnerId ?? null;
}

/** Reopens the reference of a charged-back deposit, so that its transfer can be recorded again. */
export async function reopenDeposit(sql: Sql, approvalId: string, reopenedAt: Date): Promise<void> {
  await sql`
    update approval set undone_at = ${reopenedAt}
     where id = ${approvalId} and undone_at is null`;
  await sql`update deposit_reference set approval_id = null where approval_id = ${approvalId}`;
}

/** Links a reference to the request recorded under it, or unlinks it. */
export async function saveReference(
  sql: Sql,
  reference: string,
  approvalId: string | null,
): Promise<void> {
  await sql`
    update deposit_reference set approval_id = ${approvalId} where reference = ${reference}`;
}

type DepositRow = Omit<Reply<typeof deskDeposits.listDeposits>['list'][number], 'state'> &
  Pick<PartnerDeposit, 'outcome' | 'endsAt' | 'undoneAt'>;

const isWaiting = (now: Date) => fragment`q.outcome is null and q.ends_at > ${now}`;

const stateConditions: Readonly<Record<DepositState, (now: Date) => Fragment>> = {
  expected: (now) => fragment`(${isWaiting(now)} or q.outcome = 'approved') is not true`,
  recorded: isWaiting,
  confirmed: () => fragment`q.outcome = 'approved' and q.undone_at is null`,
  reversed: () => fragment`q.undone_at is not null`,
};

/** All partners' references, newest first. */
export async function listDepositPage(
  sql: Sql,
  filter: Input<typeof deskDeposits.listDeposits>,
  now: Date,
) {
  const { state, partner, from: firstDay = null, to: lastDay = null } = filter;
  const referencePrefix = filter.reference?.trim().toUpperCase() ?? null;

  const deposits: List = {
    columns: fragment`
      r.reference, r.created_at, r.partner_id, coalesce(p.username, p.nickname) partner,
      q.id approval_id, q.amount, q.reason, q.requester requested_by, q.requested_at,
      q.decider decided_by, q.decided_at, q.outcome, q.ends_at, q.undone_at`,
    from: fragment`
      from deposit_reference r join partner p on p.id = r.partner_id
      left join approval q on q.id = ${newestRequest(fragment`r`)}
     where ${state ? stateConditions[state](now) : fragment`true`}
       and ${isCalled(fragment`p`, usernameKeyOf(partner))}
       and (${referencePrefix}::text is null or starts_with(r.reference, ${referencePrefix}))
       and ${isWithinDays(fragment`r.created_at`, firstDay, lastDay)}`,
    at: fragment`r.created_at`,
    id: fragment`r.reference`,
    idType: 'text',
  };
  return readPage<DepositRow>(sql, deposits, filter.cursor);
}
