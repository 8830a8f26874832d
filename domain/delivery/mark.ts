/**
 * Why the daily pass later found a counted event invalid. The database repeats this in the table
 * `mark_reason`; the index is the code there, so only append.
 */
export const markReasons = [
  'click_rate_outlier',
  'flat_timing',
  'one_network',
  'conversion_rate_outlier',
  'many_browsers',
  'never_seen',
  'no_clicks',
] as const;

export type MarkReason = (typeof markReasons)[number];

export const isMarkReason = (reason: string): reason is MarkReason =>
  (markReasons as readonly string[]).includes(reason);

/** The rollups' code for events that count; the others have their rule's index. */
export const countsCode = -1;

/** The first code of reasons that are found later; those of the rules are below it. */
export const markCodeBase = 100;

export const markCode = (reason: MarkReason): number => markCodeBase + markReasons.indexOf(reason);
