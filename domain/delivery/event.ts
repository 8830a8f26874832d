/** What can happen to an ad. The index is the code in the database, so only append. */
export const eventKinds = [
  'serve',
  'impression',
  'viewable',
  'q25',
  'q50',
  'q75',
  'q100',
  'click',
  'landing',
] as const;

export type EventKind = (typeof eventKinds)[number];

/**
 * Why an event does not count. The first rule that applies, in the order of `whyNotCount`, gives
 * the reason; here the index is the code in the database, so only append.
 */
export const invalidReasons = [
  'expired',
  'duplicate',
  'before_impression',
  'prefetch',
  'bot',
  'data_centre',
  'own_traffic',
  'foreign_domain',
  'geo_mismatch',
  'click_rate',
  'impression_rate',
  'plan_not_putting',
  'over_budget',
  'no_size',
] as const;

export type InvalidReason = (typeof invalidReasons)[number];
