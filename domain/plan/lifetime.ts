import { keysOf } from '../name-list.ts';
import { dayMs, hourMs, latestOf, minuteMs } from '../time.ts';

/** How long after being served an ad can count as an impression. */
export const impressionLifeMs = { image: 10 * minuteMs, card: 10 * minuteMs, video: hourMs };

export type Format = keyof typeof impressionLifeMs;

export const formats = keysOf(impressionLifeMs);

/** How long an ad in any of these formats can count as an impression; without any, not at all. */
export const longestLifeMs = (among: readonly Format[]): number =>
  Math.max(0, ...among.map((format) => impressionLifeMs[format]));

/** How long after its impression an ad can be clicked. */
export const clickLifeMs = dayMs;

/** Allows for clock differences between machines and for events in transit. */
export const drainSpareMs = 5 * minuteMs;

export interface LastSigns {
  /**
   * The formats of all creatives that were ever approved for the plan. A creative that was since
   * rejected may still be on its way to a viewer.
   */
  readonly everFormats: readonly Format[];
  /** Whether some placements of these formats are paid per click. */
  readonly isPaidByClick: boolean;
  readonly lastServeAt: Date | null;
  readonly lastImpressionAt: Date | null;
}

/** When nothing that came of this moment can still arrive. */
const drainedAfter = (time: Date, lifeMs: number): Date =>
  new Date(time.getTime() + lifeMs + drainSpareMs);

/**
 * When the last token issued can no longer cost anything: an ad that was served can still be seen,
 * and one that was seen can still be clicked where clicks are paid.
 */
export function drainedAt(endedAt: Date, signs: LastSigns): Date {
  const { everFormats, isPaidByClick, lastServeAt, lastImpressionAt } = signs;

  return latestOf(
    drainedAfter(endedAt, 0),
    lastServeAt && drainedAfter(lastServeAt, longestLifeMs(everFormats)),
    isPaidByClick && lastImpressionAt ? drainedAfter(lastImpressionAt, clickLifeMs) : null,
  );
}

export interface SettlementSigns {
  readonly clickWindowHours: number;
  readonly lastImpressionAt: Date | null;
  readonly lastClickAt: Date | null;
  readonly lastLockAt: Date | null;
}

/** When no more clicks or conversions can arrive, and all existing ones are final. */
export function settledFrom(drained: Date, signs: SettlementSigns): Date {
  const { clickWindowHours, lastImpressionAt, lastClickAt, lastLockAt } = signs;

  return latestOf(
    drained,
    lastImpressionAt && drainedAfter(lastImpressionAt, clickLifeMs),
    lastClickAt && new Date(lastClickAt.getTime() + clickWindowHours * hourMs),
    lastLockAt,
  );
}
