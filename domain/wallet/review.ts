import { type Why, why } from '../refusal.ts';
import { isSamePerson } from '../staff/proposal.ts';
import { daysAfter, utcDayOf, weekdayOf } from '../time.ts';

export const reviewOutcomes = ['upheld', 'lifted'] as const;

export type ReviewOutcome = (typeof reviewOutcomes)[number];

export const reviewTextMax = 500;

export const reviewWorkingDays = 2;

/** From Saturday on, in UTC. */
const isWeekend = (time: Date): boolean => weekdayOf(utcDayOf(time)) >= 5;

/** Two working days later, at the same hour. Weekends do not count. */
export function reviewDueAt(askedAt: Date): Date {
  let due = askedAt;
  for (let left = reviewWorkingDays; left > 0; ) {
    due = daysAfter(due, 1);
    if (!isWeekend(due)) left -= 1;
  }
  return due;
}

/** No job changes this state: a review is overdue once its time is up and nobody has answered. */
export const isReviewOverdue = (
  { dueAt, answeredAt }: { readonly dueAt: Date; readonly answeredAt: Date | null },
  now: Date,
): boolean => answeredAt === null && now >= dueAt;

export const cleanReviewText = (typed: string): string => typed.normalize('NFC').trim();

/** The text must be readable to whoever answers. */
export function whyNotReviewText(typed: string): Why | null {
  const field = 'reason';
  const text = cleanReviewText(typed);
  if (text === '') return why('field_empty', { field });
  const isUnseen = /[\p{Cs}\p{Co}]|(?!\n)\p{Cc}/u.test(text);
  return isUnseen || text.length > reviewTextMax ? why('field_invalid', { field }) : null;
}

export interface OpenReview {
  /** Whose act is disputed; null when a rule refused automatically. */
  readonly causedBy: string | null;
  readonly answeredAt: Date | null;
}

/** Whoever answers is not the author of the disputed act, and answers once. */
export function whyNotAnswer(review: OpenReview | null, by: string): Why | null {
  if (!review) return why('review_not_found');
  if (review.answeredAt) return why('review_answered');
  const isOwn = review.causedBy !== null && isSamePerson(review.causedBy, by);
  return isOwn ? why('second_person_needed') : null;
}
