import type { listOrderDisputes } from '#contract/desk/order-disputes.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { DisputeOpener, DisputeOutcome } from '#domain/conversion/dispute.ts';
import { fragment, type Queue, readPage, type Sql } from '../../platform/database/database.ts';

/** A dispute, with its outcome once decided. */
export interface Dispute {
  readonly id: string;
  readonly conversionId: string;
  readonly openedBy: DisputeOpener;
  readonly text: string;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly outcome: DisputeOutcome | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
}

const columns = fragment`
  d.id, c.id conversion_id, d.opened_by, d.text, d.opened_at, d.due_at, d.outcome,
  d.answerer decided_by, d.answer reason, d.answered_at decided_at`;

const tables = fragment`
  support_case d join conversion c on d.kind = 'order' and c.id = d.conversion_id`;

/** The disputes of these conversions, oldest first. */
export const listDisputes = (sql: Sql, conversionIds: readonly string[]): Promise<Dispute[]> =>
  sql.many<Dispute>`
    select ${columns} from ${tables} where c.id = any(${conversionIds}::uuid[])
     order by d.opened_at, d.id`;

export interface OpenDispute extends Dispute {
  readonly planNo: string;
  readonly merchant: string;
  readonly serveId: string;
}

/** Open disputes, the most urgent first; with `dueBy`, only those due by then. */
export const listOpenDisputes = (sql: Sql, dueBy: Date | null = null): Promise<OpenDispute[]> =>
  sql.many<OpenDispute>`
    select ${columns}, p.no plan_no, m.name merchant, c.serve_id
      from ${tables}
      join plan p on p.id = c.plan_id join merchant m on m.id = c.merchant_id
     where d.answered_at is null and (${dueBy}::timestamptz is null or d.due_at <= ${dueBy})
     order by d.due_at, d.id limit 500`;

type DisputeRow = Omit<Reply<typeof listOrderDisputes>['list'][number], 'device'> & {
  /** Of the click, as long as it is kept. */
  readonly device: number | null;
};

type DisputeFilter = Input<typeof listOrderDisputes>;

/** Open disputes, the most urgent first; or decided ones, the latest deadline first. */
export function disputeQueue({ state }: DisputeFilter): Queue {
  const isOpen = state !== 'decided';

  return {
    columns: fragment`
      ${columns}, d.opened_at "at", p.no plan_no, m.name merchant, c.commission, p.partner_id,
      coalesce(pa.username, pa.nickname) partner, c.txid, c.order_amount, c.clicked_at,
      c.occurred_at, c.at reported_at, cl.device, cl.country, pl.name placement`,
    from: fragment`
      from ${tables}
      join plan p on p.id = c.plan_id join merchant m on m.id = c.merchant_id
      join partner pa on pa.id = p.partner_id
      left join click cl on cl.serve_id = c.serve_id
      left join placement pl on pl.id = cl.placement_id
     where d.answered_at is ${isOpen ? fragment`null` : fragment`not null`}`,
    at: fragment`d.due_at`,
    id: fragment`d.id`,
    idType: 'uuid',
    isOldestFirst: isOpen,
    item: {
      id: fragment`d.id::text`,
      what: fragment`c.txid`,
      partnerId: fragment`p.partner_id`,
      whose: fragment`coalesce(pa.username, pa.nickname)`,
      amount: fragment`c.commission`,
      since: fragment`d.opened_at`,
    },
  };
}

export const listDisputePage = (sql: Sql, filter: DisputeFilter) =>
  readPage<DisputeRow>(sql, disputeQueue(filter), filter.cursor);
