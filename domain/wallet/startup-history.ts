import { largerOf, type Micro, micro } from '../money.ts';

/** A change to the start-up funds that are due. */
export interface DueChange {
  readonly at: Date;
  /** What was due afterwards. */
  readonly due: Micro;
  /** What it took from the available funds for the advance. */
  readonly taken: Micro;
  readonly isUndone: boolean;
}

/** A settled plan that start-up funds paid for, wholly or in part. */
export interface FundedPlan {
  readonly plan: string;
  readonly settledAt: Date;
  /** What it consumed of start-up funds, and in total. */
  readonly startup: Micro;
  readonly consumed: Micro;
  /** What its commissions brought and still holds, less the operator's share. */
  readonly brought: Micro;
  /** What was given back because its commissions were charged back. */
  readonly restored: Micro;
}

/** Everything that start-up funds did for one partner. The changes are in order. */
export interface StartupHistory {
  readonly changes: readonly DueChange[];
  readonly plans: readonly FundedPlan[];
}

/**
 * A spell lasts from an advance until nothing of it is due: earnings of one spell do not pay for
 * another. Returns the indexes of the changes that ended a spell.
 */
const endsOf = ({ changes }: StartupHistory): number[] =>
  changes.flatMap(({ due, isUndone }, index) => (due === 0n && !isUndone ? [index] : []));

/** What plans hold is due, so that a spell never ends between a put and its settlement. */
function spellOfPlan(history: StartupHistory, { settledAt }: FundedPlan): number {
  const isOver = (index: number) => (history.changes[index]?.at ?? settledAt) < settledAt;
  return endsOf(history).filter(isOver).length;
}

/** What start-up funds earned in a spell, and what was taken for them of that. */
function sumsOf(history: StartupHistory, spell: number): { earned: bigint; taken: bigint } {
  const ends = endsOf(history);
  let earned = 0n;
  let taken = 0n;
  history.changes.forEach((change, index) => {
    const spellOfChange = ends.filter((end) => end < index).length;
    if (spellOfChange === spell && !change.isUndone) taken += change.taken;
  });

  for (const plan of history.plans) {
    if (spellOfPlan(history, plan) !== spell) continue;
    // Their proportional part of consumption, rounded down in the partner's favour.
    earned += (plan.brought * plan.startup) / plan.consumed;
    taken -= plan.restored;
  }

  return { earned: largerOf(earned, 0n), taken };
}

/** The earnings of start-up funds that are still due, less what was already taken for them. */
export function startupEarned(history: StartupHistory): Micro {
  const { earned, taken } = sumsOf(history, endsOf(history).length);
  return micro(largerOf(earned - taken, 0n));
}

/** A commission taken away after it was paid. */
export interface LostCommission {
  readonly plan: string;
  /** What it had brought the partner. */
  readonly net: Micro;
}

/**
 * What to give back when a commission is charged back or clawed back: everything taken for the
 * advance beyond the earnings that still hold. It was the partner's own money.
 */
export function startupToRestore(history: StartupHistory, { plan, net }: LostCommission): Micro {
  const fundedPlan = history.plans.find((candidate) => candidate.plan === plan);
  if (!fundedPlan) return micro(0n);

  const reducedPlan = { ...fundedPlan, brought: micro(fundedPlan.brought - net) };
  const plans = history.plans.map((plan) => (plan === fundedPlan ? reducedPlan : plan));
  const { earned, taken } = sumsOf({ ...history, plans }, spellOfPlan(history, fundedPlan));

  return micro(largerOf(taken - earned, 0n));
}
