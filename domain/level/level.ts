import { type Micro, micro } from '../money.ts';

const units = (amount: bigint): Micro => micro(amount * 1_000_000n);

/**
 * The settled consumption from which a shop has each level. The app shows this same table, and
 * nothing else determines a level.
 */
export const levels = [
  { level: 1, from: units(0n) },
  { level: 2, from: units(500n) },
  { level: 3, from: units(2_000n) },
  { level: 4, from: units(10_000n) },
  { level: 5, from: units(50_000n) },
  { level: 6, from: units(200_000n) },
] as const;

/** The level of a shop whose settled plans have consumed this much in total. */
export function levelOf(consumed: Micro): number {
  return levels.reduce(
    (highestLevel, { level, from }) => (consumed >= from ? level : highestLevel),
    1,
  );
}

/** The next level and what is still missing; null at the highest. */
export function nextLevelOf(consumed: Micro) {
  const nextLevel = levels.find(({ from }) => from > consumed);
  return nextLevel ? { ...nextLevel, missing: micro(nextLevel.from - consumed) } : null;
}
