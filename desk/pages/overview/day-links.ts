import type { PerformanceGroup } from '#domain/desk/performance.ts';
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

/** The confirmed movements of money of these days. */
export const toMovements = (act: string) => (range: Range) =>
  formatPlace('/proposals', { state: 'confirmed', act, ...range });

/** The payouts that ended so in these days. */
export const toPayouts = (state: 'completed') => (range: Range) =>
  formatPlace('/payouts', { state, ...range });
