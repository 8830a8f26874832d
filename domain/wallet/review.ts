import type { Refusal } from '../refusal.ts';
import { whyNotCaseText } from '../support/case-text.ts';
import { daysAfter, utcDayOf, weekdayOf } from '../time.ts';

export const reviewOutcomes = ['upheld', 'lifted'] as const;

export const reviewTextMax = 500;

export const reviewWorkingDays = 2;

/** From Saturday on, in UTC. */
const isWeekend = (time: Date): boolean => weekdayOf(utcDayOf(time)) >= 5;

/** Two working days later, at the same hour. Weekends do not count. */
export function reviewDueAt(openedAt: Date): Date {
  let dueAt = openedAt;
  for (let daysLeft = reviewWorkingDays; daysLeft > 0; ) {
    dueAt = daysAfter(dueAt, 1);
    if (!isWeekend(dueAt)) daysLeft -= 1;
  }

  return dueAt;
}

export const whyNotReviewText = (text: string): Refusal | null =>
  whyNotCaseText(text, reviewTextMax);
