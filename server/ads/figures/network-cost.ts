import { micro } from '#domain/money.ts';
import { divideCost } from '#domain/plan/put.ts';
import { networkPartOf } from '#domain/plan/result.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { SlotBounds } from './figures-store.ts';
import {
  listNetworkPuts,
  listPlanCosts,
  type NetworkPut,
  type PlanCost,
} from './network-cost-store.ts';

interface NetworkCost {
  readonly planId: bigint;
  readonly slot: number;
  readonly networkCost: bigint;
}

/**
 * What coupons and start-up funds paid of each plan's cost in each slot. They pay for what comes
 * first, so a slot depends on everything before it. Most plans have neither and are not read, nor
 * are those without delivery since the moment that is given: they are only left out of slot 0.
 */
export async function listNetworkCosts(
  sql: Sql,
  partnerId: string,
  cuts: SlotBounds,
  since: Date | null,
): Promise<NetworkCost[]> {
  const puts = await listNetworkPuts(sql, partnerId, since);
  if (puts.length === 0) return [];

  const planIds = puts.map(({ planId }) => planId);
  const costs = Map.groupBy(await listPlanCosts(sql, planIds, cuts), ({ planId }) => planId);

  return puts.flatMap((networkPut) => divideSlots(networkPut, costs.get(networkPut.planId) ?? []));
}

function divideSlots(networkPut: NetworkPut, costs: readonly PlanCost[]): NetworkCost[] {
  const { creditedDiscount: discount, creditedStartup: startup } = networkPut;
  const credited = { own: micro(0n), discount, startup };
  let cost = 0n;
  let paidByNetwork = 0n;

  return costs.map(({ planId, slot, cost: addedCost }) => {
    cost += addedCost;
    const previouslyPaid = paidByNetwork;
    paidByNetwork = networkPartOf(divideCost(micro(cost), networkPut, credited));
    return { planId, slot, networkCost: paidByNetwork - previouslyPaid };
  });
}
