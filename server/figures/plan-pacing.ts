import { boundsToEnd, type PacingPoint, paceIndex, pacingPoints } from '#domain/delivery/chart.ts';
import { dayMs } from '#domain/delivery/local-day.ts';
import type { HourShares } from '#domain/delivery/pacing.ts';
import { planShares } from '#domain/delivery/plan-shares.ts';
import { formatMicro, micro, parseMicro } from '#domain/money.ts';
import { fitsPlacement } from '#domain/plan/placement.ts';
import { ceilingAmountsOf, isPriceAgreed } from '#domain/plan/price-ceiling.ts';
import type { PauseCause } from '#domain/plan/status.ts';
import { listSupply } from '../catalogue/catalogue.ts';
import type { Sql } from '../database/database.ts';
import { listRequests } from '../delivery/delivery.ts';
import { type ChartSlot, findPassPercent } from './chart-store.ts';
import type { ChartPlan } from './plan-event-store.ts';

interface PacingFacts {
  readonly range: 'today' | 'all';
  readonly bounds: readonly Date[];
  readonly slots: readonly ChartSlot[];
  readonly now: Date;
  readonly timeZone: string;
}

/** Target and actual spend, the gap between them, and what holds the plan back. */
export async function pacingOf(sql: Sql, plan: ChartPlan, facts: PacingFacts) {
  const points = await pointsOf(sql, plan, facts);
  const indexPercent = paceIndex(points);
  const passPercent = await findPassPercent(sql, plan.id);
  return {
    points: points.map(({ at, target, actual }) => ({
      at: at.toISOString(),
      target: formatMicro(micro(target)),
      actual: actual === null ? null : formatMicro(micro(actual)),
    })),
    indexPercent,
    passPercent,
    limitedBy: await limitOf(sql, plan, { indexPercent, passPercent, now: facts.now }),
  };
}

async function pointsOf(
  sql: Sql,
  plan: ChartPlan,
  { range, bounds, slots, now, timeZone }: PacingFacts,
): Promise<PacingPoint[]> {
  const { amount, startsAt, endsAt, endedAt, putRule, status, pausedBy } = plan;
  if (amount === null || !startsAt || !endsAt) return [];
  const { pacing = 'even', dailyCap } = putRule;
  // On a day after the plan's end, nothing is missing.
  const isOver = [endsAt, endedAt].some((end) => end && bounds[0] && end <= bounds[0]);
  const flight = {
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    amount: isOver ? 0 : Number(amount),
    pacing,
    dailyCap: dailyCap ? Number(parseMicro(dailyCap)) : null,
  };
  const costOf = (wanted: number) => slots.find(({ slot }) => slot === wanted)?.cost ?? 0n;
  const spending = { before: costOf(0), costs: bounds.map((_, at) => costOf(at + 1)) };
  const isOpen = status === 'putting' && pausedBy !== 'ending';
  const shown = isOpen && range === 'all' ? boundsToEnd(bounds, endsAt, timeZone) : bounds;
  const points = pacingPoints(flight, await readShares(sql, plan, now), shown, spending, now);
  // A plan that ended early has no points to come.
  return isOpen ? points : points.filter(({ actual }) => actual !== null);
}

/** The hourly shares that the engine paces by, without regard to excluded placements. */
async function readShares(sql: Sql, plan: ChartPlan, now: Date): Promise<HourShares> {
  const week = await listRequests(sql, new Date(now.getTime() - 7 * dayMs));
  const { formats, putRule, targeting } = plan;
  const { categories = [], categoriesNot = [], hours = [] } = targeting;
  const wanted = {
    ...{ formats, hours, excludedPlacements: [], targeting: { categories, categoriesNot } },
    putRule: { priceCeiling: putRule.priceCeiling ?? null },
  };
  const ceilings = plan.priceCeilings && ceilingAmountsOf(plan.priceCeilings);
  const supply = (await listSupply(sql, now)).filter(
    (one) => !ceilings || isPriceAgreed(one, ceilings),
  );
  return planShares(wanted, supply, week);
}

const pauses = {
  partner: 'paused',
  escrow_low: 'escrow',
  daily_cap: 'daily_cap',
  invalid_traffic: 'paused',
  ending: null,
} as const satisfies Record<PauseCause, string | null>;

type Limit = (typeof pauses)[PauseCause] | 'no_supply' | 'price_ceiling';

/** Below the first a plan is behind; from the second on it takes every request it can. */
const behindPercent = 90;
const allPercent = 95;

interface Pace {
  readonly indexPercent: number | null;
  readonly passPercent: number | null;
  readonly now: Date;
}

/** A plan that takes every request and is still behind lacks supply; its price may be why. */
async function limitOf(
  sql: Sql,
  plan: ChartPlan,
  { indexPercent, passPercent, now }: Pace,
): Promise<Limit | null> {
  if (plan.pausedBy !== null) return pauses[plan.pausedBy as PauseCause];
  if (plan.status !== 'putting' || indexPercent === null || indexPercent >= behindPercent) {
    return null;
  }
  if (passPercent === null || passPercent < allPercent) return null;
  const { formats, putRule, targeting } = plan;
  const { categories = [], categoriesNot = [] } = targeting;
  const wanted = { formats, targeting: { categories, categoriesNot } };
  const supply = (await listSupply(sql, now)).filter((placement) =>
    fitsPlacement({ ...wanted, putRule: { priceCeiling: null } }, placement),
  );
  const priced = { ...wanted, putRule: { priceCeiling: putRule.priceCeiling ?? null } };
  const ceilings = plan.priceCeilings && ceilingAmountsOf(plan.priceCeilings);
  const agreed = supply.filter(
    (placement) =>
      fitsPlacement(priced, placement) && (!ceilings || isPriceAgreed(placement, ceilings)),
  );
  const isDear = agreed.length * 2 < supply.length;
  return isDear ? 'price_ceiling' : 'no_supply';
}
