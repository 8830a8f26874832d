import type {
  listPartnerPerformance as listPartnersRoute,
  listPerformance as listRoute,
} from '#contract/desk/performance.ts';
import { performanceDaysMax } from '#domain/desk/performance.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { dayMs, daysAfter } from '#domain/time.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { listGroups, listPartnerGroups, type PerformanceRow } from './performance-store.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** From the beginning of the first day to the end of the last. */
function periodOf({ from, to }: Days): { startsAt: Date; endsAt: Date } {
  const startsAt = new Date(`${from}T00:00:00Z`);
  const endsAt = daysAfter(new Date(`${to}T00:00:00Z`), 1);

  const days = (endsAt.getTime() - startsAt.getTime()) / dayMs;
  if (!(days >= 1 && days <= performanceDaysMax)) {
    throw new Refusal('desk_value_wrong', {
      what: 'the days, which are in order and one year at most',
    });
  }
  return { startsAt, endsAt };
}

const replyOf = (row: PerformanceRow) => ({
  ...row,
  requests: row.requests === null ? null : Number(row.requests),
  serves: Number(row.serves),
  impressions: Number(row.impressions),
  clicks: Number(row.clicks),
  invalid: Number(row.invalid),
  consumed: formatMicro(row.consumed),
  publisherPay: formatMicro(row.publisherPay),
  orders: row.orders === null ? null : Number(row.orders),
  commission: row.commission === null ? null : formatMicro(row.commission),
  settled: row.settled === null ? null : formatMicro(row.settled),
  put: row.put === null ? null : formatMicro(row.put),
});

export const listPerformance: DeskUseCase<typeof listRoute> = async ({ db }, { by, ...days }) => {
  const list = await listGroups(db.sql, by, periodOf(days));
  return { list: list.map(replyOf) };
};

export const listPartnerPerformance: DeskUseCase<typeof listPartnersRoute> = async (
  { db },
  days,
) => {
  const list = await listPartnerGroups(db.sql, periodOf(days));
  return { list: list.map(replyOf) };
};
