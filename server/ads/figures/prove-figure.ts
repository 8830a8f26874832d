import {
  figureOf,
  formatFigure,
  hasFigure,
  type ProvenName,
} from '#domain/delivery/ad-center-figures.ts';
import { type PeriodType, periodOf, type Span, splitDays } from '#domain/delivery/period.ts';
import type { Language } from '#domain/language.ts';
import { type Db, readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { findCompleteTo, getFigureHistory, listPlanSums, type PlanSums } from './figures-store.ts';
import { listNetworkCosts } from './network-cost.ts';

const partsMax = 1000;

interface FigureRequest {
  readonly partnerId: string;
  readonly figure: ProvenName;
  readonly type: PeriodType;
  readonly timeZone: string;
  readonly language: Language;
}

/** A figure broken down by plan; the parts add up to it exactly. */
export const proveFigure = (
  db: Db,
  { partnerId, figure, type, timeZone, language }: FigureRequest,
  now: Date,
) =>
  readInSnapshot(db, async (sql) => {
    const history = await getFigureHistory(sql, partnerId);
    const completeTo = await findCompleteTo(sql, partnerId, now);
    const period = periodOf(type, now, timeZone, history.first ?? now);
    const [startsAt, endsAt] = type === '4' ? [null, null] : [period.from, period.to];
    const networkCosts = await readNetworkCosts(
      sql,
      partnerId,
      startsAt && endsAt && { from: startsAt, to: endsAt },
    );

    const plans = await listPlanSums(sql, partnerId, language, startsAt, endsAt);
    const parts = plans
      .map((plan) => {
        const networkCost = networkCosts.get(plan.planId) ?? 0n;
        return { ...plan, value: valueOfPart(figure, { ...plan, networkCost }) };
      })
      .filter(({ value }) => value !== 0n);
    const total = parts.reduce((sum, { value }) => sum + value, 0n);

    return {
      completeTo,
      total: hasFigure(figure, total, history) ? formatFigure(figure, total) : null,
      parts: limitParts(partsMax, parts).map(({ planNo, product, value }) => ({
        planNo,
        product,
        value: formatFigure(figure, value),
      })),
    };
  });

/** What coupons and start-up funds paid of each plan in a period; all time without one. */
async function readNetworkCosts(sql: Sql, partnerId: string, period: Span | null) {
  const bounds = period ? [period.from, period.to] : [];
  const cuts = { bounds, splitDays: splitDays(bounds) };
  const costs = await listNetworkCosts(sql, partnerId, cuts, period?.from ?? null);
  const costsInPeriod = costs.filter(({ slot }) => period === null || slot === 1);
  const sums = new Map<bigint, bigint>();
  for (const { planId, networkCost } of costsInPeriod) {
    sums.set(planId, (sums.get(planId) ?? 0n) + networkCost);
  }

  return sums;
}

type PlanPart = PlanSums & { readonly networkCost: bigint };

const valueOfPart = (figure: ProvenName, { isActive, planNo, ...plan }: PlanPart): bigint =>
  figureOf(figure, { ...plan, plans: new Set(isActive ? [planNo] : []) }, plan);

interface Part {
  readonly planNo: string;
  readonly product: string;
  readonly value: bigint;
}

/** The newest plans one by one, and all older ones as a last part without a plan number. */
function limitParts(countMax: number, parts: readonly Part[]): Part[] {
  const newest = parts.toReversed();
  if (newest.length <= countMax) return newest;

  const olderValue = newest.slice(countMax - 1).reduce((sum, { value }) => sum + value, 0n);
  return [...newest.slice(0, countMax - 1), { planNo: '', product: '', value: olderValue }];
}
