import { clickLifeMs, formats, longestLifeMs } from '../plan/lifetime.ts';

/** Nobody buys this soon after a click, so books that are no further behind know every click. */
const usualLagMs = 15_000;

export interface UnknownClick {
  /** When the ad was served. */
  readonly servedAt: number;
  /** Up to when the books hold everything that was acknowledged. */
  readonly completeTo: number;
  readonly now: number;
}

/**
 * Whether a click that the books do not know may still be on its way: its ad was served after the
 * moment up to which they are complete, or they are far behind and it may have been clicked since.
 */
export function mayStillCome({ servedAt, completeTo, now }: UnknownClick): boolean {
  if (servedAt > now) return false;
  if (servedAt > completeTo) return true;
  if (now - completeTo <= usualLagMs) return false;
  return servedAt > completeTo - longestLifeMs(formats) - clickLifeMs;
}
