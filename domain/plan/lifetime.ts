import { dayMs, hourMs, minuteMs } from '../time.ts';

/** How long after being served an ad can count as an impression. */
export const impressionLifeMs = { image: 10 * minuteMs, card: 10 * minuteMs, video: hourMs };

export type Format = keyof typeof impressionLifeMs;

export const formats = Object.keys(impressionLifeMs) as Format[];

/** How long an ad in any of these formats can count as an impression. */
export const longestLifeMs = (among: readonly Format[]): number =>
  Math.max(...among.map((format) => impressionLifeMs[format]));

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

const latestOf = (moments: readonly (number | null)[]): Date =>
  new Date(moments.reduce<number>((latest, one) => Math.max(latest, one ?? 0), 0));

const after = (at: Date | null, lifeMs: number): number | null =>
  at === null ? null : at.getTime() + lifeMs + drainSpareMs;

/**
 * When the last token issued can no longer cost anything: an ad that was served can still be seen,
 * and one that was seen can still be clicked where clicks are paid.
 */
export function drainedAt(endedAt: Date, signs: LastSigns): Date {
  return latestOf([
    after(endedAt, 0),
    after(signs.lastServeAt, longestLifeMs(signs.everFormats)),
    signs.isPaidByClick ? after(signs.lastImpressionAt, clickLifeMs) : null,
  ]);
}

export interface SettlementSigns {
  readonly clickWindowHours: number;
  readonly lastImpressionAt: Date | null;
  readonly lastClickAt: Date | null;
  readonly lastLockAt: Date | null;
}

/** When no more clicks or conversions can arrive, and all existing ones are final. */
export function settledFrom(drained: Date, signs: SettlementSigns): Date {
  const { clickWindowHours, lastClickAt, lastLockAt } = signs;
  return latestOf([
    drained.getTime(),
    after(signs.lastImpressionAt, clickLifeMs),
    lastClickAt && lastClickAt.getTime() + clickWindowHours * hourMs,
    lastLockAt?.getTime() ?? null,
  ]);
}
