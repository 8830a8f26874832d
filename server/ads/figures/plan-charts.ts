import type { planCharts as route } from '#contract/delivery.ts';
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
import { formatMicro, type Micro, micro } from '#domain/money.ts';
import { readInSnapshot } from '../../platform/database/database.ts';
import type { UseCase } from '../services/services.ts';
import {
  type ConversionSum,
  getCredited,
  type KindCount,
  listKindCounts,
  listPlacements,
  listSlots,
  sumConversions,
} from './chart-store.ts';
import { findCompleteTo } from './figures-store.ts';
import { getOwnPlan } from './own-plan.ts';
import { pacingOf } from './plan-pacing.ts';

/** Pacing, funnel, unit prices and quality of a partner's plan, today or over its lifetime. */
export const planCharts: UseCase<typeof route> = async (call, { planNo, range }) => {
  const now = call.now();
  return readInSnapshot(call.db, async (sql) => {
    const plan = await getOwnPlan(sql, call.member.id, planNo);
    const bounds = chartBounds(range, now, call.timeZone.name, plan.startsAt ?? now);
    const span = { from: bounds[0], to: bounds.at(-1) } as Span;
    const slots = await listSlots(sql, plan.id, bounds);
    const inside = slots.filter(({ slot }) => slot >= 1 && slot < bounds.length);
    const kindCounts = await listKindCounts(sql, plan.id, span);
    const { earned, ...orders } = await sumConversions(sql, plan.id, span);
    const counts = countsOf(kindCounts, orders);
    const rates = ratesOf(counts);
    const delivered = {
      cost: inside.reduce((sum, { cost }) => sum + cost, 0n),
      clicks: counts.click,
      conversions: counts.conversion,
      earned,
    };
    const { costPerOrder, earnedPerClick } = unitPricesOf(delivered);
    const completeTo = await findCompleteTo(sql, call.member.id, now);
    return {
      completeTo: completeTo?.toISOString() ?? null,
      from: span.from.toISOString(),
      to: span.to.toISOString(),
      pacing: await pacingOf(sql, plan, {
        range,
        bounds,
        slots,
        now,
        timeZone: call.timeZone.name,
      }),
      funnel: funnelSteps.map((step) => ({ step, count: counts[step], rate: rates[step] })),
      costPerOrder: formatted(costPerOrder),
      earnedPerClick: formatted(earnedPerClick),
      revenue: formatMicro(micro(earned)),
      breakEven: breakEvenOf(delivered, plan.commission),
      quality: [qualityOf('impression', kindCounts), qualityOf('click', kindCounts)],
      credited: formatMicro(micro(await getCredited(sql, plan.id))),
      placements: (await listPlacements(sql, plan.id, span)).map(
        ({ impressions, clicks, cost, ...place }) => ({
          ...place,
          impressions: Number(impressions),
          clicks: Number(clicks),
          cost: formatMicro(micro(cost)),
        }),
      ),
    };
  });
};

const formatted = (price: Micro | null): string | null =>
  price === null ? null : formatMicro(price);

/** What counted, minus what was found invalid later. */
const netOf = (counts: readonly KindCount[], wanted: number): number =>
  counts
    .filter(
      ({ kind, reason }) => kind === wanted && (reason === countsCode || reason >= flagCodeBase),
    )
    .reduce((all, { reason, count }) => all + (reason === countsCode ? 1 : -1) * Number(count), 0);

const countsOf = (
  counts: readonly KindCount[],
  { conversions, ...outcomes }: Omit<ConversionSum, 'earned'>,
): FunnelCounts => ({
  served: netOf(counts, serveCode),
  impression: netOf(counts, impressionCode),
  viewable: netOf(counts, viewableCode),
  click: netOf(counts, clickCode),
  conversion: conversions,
  ...outcomes,
});

/** Gross is everything recorded; it equals net plus the invalid events by reason. */
function qualityOf(kind: 'impression' | 'click', counts: readonly KindCount[]) {
  const own = counts.filter((one) => one.kind === kindCode(kind));
  const invalid = own
    .filter(({ reason }) => reason !== countsCode)
    .map(({ reason, count }) => ({ reason: nameOf(reason), count: Number(count) }));
  const gross = own
    .filter(({ reason }) => reason < flagCodeBase)
    .reduce((all, { count }) => all + Number(count), 0);
  return { kind, gross, invalid, net: netOf(counts, kindCode(kind)) };
}

function nameOf(code: number) {
  const name = code >= flagCodeBase ? flagReasons[code - flagCodeBase] : invalidReasons[code];
  if (name === undefined) throw new Error(`There is no reason ${code}`);
  return name;
}
