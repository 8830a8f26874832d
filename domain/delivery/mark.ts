/**
 * Why an event that counted was found invalid later, by the daily pass. The table `mark_reason`
 * of the database repeats it; the order is the code there, so only ever add at the end.
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

/** How the rollups name what counts; a rule's place names what does not. */
export const countsCode = -1;

/** The first code of the reasons that are found later; those of the rules lie below. */
export const markCodeBase = 100;

export const markCode = (reason: MarkReason): number => markCodeBase + markReasons.indexOf(reason);
