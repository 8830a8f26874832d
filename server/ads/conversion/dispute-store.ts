import type { DisputeOpener, DisputeOutcome } from '#domain/conversion/dispute.ts';
import type { Micro } from '#domain/money.ts';
import { pageEnd, pageRows, type Sql, timePage } from '../../platform/database/database.ts';

/** A dispute, with its outcome once decided. */
export interface Dispute {
  readonly id: string;
  readonly conversionId: string;
  readonly openedBy: DisputeOpener;
  readonly text: string;
  readonly at: Date;
  readonly dueAt: Date;
  readonly outcome: DisputeOutcome | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
}

const columns = `id, conversion_id "conversionId", opened_by "openedBy", text, at, due_at "dueAt",
  outcome, decided_by "decidedBy", reason, decided_at "decidedAt"`;

/** The disputes of these conversions, oldest first. */
export const listDisputes = (sql: Sql, conversions: readonly string[]): Promise<Dispute[]> =>
  sql<Dispute>(
    `select ${columns} from dispute_now where conversion_id = any($1::uuid[]) order by at, id`,
    [conversions],
  );

export async function saveDispute(
  sql: Sql,
  dispute: Pick<Dispute, 'id' | 'conversionId' | 'openedBy' | 'text' | 'at' | 'dueAt'>,
): Promise<void> {
  const { id, conversionId, openedBy, text, at, dueAt } = dispute;
  await sql(
    `insert into dispute (id, conversion_id, opened_by, text, at, due_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, conversionId, openedBy, text, at, dueAt],
  );
}

export interface DisputeEnd {
  readonly disputeId: string;
  readonly outcome: DisputeOutcome;
  readonly decidedBy: string;
  readonly reason: string;
  readonly at: Date;
}

export async function saveDisputeEnd(sql: Sql, end: DisputeEnd): Promise<void> {
  await sql(
    `insert into dispute_end (dispute_id, outcome, decided_by, reason, at)
     values ($1, $2, $3, $4, $5)`,
    [end.disputeId, end.outcome, end.decidedBy, end.reason, end.at],
  );
}

export interface OpenDispute extends Dispute {
  readonly planNo: string;
  readonly merchant: string;
  readonly serveId: string;
}

/** Open disputes, the most urgent first; with `dueBy`, only those due by then. */
export const listOpenDisputes = (sql: Sql, dueBy: Date | null = null): Promise<OpenDispute[]> =>
  sql<OpenDispute>(
    `select d.id, d.conversion_id "conversionId", d.opened_by "openedBy", d.text, d.at,
            d.due_at "dueAt", d.outcome, d.decided_by "decidedBy", d.reason,
            d.decided_at "decidedAt", p.no "planNo", m.name merchant, c.serve_id "serveId"
       from dispute_now d join conversion c on c.id = d.conversion_id
       join plan p on p.id = c.plan_id join merchant m on m.id = c.merchant_id
      where d.outcome is null and ($1::timestamptz is null or d.due_at <= $1)
      order by d.due_at, d.id limit 500`,
    [dueBy],
  );

export interface ListedDispute extends Omit<OpenDispute, 'serveId'> {
  readonly partnerId: string;
  readonly partner: string;
  readonly commission: Micro;
  /** The merchant's own number of the order. */
  readonly txid: string;
  readonly orderAmount: Micro | null;
  readonly clickedAt: Date;
  readonly occurredAt: Date;
  readonly reportedAt: Date;
  /** Of the click, as long as it is kept. */
  readonly device: number | null;
  readonly country: string | null;
  readonly placement: string | null;
}

/** Open disputes, the most urgent first; or decided ones, the latest deadline first. */
export async function listDisputePage(sql: Sql, isOpen: boolean, cursor: string | undefined) {
  const { at, id } = pageEnd(cursor);
  const [sign, order] = isOpen ? ['>', 'asc'] : ['<', 'desc'];
  const rows = await sql<ListedDispute>(
    `select d.id, d.conversion_id "conversionId", d.opened_by "openedBy", d.text, d.at,
            d.due_at "dueAt", d.outcome, d.decided_by "decidedBy", d.reason,
            d.decided_at "decidedAt", p.no "planNo", m.name merchant, c.commission,
            p.partner_id "partnerId", coalesce(w.username, w.nickname) partner, c.txid,
            c.order_amount "orderAmount", c.clicked_at "clickedAt",
            c.occurred_at "occurredAt", c.at "reportedAt", k.device, k.country, z.name placement
       from dispute_now d join conversion c on c.id = d.conversion_id
       join plan p on p.id = c.plan_id join merchant m on m.id = c.merchant_id
       join partner w on w.id = p.partner_id
       left join click k on k.serve_id = c.serve_id left join placement z on z.id = k.placement_id
      where (d.outcome is null) = $1
        and ($2::timestamptz is null or (d.due_at, d.id) ${sign} ($2, $3::uuid))
      order by d.due_at ${order}, d.id ${order} limit ${pageRows + 1}`,
    [isOpen, at, id],
  );
  return timePage(rows, (row) => ({ at: row.dueAt, id: row.id }));
}
