import { hourMs, startOfUtcDay, utcDayOf } from '../time.ts';
import { drainedAt, type LastSigns, type SettlementSigns, settledFrom } from './lifetime.ts';
import type { PlanLimits } from './limits.ts';
import type { PauseCause, PlanStatus } from './status.ts';

/** What can happen next to a plan. */
export const planNexts = [
  'put_or_expire',
  'find_placement',
  'deliver_until_end',
  'resume',
  'wait_for_tokens',
  'wait_for_conversions',
  'wait_for_dispute',
  'nothing',
] as const;

export interface PlanNext {
  readonly what: (typeof planNexts)[number];
  /** The latest time, if known. */
  readonly at: Date | null;
  readonly facts: Readonly<Record<string, string>>;
}

export interface PlanMoment extends LastSigns, SettlementSigns {
  readonly status: PlanStatus;
  readonly statusAt: Date;
  readonly pausedBy: PauseCause | null;
  readonly pausedAt: Date | null;
  readonly offeredUntil: Date;
  readonly endsAt: Date | null;
  /** Conversions that are not final, and how many of those are held and do not count until then. */
  readonly open: number;
  readonly held: number;
  /** When the last open objection is decided at the latest; null if there is none. */
  readonly disputedUntil: Date | null;
  /** As agreed; null before the put. */
  readonly limits: PlanLimits | null;
}

export function nextOf(plan: PlanMoment): PlanNext {
  const { status, statusAt } = plan;
  switch (status) {
    case 'waitPut':
      return { what: 'put_or_expire', at: plan.offeredUntil, facts: {} };
    case 'matching': {
      const at = plan.limits && new Date(statusAt.getTime() + plan.limits.matchHours * hourMs);
      return { what: 'find_placement', at, facts: {} };
    }
    case 'putting':
      return whilePutting(plan);
    case 'putFinished':
      return { what: 'wait_for_tokens', at: drainedAt(statusAt, plan), facts: {} };
    case 'waitSettlement': {
      if (plan.disputedUntil) {
        return { what: 'wait_for_dispute', at: plan.disputedUntil, facts: {} };
      }
      const facts = { conversions: String(plan.open), held: String(plan.held) };
      return { what: 'wait_for_conversions', at: settledFrom(statusAt, plan), facts };
    }
    case 'putFailed':
    case 'settled':
      return { what: 'nothing', at: null, facts: {} };
  }
}

function whilePutting({ pausedBy, pausedAt, statusAt, endsAt, ...signs }: PlanMoment): PlanNext {
  if (pausedBy === null) return { what: 'deliver_until_end', at: endsAt, facts: {} };
  if (pausedBy === 'ending') {
    return { what: 'wait_for_tokens', at: drainedAt(pausedAt ?? statusAt, signs), facts: {} };
  }

  const at = pausedBy === 'daily_cap' && pausedAt ? startOfUtcDay(utcDayOf(pausedAt) + 1) : null;
  return { what: 'resume', at, facts: { cause: pausedBy } };
}
