import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import {
  type PayoutFacts,
  type PayoutState,
  payoutFee,
  payoutRefusals,
  payoutStates,
  quotePayout,
  type Remedy,
  remedies,
  whyNotMove,
  whyNotPayout,
} from './payout.ts';
import { returnAdvance } from './startup.ts';

const unit = (amount: number) => micro(BigInt(Math.round(amount * 1_000_000)));
const now = new Date('2026-11-15T12:00:00Z');
const yesterday = new Date('2026-11-14T12:00:00Z');
const today = new Date('2026-11-15T09:00:00Z');

const good: PayoutFacts = {
  amount: unit(100),
  available: unit(300),
  startupDue: unit(0),
  card: { boundAt: yesterday, isFirst: false, isOffered: true },
  hasPayPassword: true,
  payPasswordResetAt: null,
  contactChangedAt: null,
  passwordResetAt: null,
  now,
};

test('a payout in good order is not refused', () => {
  expect(whyNotPayout(good)).toBeNull();
});

test.each([
  [{ amount: unit(0) }, 'payout_zero'],
  [{ amount: unit(300.01) }, 'payout_above_available'],
  [{ card: null }, 'payout_card_missing'],
  [{ card: { boundAt: yesterday, isFirst: true, isOffered: false } }, 'payout_method_gone'],
  [{ card: { boundAt: today, isFirst: false, isOffered: true } }, 'payout_card_new'],
  [{ hasPayPassword: false }, 'payout_pay_password_missing'],
  [{ payPasswordResetAt: today }, 'payout_pay_password_reset'],
  [{ contactChangedAt: today }, 'payout_contact_changed'],
  [{ passwordResetAt: today }, 'payout_password_reset'],
  [{ startupDue: unit(1) }, 'payout_startup_not_returned'],
])('a payout with %o is refused: %s', (change, reason) => {
  expect(whyNotPayout({ ...good, ...change })).toMatchObject({ reason });
});

test('the first card of an account need not wait', () => {
  const card = { boundAt: now, isFirst: true, isOffered: true };
  expect(whyNotPayout({ ...good, card })).toBeNull();
});

test.each([
  [100, 1, 1],
  [5, 1, 0.5],
  [0.01, 1, 0.001],
])('of %d with a bank cost of %d the fee is %d', (amount, cost, fee) => {
  expect(payoutFee(unit(amount), unit(cost))).toBe(unit(fee));
});

test('what is quoted adds up', () => {
  const { fee, net, left } = quotePayout(unit(100), unit(300), unit(1));
  expect(fee + net + left).toBe(unit(300));
});

test('a payout moves only as its table says', () => {
  const moves = payoutStates.flatMap((from) =>
    payoutStates.filter((to) => whyNotMove(from, to) === null).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual([
    'requested approved',
    'requested rejected',
    'requested cancelled',
    'approved sent',
    'approved rejected',
    'sent completed',
    'sent failed',
  ]);
  expect(whyNotMove('completed' as PayoutState, 'cancelled')?.reason).toBe('payout_not_in_state');
});

test('no remedy is a payment, and every reason has one', () => {
  expect(Object.values(payoutRefusals).every((remedy) => remedies.includes(remedy))).toBe(true);
  expect(remedies.join(' ')).not.toMatch(/pay-in|deposit|top-up|recharge|fee/);
});

const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } })
  .process;
const seed = Number(env.SEED ?? Date.now() % 1_000_000);

/** Small numbers from a seed, so that a failure can be played again. */
function random(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Does what the remedy says, as the partner could, with nothing paid in. */
const follow: Record<Remedy, (facts: PayoutFacts, left: bigint, earned: bigint) => PayoutFacts> = {
  'change-amount': (facts) => ({
    ...facts,
    amount: facts.available < facts.amount ? facts.available : unit(0.01),
  }),
  'bind-card': (facts) => ({
    ...facts,
    card: { boundAt: facts.now, isFirst: facts.card === null, isOffered: true },
  }),
  'set-pay-password': (facts) => ({ ...facts, hasPayPassword: true }),
  'return-startup': (facts, left, earned) => {
    const { fromEarnings } = returnAdvance({
      left: micro(left),
      due: facts.startupDue,
      earned: micro(earned),
      available: facts.available,
    });
    return { ...facts, startupDue: unit(0), available: micro(facts.available - fromEarnings) };
  },
  wait: (facts) => ({ ...facts, now: new Date(facts.now.getTime() + 25 * 3_600_000) }),
  'ask-review': (facts) => facts,
  'ask-service': (facts) => facts,
};

test(`100,000 states: one reason at a time leads to the money, nothing paid in (SEED=${seed})`, {
  timeout: 60_000,
}, () => {
  const draw = random(seed);
  const moment = () => (draw(3) === 0 ? new Date(now.getTime() - draw(48) * 3_600_000) : null);
  for (let state = 0; state < 100_000; state += 1) {
    const available = micro(BigInt(draw(1_000)) * 10_000n);
    const left = BigInt(draw(100)) * 1_000_000n;
    const earned = BigInt(draw(5)) * 1_000_000n;
    let facts: PayoutFacts = {
      amount: micro(BigInt(draw(1_200)) * 10_000n),
      available,
      startupDue: draw(3) === 0 ? micro(left + BigInt(draw(50)) * 1_000_000n) : unit(0),
      card:
        draw(4) === 0
          ? null
          : { boundAt: moment() ?? now, isFirst: draw(2) === 0, isOffered: draw(5) > 0 },
      hasPayPassword: draw(4) > 0,
      payPasswordResetAt: moment(),
      contactChangedAt: moment(),
      passwordResetAt: moment(),
      now,
    };
    let steps = 0;
    for (let no = whyNotPayout(facts); no; no = whyNotPayout(facts)) {
      if (payoutRefusals[no.reason] !== no.facts.remedy) throw new Error('another remedy');
      // An empty wallet has nothing to pay out, and that is no refusal of anything.
      if (facts.available === 0n) break;
      facts = follow[payoutRefusals[no.reason]](facts, left, earned);
      steps += 1;
      if (steps > 12) throw new Error(`no way out, seed ${seed}, state ${state}, ${no.reason}`);
    }
    // Nothing was paid in on the way: at most what was earned by the advance went back.
    if (facts.available > available) throw new Error('money appeared');
    if (available - facts.available > earned) throw new Error('own money was taken');
  }
});

test('an advance goes back from what is left and what it earned, and the rest is forgiven', () => {
  const advance = { left: unit(20), due: unit(100), earned: unit(30), available: unit(500) };
  expect(returnAdvance(advance)).toEqual({
    fromLeft: unit(20),
    fromEarnings: unit(30),
    loss: unit(50),
  });
  expect(returnAdvance({ ...advance, earned: unit(0) }).fromEarnings).toBe(unit(0));
});
