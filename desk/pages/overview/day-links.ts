import { listApprovals } from '#contract/desk/approvals.ts';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { listPartners } from '#contract/desk/partners.ts';
import { listPayoutQueue } from '#contract/desk/payouts.ts';
import { listPerformance } from '#contract/desk/performance.ts';
import type { PerformanceGroup } from '#domain/desk/performance.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';

/** The first and the last UTC day of what is shown. */
export interface Range {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

export const rangeOf = (days: readonly { readonly day: string }[]): Range => ({
  from: days.at(0)?.day.slice(0, 10),
  to: days.at(-1)?.day.slice(0, 10),
});

/** The report whose total is the figure of these days. */
export const toReport = (by?: PerformanceGroup | 'partner') => (range: Range) =>
  formatPlace('/performance', { by, ...range });

/** The approved transfers of money of these days. */
export const toMovements = (kind: string) => (range: Range) =>
  formatPlace('/approvals', { state: 'approved', kind, ...range });

/** The payouts that ended so in these days. */
export const toPayouts = (state: 'completed') => (range: Range) =>
  formatPlace('/payouts', { state, ...range });

const callOf: Readonly<Record<string, DeskRoute>> = {
  '/performance': listPerformance,
  '/approvals': listApprovals,
  '/payouts': listPayoutQueue,
  '/partners': listPartners,
};

/** Keeps a link only for those whose roles include the page that it opens. */
export function useOpenable(): (to: string) => string | undefined {
  const signedIn = useSignedIn();
  return (to) => {
    const needs = callOf[to.replace(/^#|\?.*$/g, '')];
    return needs && mayAsk(signedIn, needs) ? to : undefined;
  };
}
