import { dayMs } from './local-day.ts';

export const learningPhases = ['learning', 'stabilising', 'learned', 'limited'] as const;

export type LearningPhase = (typeof learningPhases)[number];

/** How many conversions within these days make a plan learned, at least and surely. */
export const learningFrom = 30;
export const learningTo = 50;
export const learningDays = 7;

/**
 * How much of a placement's weight comes from the plan's overall results rather than from the
 * placement's own, in percent: while the plan learns, and after.
 */
const explorationLearning = 20;
const explorationLearned = 5;

export interface LearningFacts {
  /** When delivery began, or when something changed that makes it begin anew. */
  readonly since: Date;
  /** When the plan ends at the latest: no conversion of learning comes after that. */
  readonly endsAt: Date | null;
  /** Conversions that were not reversed or refused, since then and within the last days. */
  readonly conversions: number;
}

export interface Learning {
  readonly phase: LearningPhase;
  readonly conversions: number;
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly since: Date;
  /** The first full window ends here, or the plan if that is earlier. */
  readonly until: Date;
  readonly explorationPercent: number;
}

/** The days within which conversions count for the learning of a plan. */
export function learningWindow(since: Date, now: Date): { from: Date; to: Date } {
  const weekAgo = new Date(now.getTime() - learningDays * dayMs);
  return { from: since > weekAgo ? since : weekAgo, to: now };
}

export function learningOf({ since, endsAt, conversions }: LearningFacts, now: Date): Learning {
  const windowEnd = new Date(since.getTime() + learningDays * dayMs);
  const until = endsAt && endsAt < windowEnd ? endsAt : windowEnd;
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

/** Depends on the count alone: what a plan has learned, it keeps using while the orders last. */
export const explorationAt = (conversions: number): number =>
  conversions >= learningTo ? explorationLearned : explorationLearning;

function phaseOf(conversions: number, isOver: boolean): LearningPhase {
  if (conversions >= learningTo) return 'learned';
  if (conversions >= learningFrom) return 'stabilising';
  return isOver ? 'limited' : 'learning';
}
