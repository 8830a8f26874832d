import { createFold, type FoldedPlan } from '#domain/delivery/fold-events.ts';
import { listRanges } from '../event-block/block-store.ts';
import type { EventSource } from './read-events.ts';
import { listFlags } from './sealed-event-store.ts';

export interface CheckedPlan {
  readonly planId: bigint;
  readonly partnerId: string;
  readonly productId: string;
  readonly isSealed: boolean;
}

/** Recounts a plan's sealed events from its blocks and verifies their chain. */
export async function foldSealedEvents(
  { sql, blocks }: EventSource,
  { planId, partnerId }: Pick<CheckedPlan, 'planId' | 'partnerId'>,
): Promise<FoldedPlan> {
  const fold = createFold(partnerId, await listFlags(sql, planId));
  for (const range of await listRanges(sql, planId)) fold.add(await blocks.read(range));
  return fold.result();
}

type Counts = Map<string, bigint>;

/** Adds another plan's counts by creative to those of its product. */
export function addCreatives(
  countsByProduct: Map<string, Counts>,
  productId: string,
  addedCounts: ReadonlyMap<string, bigint>,
): void {
  const counts = countsByProduct.get(productId) ?? new Map<string, bigint>();
  for (const [key, count] of addedCounts) counts.set(key, (counts.get(key) ?? 0n) + count);
  countsByProduct.set(productId, counts);
}

/** Adds the sealed plans' counts to lines that end with a count. */
export function withCreatives(
  lines: readonly string[],
  sealedCounts: Counts = new Map(),
): string[] {
  const totals = new Map(sealedCounts);
  for (const line of lines) {
    const keyEnd = line.lastIndexOf(' ');
    const key = line.slice(0, keyEnd);
    totals.set(key, (totals.get(key) ?? 0n) + BigInt(line.slice(keyEnd + 1)));
  }

  return [...totals].map(([key, count]) => `${key} ${count}`).sort();
}
