import { boundsToEnd, type PacingPoint, paceIndex, pacingPoints } from '#domain/delivery/chart.ts';
import type { HourShares } from '#domain/delivery/pacing.ts';
import { planShares } from '#domain/delivery/plan-shares.ts';
import { parseMicro, zero } from '#domain/money.ts';
import { ceilingAmountsOf, isPriceAgreed } from '#domain/plan/price-ceiling.ts';
import { daysBefore } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listSupply } from '../catalogue/placement-store.ts';
import { listRequests } from '../delivery/live-plan-store.ts';
import { type ChartSlot, findPassPercent } from './chart-store.ts';
import type { ChartPlan } from './plan-event-store.ts';

interface PacingRequest {
  readonly range: 'today' | 'all';
  readonly bounds: readonly Date[];
  readonly slots: readonly ChartSlot[];
  readonly now: Date;
  readonly timeZone: string;
}

/** Target and actual spend, and the gap between them. */
export async function readPacing(sql: Sql, plan: ChartPlan, request: PacingRequest) {
  const points = await listPoints(sql, plan, request);
  return {
    points,
    indexPercent: paceIndex(points),
    passPercent: await findPassPercent(sql, plan.id),
  };
}

async function listPoints(
  sql: Sql,
  plan: ChartPlan,
  { range, bounds, slots, now, timeZone }: PacingRequest,
): Promise<PacingPoint[]> {
  const { amount, startsAt, endsAt, endedAt, putRule, status, pausedBy } = plan;
  if (amount === null || !startsAt || !endsAt) return [];

  const { pacing = 'even', dailyCap } = putRule;
  // On a day after the plan's end, nothing is missing.
  const isOver = [endsAt, endedAt].some((moment) => moment && bounds[0] && moment <= bounds[0]);
  const flight = {
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    amount: isOver ? 0 : Number(amount),
    pacing,
    dailyCap: dailyCap ? Number(parseMicro(dailyCap)) : null,
  };
  const costOf = (wantedSlot: number) =>
    slots.find(({ slot }) => slot === wantedSlot)?.cost ?? zero;
  const spending = { before: costOf(0), costs: bounds.map((_, index) => costOf(index + 1)) };
  const isOpen = status === 'putting' && pausedBy !== 'ending';
  const shownBounds = isOpen && range === 'all' ? boundsToEnd(bounds, endsAt, timeZone) : bounds;
  const points = pacingPoints(flight, await readShares(sql, plan, now), shownBounds, spending, now);

  // A plan that ended early has no points to come.
  return isOpen ? points : points.filter(({ actual }) => actual !== null);
}

/** The hourly shares that the engine paces by, without regard to excluded placements. */
async function readShares(sql: Sql, plan: ChartPlan, now: Date): Promise<HourShares> {
  const weekRequests = await listRequests(sql, daysBefore(now, 7));
  const { formats, putRule, targeting } = plan;
  const { categories = [], categoriesNot = [], hours = [] } = targeting;
  const planTerms = {
    formats,
    hours,
    excludedPlacements: [],
    targeting: { categories, categoriesNot },
    putRule: { priceCeiling: putRule.priceCeiling ?? null },
  };
  const ceilings = plan.priceCeilings && ceilingAmountsOf(plan.priceCeilings);
  const supply = (await listSupply(sql, now)).filter(
    (placement) => !ceilings || isPriceAgreed(placement, ceilings),
  );

  return planShares(planTerms, supply, weekRequests);
}
