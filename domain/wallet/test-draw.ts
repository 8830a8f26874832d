import { micro } from '../money.ts';
import { testSeed } from '../test-seed.ts';
import type { PayoutInput } from './payout.ts';

export const seed = testSeed;

/** A small seeded generator, so that a failure can be reproduced. */
export function random(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const unit = (amount: number) => micro(BigInt(Math.round(amount * 1_000_000)));
export const now = new Date('2026-11-15T12:00:00Z');
export const yesterday = new Date('2026-11-14T12:00:00Z');

/** A payout that nothing prevents. */
export const good: PayoutInput = {
  amount: unit(100),
  available: unit(300),
  fee: { shown: unit(1), now: unit(1) },
  startupDue: unit(0),
  card: { boundAt: yesterday, isFirst: false, isOffered: true },
  hasPayPassword: true,
  isPayPasswordDisabled: false,
  payPasswordResetAt: null,
  contactChangedAt: null,
  passwordResetAt: null,
  objectedAt: null,
  isLedgerStopped: false,
  now,
};
