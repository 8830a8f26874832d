import type { funnelSteps, planCharts as route } from '#contract/delivery.ts';
import { chartBounds, paceIndex, pacingPoints } from '#domain/delivery/chart.ts';
import { invalidReasons } from '#domain/delivery/event.ts';
import { kindCode } from '#domain/delivery/event-line.ts';
import { dayMs } from '#domain/delivery/local-day.ts';
import { countsCode, markCodeBase, markReasons } from '#domain/delivery/mark.ts';
import { type HourShares, hourShares } from '#domain/delivery/pacing.ts';
import type { Span } from '#domain/delivery/period.ts';
import { unitPrices } from '#domain/delivery/unit-price.ts';
import { rateOf } from '#domain/delivery/wilson.ts';
import { formatMicro, type Micro, micro } from '#domain/money.ts';
import type { PauseCause } from '#domain/plan/status.ts';
import type { Sql } from '../db/db.ts';
import { listRequests } from '../delivery/live-plan-store.ts';
import type { UseCase } from '../parts.ts';
import {
  type ChartSlot,
  type ConversionSlot,
  findPassPercent,
  getCredited,
  type KindCount,
  listConversionSlots,
  listKindCounts,
  listSlots,
  listZones,
  serveCode,
  viewableCode,
} from './chart-store.ts';
import { clickCode, findCompleteTo, impressionCode } from './figures-store.ts';
import { type ChartPlan, getOwnPlan } from './plan-event-store.ts';

/** Pacing, funnel, unit prices and quality of an own plan, today or over its life. */
export const planCharts: UseCase<typeof route> = async (call, { planNo, range }) => {
  const now = call.now();
  return call.db.transaction(async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    const plan = await getOwnPlan(sql, call.member.id, planNo);
    const bounds = chartBounds(range, now, call.zone.name, plan.startsAt ?? now);
    const span = { from: bounds[0], to: bounds.at(-1) } as Span;
    const slots = await listSlots(sql, plan.id, bounds);
    const conversions = await listConversionSlots(sql, plan.id, bounds);
    const counts = await listKindCounts(sql, plan.id, span);
    const completeTo = await findCompleteTo(sql, call.member.id, now);
    return {
      completeTo: completeTo?.toISOString() ?? null,
      pacing: {
        ...pacingOf(plan, await readShares(sql, now), bounds, slots, now),
        passPercent: await findPassPercent(sql, plan.id),
      },
      funnel: funnelOf(counts, conversions, bounds.length),
      prices: pricesOf(bounds, slots, conversions, now),
      quality: [qualityOf('impression', counts), qualityOf('click', counts)],
      credited: formatMicro(micro(await getCredited(sql, plan.id))),
      zones: (await listZones(sql, plan.id, span)).map(
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

/** The shares of the hours that the engine paces by. */
async function readShares(sql: Sql, now: Date): Promise<HourShares> {
  const week = await listRequests(sql, new Date(now.getTime() - 7 * dayMs));
  return hourShares(week.map(({ hour, count }) => ({ hour, count: Number(count) })));
}

const limits = {
  partner: 'paused',
  escrow_low: 'escrow',
  daily_cap: 'daily_cap',
  invalid_traffic: 'paused',
  ending: 'paused',
} as const satisfies Record<PauseCause, string>;

function pacingOf(
  plan: ChartPlan,
  shares: HourShares,
  bounds: readonly Date[],
  slots: readonly ChartSlot[],
  now: Date,
) {
  const limitedBy = plan.pausedBy === null ? null : limits[plan.pausedBy as PauseCause];
  const { amount, startsAt, endsAt } = plan;
  if (amount === null || !startsAt || !endsAt) {
    return { points: [], indexPercent: null, limitedBy };
  }
  const flight = {
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    amount: Number(amount),
    pacing: plan.putRule.pacing ?? 'even',
    dailyCap: null,
  } as const;
  const costs = bounds.map((_, at) => sumOf(slots, at + 1, null).cost);
  const points = pacingPoints(flight, shares, bounds, costs, now);
  return {
    points: points.map(({ at, target, actual }) => ({
      at: at.toISOString(),
      target: formatMicro(micro(target)),
      actual: formatMicro(micro(actual)),
    })),
    indexPercent: paceIndex(points),
    limitedBy,
  };
}

function sumOf(slots: readonly ChartSlot[], wanted: number, kind: number | null) {
  const own = slots.filter((one) => one.slot === wanted && (kind === null || one.kind === kind));
  return {
    count: Number(own.reduce((all, { count }) => all + count, 0n)),
    cost: own.reduce((all, { cost }) => all + cost, 0n),
  };
}

/** What counts less what was found later. */
const netOf = (counts: readonly KindCount[], wanted: number): number =>
  counts
    .filter(
      ({ kind, reason }) => kind === wanted && (reason === countsCode || reason >= markCodeBase),
    )
    .reduce((all, { reason, count }) => all + (reason === countsCode ? 1 : -1) * Number(count), 0);

function funnelOf(
  counts: readonly KindCount[],
  conversions: readonly ConversionSlot[],
  slotsEnd: number,
) {
  const inside = conversions.filter(({ slot }) => slot >= 1 && slot < slotsEnd);
  const served = netOf(counts, serveCode);
  const impressions = netOf(counts, impressionCode);
  const viewable = netOf(counts, viewableCode);
  const clicks = netOf(counts, clickCode);
  const converted = inside.reduce((all, { count }) => all + count, 0);
  const approved = inside.reduce((all, { approved }) => all + approved, 0);
  // Each step as a rate of the one that it needs; being viewable needs no click, nor a click that.
  const steps: [(typeof funnelSteps)[number], number, number | null][] = [
    ['served', served, null],
    ['impression', impressions, served],
    ['viewable', viewable, impressions],
    ['click', clicks, impressions],
    ['conversion', converted, clicks],
    ['approved', approved, converted],
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
    const { cpm, cpc, cpa, epc } = unitPrices({
      cost: sumOf(slots, at + 1, null).cost,
      impressions: sumOf(slots, at + 1, impressionCode).count,
      clicks: sumOf(slots, at + 1, clickCode).count,
      conversions: won?.count ?? 0,
      earned: won?.earned ?? 0n,
    });
    const prices = { cpm: shown(cpm), cpc: shown(cpc), cpa: shown(cpa), epc: shown(epc) };
    return [{ at: from.toISOString(), ...prices }];
  });
}

/** Gross is everything that came; net and what does not count, by reason, add up to it. */
function qualityOf(kind: 'impression' | 'click', counts: readonly KindCount[]) {
  const own = counts.filter((one) => one.kind === kindCode(kind));
  const invalid = own
    .filter(({ reason }) => reason !== countsCode)
    .map(({ reason, count }) => ({ reason: nameOf(reason), count: Number(count) }));
  const gross = own
    .filter(({ reason }) => reason < markCodeBase)
    .reduce((all, { count }) => all + Number(count), 0);
  return { kind, gross, invalid, net: netOf(counts, kindCode(kind)) };
}

function nameOf(code: number) {
  const name = code >= markCodeBase ? markReasons[code - markCodeBase] : invalidReasons[code];
  if (name === undefined) throw new Error(`There is no reason ${code}`);
  return name;
}
