import { type Micro, micro } from '../money.ts';

/** The state of an advance: what is left of it, what is still due, and what it has earned. */
export interface Advance {
  readonly left: Micro;
  readonly due: Micro;
  /** Settled earnings of plans that the advance paid for, as far as they were not taken yet. */
  readonly earned: Micro;
  readonly available: Micro;
  /** What of the advance is held in plans and not consumed: it comes back when they end. */
  readonly held?: Micro;
}

export interface AdvanceReturn {
  readonly fromLeft: Micro;
  readonly fromEarnings: Micro;
  /** What was consumed and neither covers: the network bears it, and the partner owes nothing. */
  readonly loss: Micro;
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Returns an advance without new money: first what is left, then what it earned, the rest lost. */
export function returnAdvance({ left, due, earned, available, held }: Advance): AdvanceReturn {
  const fromLeft = least(left, due);
  const consumed = due - fromLeft - least(held ?? 0n, due - fromLeft);
  const fromEarnings = least(consumed, least(earned, available));
  return {
    fromLeft: micro(fromLeft),
    fromEarnings: micro(fromEarnings),
    loss: micro(consumed - fromEarnings),
  };
}
