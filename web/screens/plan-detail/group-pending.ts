import { add, formatMicro, parseMicro, zero } from '#domain/money.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';

type Pending = NonNullable<PlanDetail['earnings']>['pending'][number];

export interface PendingGroup {
  /** The day on which it becomes final; null where only the end of the plan is missing. */
  readonly day: string | null;
  readonly amount: string;
  readonly count: number;
}

/** Pending commissions under one name each: by the reader's day, or as final already. */
export function groupPending(
  pending: readonly Pending[],
  at: string,
  dayOf: (at: string) => string,
): readonly PendingGroup[] {
  const groups = new Map<string | null, PendingGroup>();
  for (const { lockAt, amount, count } of pending) {
    const day = lockAt < at ? null : dayOf(lockAt);
    const group = groups.get(day) ?? { day, amount: '0', count: 0 };
    groups.set(day, { day, amount: sumOf(group.amount, amount), count: group.count + count });
  }
  return [...groups.values()];
}

const sumOf = (one: string, other: string): string =>
  formatMicro(add(parseMicro(one) ?? zero, parseMicro(other) ?? zero));
