import type { figureProof as route } from '#contract/figures.ts';
import type { Input } from '#contract/route.ts';
import { figureOf, formatFigure, hasData } from '#domain/delivery/figures.ts';
import { periodOf } from '#domain/delivery/period.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { readInSnapshot } from '../database/database.ts';
import { timeZoneAsked } from '../gateway/gateway.ts';
import type { UseCase } from '../services/services.ts';
import { findCompleteTo, getStanding, listPlanSums, type PlanSums } from './figures-store.ts';

const partsMax = 1000;

/** A figure broken down by plan; the parts add up to it exactly. */
export const figureProof: UseCase<typeof route> = async (call, input) => {
  const { type, figure } = input;
  const timeZone = timeZoneAsked(input.user_time_zone, call.timeZone);
  const now = call.now();
  const partnerId = call.member.id;
  return readInSnapshot(call.db, async (sql) => {
    const standing = await getStanding(sql, partnerId);
    const completeTo = await findCompleteTo(sql, partnerId, now);
    const said = { completeTo: completeTo?.toISOString() ?? null };
    if (figure !== 'pendingRevenue' && !hasData(figure, standing))
      return { ...said, total: null, parts: [] };
    const period = periodOf(type, now, timeZone, standing.first ?? now);
    const [from, to] = type === '4' ? [null, null] : [period.from, period.to];
    const parts = (await listPlanSums(sql, partnerId, call.language, from, to))
      .map((plan) => ({ ...plan, value: amountOf(figure, plan) }))
      .filter(({ value }) => value !== 0n);
    const written = (value: bigint) =>
      figure === 'pendingRevenue' ? formatMicro(micro(value)) : formatFigure(figure, value);
    const total = parts.reduce((all, { value }) => all + value, 0n);
    return {
      ...said,
      total: written(total),
      parts: atMost(partsMax, parts).map(({ planNo, product, value }) => ({
        planNo,
        product,
        value: written(value),
      })),
    };
  });
};

type Proven = Input<typeof route>['figure'];

function amountOf(figure: Proven, plan: PlanSums): bigint {
  if (figure === 'pendingRevenue') return plan.pending;
  if (figure === 'toBeConsumed') return plan.waiting;
  const plans = new Set(plan.isActive ? [plan.planNo] : []);
  return figureOf(figure, { ...plan, plans });
}

interface Part {
  readonly planNo: string;
  readonly product: string;
  readonly value: bigint;
}

/** The newest plans one by one, and all older ones as a last part without a plan number. */
function atMost(most: number, parts: readonly Part[]): Part[] {
  const newest = parts.toReversed();
  if (newest.length <= most) return newest;
  const older = newest.slice(most - 1).reduce((all, { value }) => all + value, 0n);
  return [...newest.slice(0, most - 1), { planNo: '', product: '', value: older }];
}
