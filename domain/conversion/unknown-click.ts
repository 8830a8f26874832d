import { clickLifeMs, formats, longestLifeMs } from '../plan/lifetime.ts';

/** Nobody buys so soon after a click, so books that are no further behind know every click. */
const usualLagMs = 15_000;

export interface UnknownClick {
  /** When its ad was served. */
  readonly servedAt: number;
  /** Up to when everything acknowledged is in the books. */
  readonly completeTo: number;
  readonly now: number;
}

/**
 * Whether a click that the books do not know may still be on its way there: its ad was served after
 * the last moment they are complete to, or they are far behind and it could be clicked since.
 */
export function mayStillCome({ servedAt, completeTo, now }: UnknownClick): boolean {
  if (servedAt > now) return false;
  if (servedAt > completeTo) return true;
  if (now - completeTo <= usualLagMs) return false;
  return servedAt > completeTo - longestLifeMs(formats) - clickLifeMs;
}
