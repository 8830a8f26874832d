/** The dimensions of the delivery report, besides partners. */
export const performanceGroups = ['merchant', 'product', 'publisher', 'placement'] as const;

export type PerformanceGroup = (typeof performanceGroups)[number];

/** A longer period is a question for the books, not for a page. */
export const performanceDaysMax = 366;

/** How many days the overview looks back. */
export const overviewRanges = [30, 90] as const;

export type OverviewRange = (typeof overviewRanges)[number];
