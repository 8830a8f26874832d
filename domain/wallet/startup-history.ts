import { type Micro, micro } from '../money.ts';

/** A change of what is due of start-up funds. */
export interface DueChange {
  readonly at: Date;
  /** What was due after it. */
  readonly due: Micro;
  /** What it took of the available funds for the advance. */
  readonly taken: Micro;
  readonly isUndone: boolean;
}

/** A plan that start-up funds paid for, wholly or in part, after its settlement. */
export interface FundedPlan {
  readonly plan: string;
  readonly settledAt: Date;
  /** What it consumed of start-up funds, and of everything. */
  readonly startup: Micro;
  readonly consumed: Micro;
  /** What its commissions brought and still stands, less what went to an operator. */
  readonly brought: Micro;
  /** What was given back because its commissions were charged back. */
  readonly restored: Micro;
}

/** All that start-up funds did for one partner. The changes are in their order. */
export interface StartupHistory {
  readonly changes: readonly DueChange[];
  readonly plans: readonly FundedPlan[];
}

/**
 * A spell lasts from an advance until nothing of it is due: what was earned in one pays for no
 * other. Here are the changes that ended one, by their places.
 */
const endsOf = ({ changes }: StartupHistory): number[] =>
  changes.flatMap(({ due, isUndone }, place) => (due === 0n && !isUndone ? [place] : []));

/** What plans have is due, so that a spell never ends between a put and its settlement. */
function spellOfPlan(history: StartupHistory, { settledAt }: FundedPlan): number {
  const isOver = (place: number) => (history.changes[place]?.at ?? settledAt) < settledAt;
  return endsOf(history).filter(isOver).length;
}

/** What start-up funds earned in a spell, and what was taken for them of that. */
function sumsOf(history: StartupHistory, spell: number): { earned: bigint; taken: bigint } {
  const ends = endsOf(history);
  let earned = 0n;
  let taken = 0n;
  history.changes.forEach((change, place) => {
    const own = ends.filter((end) => end < place).length;
    if (own === spell && !change.isUndone) taken += change.taken;
  });
  for (const one of history.plans) {
    if (spellOfPlan(history, one) !== spell) continue;
    // Their part by what was consumed, cut down, for the partner's good.
    earned += (one.brought * one.startup) / one.consumed;
    taken -= one.restored;
  }
  return { earned: earned > 0n ? earned : 0n, taken };
}

/** What start-up funds that are still due have earned, as far as it was not taken for them. */
export function startupEarned(history: StartupHistory): Micro {
  const { earned, taken } = sumsOf(history, endsOf(history).length);
  return micro(earned > taken ? earned - taken : 0n);
}

/** A commission that is taken away after it was paid. */
export interface LostCommission {
  readonly plan: string;
  /** What it had brought the partner. */
  readonly net: Micro;
}

/**
 * What is to be given back when a commission is charged back or clawed back: all that was taken for
 * the advance beyond the earnings that then still stand. It was the partner's own money.
 */
export function startupToRestore(history: StartupHistory, { plan, net }: LostCommission): Micro {
  const funded = history.plans.find((one) => one.plan === plan);
  if (!funded) return micro(0n);
  const rest = { ...funded, brought: micro(funded.brought - net) };
  const plans = history.plans.map((one) => (one === funded ? rest : one));
  const { earned, taken } = sumsOf({ ...history, plans }, spellOfPlan(history, funded));
  return micro(taken > earned ? taken - earned : 0n);
}
