import type { DepositState } from '#domain/desk/proposal-state.ts';
import { calledOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  isWithinDays,
  pageEnd,
  pageRows,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface OwnDeposit {
  readonly reference: string;
  readonly createdAt: Date;
  readonly body: Readonly<Record<string, string>> | null;
  readonly madeAt: Date | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
  /** When the deposit was charged back; null again once its reference is reused. */
  readonly undoneAt: Date | null;
}

/** The latest proposal that staff recorded under a reference. */
const lastOf = (reference: string) => `coalesce(${reference}.proposal_id,
  (select u.id from proposal u where u.reference = ${reference}.reference and u.act = 'deposit'
      and u.undone_at is not null order by u.undone_at desc limit 1))`;

/** The partner's references, newest first, with the deposit recorded under each. */
export async function listDeposits(sql: Sql, partnerId: string): Promise<OwnDeposit[]> {
  return sql<OwnDeposit>(
    `select r.reference, r.created_at "createdAt", p.body, p.made_at "madeAt",
            p.decided_at "decidedAt", p.is_confirmed "isConfirmed", p.undone_at "undoneAt"
       from deposit_reference r left join proposal p on p.id = ${lastOf('r')}
      where r.partner_id = $1 order by r.created_at desc limit 50`,
    [partnerId],
  );
}

/** A recorded deposit that the second person rejected. */
export interface RefusedDeposit {
  readonly reference: string;
  readonly amount: string;
  /** The first person's reason for recording it. */
  readonly reason: string;
  readonly madeAt: Date;
  readonly decidedAt: Date;
}

/** A partner's refused deposits, newest first. Their references are expected again. */
export const listRefusedDeposits = (sql: Sql, partnerId: string): Promise<RefusedDeposit[]> =>
  sql<RefusedDeposit>(
    `select reference, body ->> 'amount' amount, reason, made_at "madeAt", decided_at "decidedAt"
       from proposal where partner_id = $1 and act = 'deposit' and not is_confirmed
      order by decided_at desc limit 20`,
    [partnerId],
  );

export async function insertReference(
  sql: Sql,
  reference: string,
  partnerId: string,
  now: Date,
): Promise<void> {
  await sql(
    'insert into deposit_reference (reference, partner_id, created_at) values ($1, $2, $3)',
    [reference, partnerId, now],
  );
}

export async function lockReference(
  sql: Sql,
  reference: string,
): Promise<{ partnerId: string; proposalId: string | null } | null> {
  const [row] = await sql<{ partnerId: string; proposalId: string | null }>(
    `select partner_id "partnerId", proposal_id "proposalId" from deposit_reference
      where reference = $1 for update`,
    [reference],
  );
  return row ?? null;
}

/** Reopens the reference of a charged-back deposit, so that its transfer can be recorded again. */
export async function reopenDeposit(sql: Sql, proposalId: string, at: Date): Promise<void> {
  await sql('update proposal set undone_at = $2 where id = $1 and undone_at is null', [
    proposalId,
    at,
  ]);
  await sql('update deposit_reference set proposal_id = null where proposal_id = $1', [proposalId]);
}

/** Links a reference to the proposal recorded under it, or unlinks it. */
export async function saveReference(
  sql: Sql,
  reference: string,
  proposalId: string | null,
): Promise<void> {
  await sql('update deposit_reference set proposal_id = $2 where reference = $1', [
    reference,
    proposalId,
  ]);
}

export interface ListedDeposit extends OwnDeposit {
  readonly partnerId: string;
  readonly partner: string;
  readonly proposalId: string | null;
  readonly reason: string | null;
  readonly madeBy: string | null;
  readonly decidedBy: string | null;
}

export interface DepositFilter {
  readonly state?: DepositState | undefined;
  readonly partner?: string | undefined;
  readonly reference?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
}

const isIn = {
  expected: 'q.id is null',
  recorded: 'q.decided_at is null and q.id is not null',
  confirmed: 'q.is_confirmed and q.undone_at is null',
  reversed: 'q.undone_at is not null',
} as const satisfies Record<DepositState, string>;

/** All partners' references, newest first. */
export async function listDepositPage(sql: Sql, filter: DepositFilter) {
  const { state, partner, reference, from = null, to = null } = filter;
  const { at, id } = pageEnd(filter.cursor, /^[\w-]+$/);
  const rows = await sql<ListedDeposit>(
    `select r.reference, r.created_at "createdAt", r.partner_id "partnerId",
            coalesce(p.username, p.nickname) partner, q.id "proposalId", q.body, q.reason,
            q.made_by "madeBy", q.made_at "madeAt", q.decided_by "decidedBy",
            q.decided_at "decidedAt", q.is_confirmed "isConfirmed", q.undone_at "undoneAt"
       from deposit_reference r join partner p on p.id = r.partner_id
       left join proposal q on q.id = ${lastOf('r')}
      where ${state ? isIn[state] : 'true'}
        and ${isCalled('p', '$1')}
        and ($2::text is null or starts_with(r.reference, $2))
        and ${isWithinDays('r.created_at', '$5', '$6')}
        and ($3::timestamptz is null or (r.created_at, r.reference) < ($3, $4::text))
      order by r.created_at desc, r.reference desc limit ${pageRows + 1}`,
    [calledOf(partner), reference?.trim().toUpperCase() ?? null, at, id, from, to],
  );
  return timePage(rows, (row) => ({ at: row.createdAt, id: row.reference }));
}
