import {
  type DeliveryLimit,
  deliveryLimitOf,
  type PlacementInput,
} from '#domain/plan/delivery-limit.ts';
import { fitsPlacement, isFeeAgreed } from '#domain/plan/placement.ts';
import { ceilingAmountsOf, isPriceAgreed } from '#domain/plan/price-ceiling.ts';
import { escrowFloor } from '#domain/plan/tend.ts';
import { dailyCapOf } from '#domain/plan/terms.ts';
import { minuteMs, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import { listSupply, type Supply } from '../../ads/catalogue/catalogue.ts';
import type { Reserved } from '../../ads/figures/figures.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findRecentDelivery } from './delivery-limit-store.ts';
import type { Plan } from './plan-store.ts';
import { listTended, type TendedPlan } from './tend-store.ts';

/** Long enough for several reports of each process that delivers. */
const recentMs = 30 * minuteMs;

/** What limits a plan's delivery now; null when nothing does, or when it does not deliver. */
export async function findDeliveryLimit(
  sql: Sql,
  { id, no, status }: Pick<Plan, 'id' | 'no' | 'status'>,
  { amount: reserved, freeFrom }: Reserved,
  now: Date,
): Promise<DeliveryLimit | null> {
  if (status !== 'matching' && status !== 'putting') return null;
  const [row] = await listTended(sql, status, startOfUtcDay(utcDayOf(now)), [no]);
  if (!row) return null;

  const supply = await listSupply(sql, now);
  const dailyCap = dailyCapOf(row.putRule);
  const facts = {
    pausedBy: row.pausedBy,
    isFunded: row.escrow >= escrowFloor(row.commissionMax, row.limits),
    placements: placementsOf(row, supply),
    hours: row.targeting.hours,
    frequencyHours: row.putRule.frequencyCap.hours,
    left: row.amount - row.spent,
    leftToday: dailyCap === null ? null : dailyCap - row.spentToday,
    reserved,
    freeFrom,
    recent: await findRecentDelivery(sql, id, new Date(now.getTime() - recentMs)),
  };
  return deliveryLimitOf(facts, now);
}

/** The placements of the plan's formats and categories, with what else decides about them. */
function placementsOf(row: TendedPlan, supply: readonly Supply[]): PlacementInput[] {
  const ceilings = ceilingAmountsOf(row.priceCeilings);
  const anyPrice = { ...row, putRule: { priceCeiling: null } };

  return supply
    .filter((placement) => fitsPlacement(anyPrice, placement))
    .map((placement) => ({
      priceModel: placement.priceModel,
      price: placement.priceModel === 'cpm' ? placement.price / 1_000n : placement.price,
      isAgreed:
        fitsPlacement(row, placement) &&
        isFeeAgreed(placement.payBps, row.mediaFeeBps) &&
        isPriceAgreed(placement, ceilings),
      isExcluded: row.excludedPlacements.includes(placement.placementId),
      isHeld: placement.isHeld,
      lastHour: placement.lastHour,
    }));
}
