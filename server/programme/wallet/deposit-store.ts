import type * as deskDeposits from '#contract/desk/deposits.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { DepositState } from '#domain/desk/proposal-state.ts';
import type { Micro } from '#domain/money.ts';
import { calledOf } from '#domain/partner/username.ts';
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
  readonly madeAt: Date | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
  /** When the deposit was charged back; null again once its reference is reused. */
  readonly undoneAt: Date | null;
}

/** The latest proposal that staff recorded under a reference. */
const lastProposalOf = (reference: Fragment) => fragment`
  coalesce(${reference}.proposal_id, (
    select u.id from proposal u
     where u.reference = ${reference}.reference and u.act = 'deposit' and u.undone_at is not null
     order by u.undone_at desc limit 1))`;

/** The partner's references, newest first, with the deposit recorded under each. */
export async function listDeposits(sql: Sql, partnerId: string): Promise<PartnerDeposit[]> {
  return sql.many<PartnerDeposit>`
    select r.reference, r.created_at, p.amount, p.made_at, p.decided_at, p.is_confirmed, p.undone_at
      from deposit_reference r left join proposal p on p.id = ${lastProposalOf(fragment`r`)}
     where r.partner_id = ${partnerId} order by r.created_at desc limit 50`;
}

/** A recorded deposit that the second person rejected. */
export interface RefusedDeposit {
  readonly reference: string;
  readonly amount: Micro | null;
  /** The first person's reason for recording it. */
  readonly reason: string;
  readonly madeAt: Date;
  readonly decidedAt: Date;
}

/** A partner's refused deposits, newest first. Their references are expected again. */
export const listRefusedDeposits = (sql: Sql, partnerId: string): Promise<RefusedDeposit[]> =>
  sql.many<RefusedDeposit>`
    select reference, amount, reason, made_at, decided_at
      from proposal where partner_id = ${partnerId} and act = 'deposit' and not is_confirmed
     order by decided_at desc limit 20`;

export async function insertReference(
  sql: Sql,
  reference: string,
  partnerId: string,
  now: Date,
): Promise<void> {
  await insert(sql, 'deposit_reference', { reference, partnerId, createdAt: now });
}

export async function lockReference(
  sql: Sql,
  reference: string,
): Promise<{ partnerId: string; proposalId: string | null } | null> {
  return sql.maybeOne<{ partnerId: string; proposalId: string | null }>`
    select partner_id, proposal_id from deposit_reference
     where reference = ${reference} for update`;
}

/** Reopens the reference of a charged-back deposit, so that its transfer can be recorded again. */
export async function reopenDeposit(sql: Sql, proposalId: string, at: Date): Promise<void> {
  await sql`update proposal set undone_at = ${at} where id = ${proposalId} and undone_at is null`;
  await sql`update deposit_reference set proposal_id = null where proposal_id = ${proposalId}`;
}

/** Links a reference to the proposal recorded under it, or unlinks it. */
export async function saveReference(
  sql: Sql,
  reference: string,
  proposalId: string | null,
): Promise<void> {
  await sql`
    update deposit_reference set proposal_id = ${proposalId} where reference = ${reference}`;
}

type DepositRow = Omit<Reply<typeof deskDeposits.listDeposits>['list'][number], 'state'> &
  Pick<PartnerDeposit, 'isConfirmed' | 'undoneAt'>;

const stateConditions = {
  expected: fragment`q.id is null`,
  recorded: fragment`q.decided_at is null and q.id is not null`,
  confirmed: fragment`q.is_confirmed and q.undone_at is null`,
  reversed: fragment`q.undone_at is not null`,
} as const satisfies Record<DepositState, Fragment>;

/** All partners' references, newest first. */
export async function listDepositPage(sql: Sql, filter: Input<typeof deskDeposits.listDeposits>) {
  const { state, partner, from = null, to = null } = filter;
  const referencePrefix = filter.reference?.trim().toUpperCase() ?? null;

  const deposits: List = {
    columns: fragment`
      r.reference, r.created_at, r.partner_id, coalesce(p.username, p.nickname) partner,
      q.id proposal_id, q.amount, q.reason, q.made_by, q.made_at, q.decided_by, q.decided_at,
      q.is_confirmed, q.undone_at`,
    from: fragment`
      from deposit_reference r join partner p on p.id = r.partner_id
      left join proposal q on q.id = ${lastProposalOf(fragment`r`)}
     where ${state ? stateConditions[state] : fragment`true`}
       and ${isCalled(fragment`p`, calledOf(partner))}
       and (${referencePrefix}::text is null or starts_with(r.reference, ${referencePrefix}))
       and ${isWithinDays(fragment`r.created_at`, from, to)}`,
    at: fragment`r.created_at`,
    id: fragment`r.reference`,
    idType: 'text',
  };
  return readPage<DepositRow>(sql, deposits, filter.cursor);
}
