import type { planEvents as route } from '#contract/delivery.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { isDelivering } from '#domain/plan/status.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { UseCase } from '../services/services.ts';
import { getOwnPlan } from './own-plan.ts';
import type { ChartPlan } from './plan-event-store.ts';
import { readEventList } from './read-event-list.ts';
import { listReserved, type ReservedRow } from './reserved-ads.ts';
import type { StoredEvent } from './stored-event.ts';

const pageSize = 50;

/** The single events of the partner's own plan, newest first, including invalid ones. */
export const planEvents: UseCase<typeof route> = async (call, input) => {
  const { sql } = call.db;
  const plan = await getOwnPlan(sql, call.member.id, input.planNo);
  const below = /^\d{1,15}$/.test(input.cursor ?? '') ? Number(input.cursor) : null;
  if (input.reservedAt !== undefined) {
    const at = new Date(input.reservedAt);
    const lastNo = Number(input.lastNo ?? Number.MAX_SAFE_INTEGER);
    const rows = await readReserved(sql, plan, { at, lastNo }, below);
    return pageOf(rows.map((row) => ({ ...eventView(row.event), reserved: reservedView(row) })));
  }
  const filter = {
    ...{ kind: input.kind, counted: input.counted, reason: input.reason, record: input.record },
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(input.to),
  };
  const rows = await readEventList(
    { sql, blocks: call.blocks },
    plan.id,
    filter,
    below,
    pageSize + 1,
  );
  return pageOf(rows.map((event) => ({ ...eventView(event), reserved: null })));
};

/** Nothing is reserved for a plan that does not deliver; its events may be sealed. */
const readReserved = (
  sql: Sql,
  plan: ChartPlan,
  { at, lastNo }: { readonly at: Date; readonly lastNo: number },
  below: number | null,
): Promise<readonly ReservedRow[]> =>
  isDelivering(plan.status)
    ? listReserved(sql, { planId: plan.id, at, lastNo }, below, pageSize + 1)
    : Promise.resolve([]);

const eventView = (event: StoredEvent) => ({
  no: event.no,
  kind: event.kind,
  at: event.at.toISOString(),
  serveId: event.serveId,
  placement: event.placement,
  invalid: event.invalid,
  flagged: event.flagged,
  cost: formatMicro(micro(event.cost)),
  country: event.country,
  device: event.device,
  hash: event.hash,
});

const reservedView = ({ amount, until }: ReservedRow) => ({
  amount: formatMicro(amount),
  until: until.toISOString(),
});

/** One row more than a page was read if there are more. */
function pageOf<Row extends { readonly no: number }>(rows: readonly Row[]) {
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.no) : null };
}
