import { dayMs, hourMs, minuteMs } from './limits.ts';

/** How long after it was served an ad may still count as seen. */
export const impressionLifeMs = { image: 10 * minuteMs, card: 10 * minuteMs, video: hourMs };

export type Format = keyof typeof impressionLifeMs;

export const formats = Object.keys(impressionLifeMs) as Format[];

/** How long an ad may still count as seen when it may have any of these formats. */
export const longestLifeMs = (among: readonly Format[]): number =>
  Math.max(...among.map((format) => impressionLifeMs[format]));

/** How long after it was seen an ad may still be clicked. */
export const clickLifeMs = dayMs;

/** When an ad that can still cost something was served at the earliest. */
export const inFlightFrom = (
  { everFormats, isPaidByClick }: Pick<LastSigns, 'everFormats' | 'isPaidByClick'>,
  now: Date,
): Date => new Date(now.getTime() - longestLifeMs(everFormats) - (isPaidByClick ? clickLifeMs : 0));

/** Clocks of several machines differ, and what is on its way arrives. */
export const drainSpareMs = 5 * minuteMs;

export interface LastSigns {
  /**
   * The formats of all creatives that were ever approved for it. One that was rejected since may
   * still be on its way to a viewer.
   */
  readonly everFormats: readonly Format[];
  /** Whether placements of these formats are paid by the click, and not by the view alone. */
  readonly isPaidByClick: boolean;
  readonly lastServeAt: Date | null;
  readonly lastImpressionAt: Date | null;
}

const latestOf = (moments: readonly (number | null)[]): Date =>
  new Date(moments.reduce<number>((latest, one) => Math.max(latest, one ?? 0), 0));

const after = (at: Date | null, lifeMs: number): number | null =>
  at === null ? null : at.getTime() + lifeMs + drainSpareMs;

/**
 * When the last token that was really issued can cost nothing any more: an ad that was served may
 * still be seen, and one that was seen may still be clicked, where clicks are paid.
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

/** When no click and no conversion can come any more, and all that came are final. */
export function settledFrom(drained: Date, signs: SettlementSigns): Date {
  const { clickWindowHours, lastClickAt, lastLockAt } = signs;
  return latestOf([
    drained.getTime(),
    after(signs.lastImpressionAt, clickLifeMs),
    lastClickAt && lastClickAt.getTime() + clickWindowHours * hourMs,
    lastLockAt?.getTime() ?? null,
  ]);
}
