import { daysAfter, daysBefore, earliestOf, latestOf } from '../time.ts';

export const learningPhases = ['learning', 'stabilising', 'learned', 'limited'] as const;

export type LearningPhase = (typeof learningPhases)[number];

/** Conversions within `learningDays` at which a plan stabilises, and at which it has learned. */
export const learningFrom = 30;
export const learningTo = 50;
export const learningDays = 7;

/**
 * How much of a placement's weight comes from the plan's overall results rather than from the
 * placement's own, in percent: while the plan learns, and after.
 */
const explorationLearning = 20;
const explorationLearned = 5;

export interface LearningInput {
  /** When delivery began, or when a change last restarted learning. */
  readonly since: Date;
  /** When the plan ends at the latest: learning gets no conversions after that. */
  readonly endsAt: Date | null;
  /** Conversions in the learning window that were not reversed or refused. */
  readonly conversions: number;
}

export interface Learning {
  readonly phase: LearningPhase;
  readonly conversions: number;
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly since: Date;
  /** The end of the first full window, or of the plan if that is earlier. */
  readonly until: Date;
  readonly explorationPercent: number;
}

/** The days in which conversions count towards a plan's learning. */
export function learningWindow(since: Date, now: Date): { from: Date; to: Date } {
  return { from: latestOf(daysBefore(now, learningDays), since), to: now };
}

export function learningOf({ since, endsAt, conversions }: LearningInput, now: Date): Learning {
  const until = earliestOf(daysAfter(since, learningDays), endsAt);
  const phase = phaseOf(conversions, now >= until);

  return {
    phase,
    conversions,
    from: learningFrom,
    to: learningTo,
    days: learningDays,
    since,
    until,
    explorationPercent: explorationAt(conversions),
  };
}

/** Depends only on the count: a plan uses what it has learned as long as orders keep coming. */
export const explorationAt = (conversions: number): number =>
  conversions >= learningTo ? explorationLearned : explorationLearning;

function phaseOf(conversions: number, isOver: boolean): LearningPhase {
  if (conversions >= learningTo) return 'learned';
  if (conversions >= learningFrom) return 'stabilising';
  return isOver ? 'limited' : 'learning';
}
