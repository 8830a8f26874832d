import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

/** The name of a partner, merchant, publisher or acceptor. */
export async function getOwnerName(sql: Sql, id: string): Promise<string> {
  const { name } = await sql.one<{ name: string }>`
    select coalesce(
      (select coalesce(username, nickname) from partner where id = ${id}),
      (select m.name from merchant m where m.id = ${id}),
      (select u.name from publisher u where u.id = ${id}),
      (select c.name from acceptor c where c.id = ${id})) as name`;
  return name;
}

/** Who approved a payout, and who sent it. */
export const getPayoutPeople = (
  sql: Sql,
  payoutId: string,
): Promise<{ readonly approvedBy: string; readonly sentBy: string | null }> =>
  sql.one`
    select coalesce(max(made_by) filter (where state = 'approved'), 'nobody') approved_by,
           max(made_by) filter (where state = 'sent') sent_by
      from status_change where payout_id = ${payoutId}`;

interface BankLine {
  readonly isCredit: boolean;
  readonly amount: Micro;
  readonly bookedOn: string;
}

/** The newest line of an imported statement that names a payout. */
export const findLastBankLine = (sql: Sql, payoutId: string): Promise<BankLine | null> =>
  sql.maybeOne<BankLine>`
    select is_credit, amount, booked_on::text booked_on from bank_line
     where payout_id = ${payoutId} order by booked_on desc, is_credit desc, id limit 1`;

/** Who imported the statement from whose line a deposit was requested, by id. */
export async function findImporterId(sql: Sql, approvalId: string): Promise<string | null> {
  const row = await sql.maybeOne<{ readById: string }>`
    select s.read_by_id from bank_line_deposit d join bank_line l on l.id = d.line_id
      join bank_statement s on s.id = l.statement_id
     where d.approval_id = ${approvalId}`;
  return row?.readById ?? null;
}

interface OrderRow {
  readonly txid: string;
  readonly merchant: string;
  readonly plan: string;
  readonly clickedAt: Date;
  readonly occurredAt: Date;
  readonly reportedAt: Date;
  readonly device: number | null;
  readonly country: string | null;
  readonly placement: string | null;
}

/** An order with the click that it came from. */
export const getOrderFacts = (sql: Sql, conversionId: string): Promise<OrderRow> =>
  sql.one<OrderRow>`
    select c.txid, m.name merchant, l.no plan, c.clicked_at, c.occurred_at, c.at reported_at,
           k.device, k.country, z.name placement
      from conversion c join merchant m on m.id = c.merchant_id
      join plan l on l.id = c.plan_id
      left join click k on k.serve_id = c.serve_id
      left join placement z on z.id = k.placement_id
     where c.id = ${conversionId}`;
