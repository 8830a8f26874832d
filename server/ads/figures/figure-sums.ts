import { addSums, noSums, type Sums } from '#domain/delivery/ad-center-figures.ts';
import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { type Period, type Span, splitDays } from '#domain/delivery/period.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listActivePlans, listDelivery, listMoney, type SlotBounds } from './figures-store.ts';
import { listNetworkCosts } from './network-cost.ts';

/** The sums of a period, of the previous one, and of each point on its chart. */
export interface PeriodSums {
  readonly total: Sums;
  readonly previous: Sums | null;
  readonly points: readonly { readonly startsAt: Date; readonly sums: Sums }[];
}

/** Reads everything that makes up a period's figures. */
export async function readSums(
  sql: Sql,
  partnerId: string,
  period: Period,
  isAll: boolean,
): Promise<PeriodSums> {
  const moments = [period.previous?.from, period.previous?.to, ...period.slots];
  const bounds = [...new Set(moments.flatMap((moment) => moment?.getTime() ?? []))]
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
  const since = isAll ? null : (bounds[0] ?? null);
  const sums = await readSlots(sql, partnerId, { bounds, splitDays: splitDays(bounds) }, since);
  const sumWithin = (span: Span | null): Sums =>
    [...sums]
      .filter(([slot]) => span === null || isSlotWithin(bounds, slot, span))
      .map(([, slotSums]) => slotSums)
      .reduce(addSums, noSums);

  return {
    // All time includes events that a wrong clock dated before or after the period.
    total: sumWithin(isAll ? null : period),
    previous: period.previous && sumWithin(period.previous),
    points: period.slots.slice(0, -1).map((startsAt, index) => {
      // The last slot is only an end, and was left out above.
      const endsAt = period.slots[index + 1] as Date;
      return { startsAt, sums: sumWithin({ from: startsAt, to: endsAt }) };
    }),
  };
}

const isSlotWithin = (bounds: readonly Date[], slot: number, { from, to }: Span): boolean => {
  const slotStart = bounds[slot - 1];
  return slotStart !== undefined && slotStart >= from && slotStart < to;
};

async function readSlots(
  sql: Sql,
  partnerId: string,
  cuts: SlotBounds,
  since: Date | null,
): Promise<Map<number, Sums>> {
  const sums = new Map<number, Sums>();
  const addToSlot = (slot: number, moreSums: Partial<Sums>) =>
    sums.set(slot, addSums(sums.get(slot) ?? noSums, { ...noSums, ...moreSums }));
  for (const { slot, kind, count, cost } of await listDelivery(sql, partnerId, cuts)) {
    addToSlot(slot, {
      consumed: cost,
      impressions: kind === impressionCode ? count : 0n,
      clicks: kind === clickCode ? count : 0n,
    });
  }
  for (const { slot, ...money } of await listMoney(sql, partnerId, cuts)) addToSlot(slot, money);
  for (const { slot, networkCost } of await listNetworkCosts(sql, partnerId, cuts, since)) {
    addToSlot(slot, { networkCost });
  }
  const plansBySlot = Map.groupBy(await listActivePlans(sql, partnerId, cuts), ({ slot }) => slot);
  for (const [slot, rows] of plansBySlot)
    addToSlot(slot, { plans: new Set(rows.map(({ plan }) => plan)) });

  return sums;
}
