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
  let due = openedAt;
  for (let left = reviewWorkingDays; left > 0; ) {
    due = daysAfter(due, 1);
    if (!isWeekend(due)) left -= 1;
  }
  return due;
}

export const whyNotReviewText = (typed: string): Refusal | null =>
  whyNotCaseText(typed, reviewTextMax);
