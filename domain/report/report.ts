/** Where staff write to partners. Never rename one: rows contain it. */
export const reportSources = ['chat', 'announcement', 'feedback'] as const;

export type ReportSource = (typeof reportSources)[number];

/** `upheld`: it should not have been written. `dismissed`: nothing is wrong with it. */
export const reportOutcomes = ['upheld', 'dismissed'] as const;

/** The id of a ticket's step in a report. */
export const feedbackRef = (ticket: string, step: number): string => `${ticket}/${step}`;
