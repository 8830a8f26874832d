import { isSamePerson } from '../staff/proposal.ts';

/** Where staff write to partners. Never rename one: rows contain it. */
export const reportSources = ['chat', 'announcement', 'feedback'] as const;

export type ReportSource = (typeof reportSources)[number];

/** `upheld`: it should not have been written. `dismissed`: nothing is wrong with it. */
export const reportOutcomes = ['upheld', 'dismissed'] as const;

/** Whoever wrote a message neither gets a report about it as a task nor answers it. */
export const mayAnswerReport = (writer: string, name: string): boolean =>
  !isSamePerson(writer, name);

/** The id of a ticket's step in a report. */
export const feedbackRef = (ticket: string, step: number): string => `${ticket}/${step}`;
