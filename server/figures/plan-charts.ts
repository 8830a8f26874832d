import type { funnelSteps, planCharts as route } from '#contract/delivery.ts';
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
import type { Span } from '#domain/delivery/period.ts';
import { breakEvenOf, unitPrices } from '#domain/delivery/unit-price.ts';
import { rateOf } from '#domain/delivery/wilson.ts';
import { formatMicro, type Micro, micro } from '#domain/money.ts';
import { readInSnapshot } from '../database/database.ts';
import type { UseCase } from '../services/services.ts';
import {
  type ChartSlot,
  type ConversionSlot,
  getCredited,
  type KindCount,
  listConversionSlots,
  listKindCounts,
  listPlacements,
  listSlots,
} from './chart-store.ts';
import { findCompleteTo } from './figures-store.ts';
import { getOwnPlan } from './own-plan.ts';
import { pacingOf, sumOf } from './plan-pacing.ts';

/** Pacing, funnel, unit prices and quality of a partner's plan, today or over its lifetime. */
export const planCharts: UseCase<typeof route> = async (call, { planNo, range }) => {
  const now = call.now();
  return readInSnapshot(call.db, async (sql) => {
    const plan = await getOwnPlan(sql, call.member.id, planNo);
    const bounds = chartBounds(range, now, call.timeZone.name, plan.startsAt ?? now);
    const span = { from: bounds[0], to: bounds.at(-1) } as Span;
    const slots = await listSlots(sql, plan.id, bounds);
    const conversions = await listConversionSlots(sql, plan.id, bounds);
    const isInside = ({ slot }: { slot: number }) => slot >= 1 && slot < bounds.length;
    const inside = conversions.filter(isInside);
    const counts = await listKindCounts(sql, plan.id, span);
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
      funnel: funnelOf(counts, inside),
      revenue: formatMicro(micro(sumWon(inside).earned)),
      breakEven: breakEvenOf(
        {
          ...sumWon(inside),
          cost: slots.reduce((all, one) => all + (isInside(one) ? one.cost : 0n), 0n),
          impressions: netOf(counts, impressionCode),
          clicks: netOf(counts, clickCode),
        },
        plan.commission,
      ),
      prices: pricesOf(bounds, slots, conversions, now),
      quality: [qualityOf('impression', counts), qualityOf('click', counts)],
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

/** What counted, minus what was found invalid later. */
const netOf = (counts: readonly KindCount[], wanted: number): number =>
  counts
    .filter(
      ({ kind, reason }) => kind === wanted && (reason === countsCode || reason >= flagCodeBase),
    )
    .reduce((all, { reason, count }) => all + (reason === countsCode ? 1 : -1) * Number(count), 0);

const sumWon = (conversions: readonly ConversionSlot[]) => ({
  conversions: conversions.reduce((all, { count }) => all + count, 0),
  earned: conversions.reduce((all, { earned }) => all + earned, 0n),
});

function funnelOf(counts: readonly KindCount[], inside: readonly ConversionSlot[]) {
  const sumOfAll = (name: 'pending' | 'approved' | 'reversed') =>
    inside.reduce((all, one) => all + one[name], 0);
  const served = netOf(counts, serveCode);
  const impressions = netOf(counts, impressionCode);
  const viewable = netOf(counts, viewableCode);
  const clicks = netOf(counts, clickCode);
  const { conversions: converted } = sumWon(inside);
  const reversed = sumOfAll('reversed');
  // Each rate is relative to the step it depends on; viewable and click do not depend on each
  // other.
  const steps: [(typeof funnelSteps)[number], number, number | null][] = [
    ['served', served, null],
    ['impression', impressions, served],
    ['viewable', viewable, impressions],
    ['click', clicks, impressions],
    ['conversion', converted, clicks],
    ['pending', sumOfAll('pending'), converted],
    ['approved', sumOfAll('approved'), converted],
    ['reversed', reversed, converted + reversed],
  ];
  return steps.map(([step, count, of]) => ({
    step,
    count,
    rate: of === null ? null : rateOf(count, of),
  }));
}

function pricesOf(
  bounds: readonly Date[],
  slots: readonly ChartSlot[],
  conversions: readonly ConversionSlot[],
  now: Date,
) {
  const shown = (price: Micro | null) => (price === null ? null : formatMicro(price));
  return bounds.slice(0, -1).flatMap((from, at) => {
    if (from > now) return [];
    const won = conversions.find(({ slot }) => slot === at + 1);
    const { cpm, cpc, cpa, epc, ctr, cvr } = unitPrices({
      cost: sumOf(slots, at + 1, null).cost,
      impressions: sumOf(slots, at + 1, impressionCode).count,
      clicks: sumOf(slots, at + 1, clickCode).count,
      conversions: won?.count ?? 0,
      earned: won?.earned ?? 0n,
    });
    const prices = { cpm: shown(cpm), cpc: shown(cpc), cpa: shown(cpa), epc: shown(epc) };
    const to = bounds[at + 1] as Date;
    return [{ at: from.toISOString(), to: to.toISOString(), ...prices, ctr, cvr }];
  });
}

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
