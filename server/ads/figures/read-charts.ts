import { chartBounds } from '#domain/delivery/chart.ts';
import { invalidReasons } from '#domain/delivery/event.ts';
import {
  clickCode,
  impressionCode,
  kindCode,
  serveCode,
  viewableCode,
} from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase, flagReasons } from '#domain/delivery/flag.ts';
import { type FunnelCounts, funnelSteps, ratesOf } from '#domain/delivery/funnel.ts';
import type { Span } from '#domain/delivery/period.ts';
import { breakEvenOf, unitPricesOf } from '#domain/delivery/unit-price.ts';
import { sum } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type ConversionSum,
  getCredited,
  type KindCount,
  listKindCounts,
  listSlots,
  sumConversions,
} from './chart-store.ts';
import type { ChartPlan } from './plan-event-store.ts';
import { readPacing } from './read-pacing.ts';

interface ChartPeriod {
  readonly range: 'today' | 'all';
  readonly timeZone: string;
}

/** Pacing, funnel, unit prices and quality of a plan, today or over its lifetime. */
export async function readCharts(
  sql: Sql,
  plan: ChartPlan,
  { range, timeZone }: ChartPeriod,
  now: Date,
) {
  const bounds = chartBounds(range, now, timeZone, plan.startsAt ?? now);
  // A chart has at least a beginning and an end.
  const span = { from: bounds[0], to: bounds.at(-1) } as Span;
  const slots = await listSlots(sql, plan.id, bounds);
  const slotsInside = slots.filter(({ slot }) => slot >= 1 && slot < bounds.length);
  const kindCounts = await listKindCounts(sql, plan.id, span);
  const { earned, ...orders } = await sumConversions(sql, plan.id, span);

  const counts = toFunnelCounts(kindCounts, orders);
  const rates = ratesOf(counts);
  const delivered = {
    cost: sum(slotsInside.map(({ cost }) => cost)),
    clicks: counts.click,
    conversions: counts.conversion,
    earned,
  };

  return {
    ...span,
    pacing: await readPacing(sql, plan, { range, bounds, slots, now, timeZone }),
    funnel: funnelSteps.map((step) => ({ step, count: counts[step], rate: rates[step] })),
    ...unitPricesOf(delivered),
    revenue: earned,
    breakEven: breakEvenOf(delivered, plan.commission),
    quality: [toQuality('impression', kindCounts), toQuality('click', kindCounts)],
    credited: await getCredited(sql, plan.id),
  };
}

/** What counted, minus what was found invalid later. */
const netCountOf = (counts: readonly KindCount[], countedKind: number): number =>
  counts
    .filter(
      ({ kind, reason }) =>
        kind === countedKind && (reason === countsCode || reason >= flagCodeBase),
    )
    .reduce((total, { reason, count }) => total + (reason === countsCode ? count : -count), 0);

const toFunnelCounts = (
  counts: readonly KindCount[],
  { conversions, ...outcomes }: Omit<ConversionSum, 'earned'>,
): FunnelCounts => ({
  served: netCountOf(counts, serveCode),
  impression: netCountOf(counts, impressionCode),
  viewable: netCountOf(counts, viewableCode),
  click: netCountOf(counts, clickCode),
  conversion: conversions,
  ...outcomes,
});

/** Gross is everything recorded; it equals net plus the invalid events by reason. */
function toQuality(kind: 'impression' | 'click', counts: readonly KindCount[]) {
  const kindCounts = counts.filter((kindCount) => kindCount.kind === kindCode(kind));
  const invalid = kindCounts
    .filter(({ reason }) => reason !== countsCode)
    .map(({ reason, count }) => ({ reason: getReasonName(reason), count }));
  const gross = kindCounts
    .filter(({ reason }) => reason < flagCodeBase)
    .reduce((total, { count }) => total + count, 0);

  return { kind, gross, invalid, net: netCountOf(counts, kindCode(kind)) };
}

function getReasonName(code: number) {
  const name = code >= flagCodeBase ? flagReasons[code - flagCodeBase] : invalidReasons[code];
  if (name === undefined) throw new Error(`There is no reason ${code}`);
  return name;
}
