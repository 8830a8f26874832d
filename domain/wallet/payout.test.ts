import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import {
  type PayoutState,
  payoutFee,
  payoutStates,
  quotePayout,
  whyNotMovePayout,
  whyNotPayout,
} from './payout.ts';
import { payoutRefusals, remedies } from './payout-refusals.ts';
import { good, now, random, seed, unit, yesterday } from './test-draw.ts';

const today = new Date('2026-11-15T09:00:00Z');

test('a valid payout is not refused', () => {
  expect(whyNotPayout(good)).toBeNull();
});

test.each([
  [{ amount: unit(0) }, 'payout_zero'],
  [{ amount: unit(300.01) }, 'payout_above_available'],
  [{ card: null }, 'payout_card_missing'],
  [{ card: { boundAt: yesterday, isFirst: true, isOffered: false } }, 'payout_method_gone'],
  [{ card: { boundAt: today, isFirst: false, isOffered: true } }, 'payout_card_new'],
  [{ hasPayPassword: false }, 'payout_pay_password_missing'],
  [{ isPayPasswordDisabled: true }, 'payout_pay_password_disabled'],
  [{ fee: { shown: unit(1), now: unit(1.5) } }, 'payout_fee_changed'],
  [{ isLedgerStopped: true }, 'payout_ledger_stopped'],
  [{ payPasswordResetAt: today }, 'payout_pay_password_reset'],
  [{ contactChangedAt: today }, 'payout_contact_changed'],
  [{ passwordResetAt: today }, 'payout_password_reset'],
  [{ objectedAt: yesterday }, 'payout_objected'],
  [{ startupDue: unit(1) }, 'payout_startup_not_returned'],
])('a payout with %o is refused: %s', (change, reason) => {
  expect(whyNotPayout({ ...good, ...change })).toMatchObject({ reason });
});

test('an account’s first card has no waiting time', () => {
  const card = { boundAt: now, isFirst: true, isOffered: true };
  expect(whyNotPayout({ ...good, card })).toBeNull();
});

test.each([
  [100, 1, 1],
  [5, 1, 0.5],
  [3.33, 1, 0.33],
  [0.99, 1, 0.09],
  [0.01, 1, 0],
])('of %d with a bank cost of %d the fee is %d', (amount, cost, fee) => {
  expect(payoutFee(unit(amount), unit(cost))).toBe(unit(fee));
});

test('a quote adds up', () => {
  const { fee, net, left } = quotePayout(unit(100), unit(300), unit(1));
  expect(fee + net + left).toBe(unit(300));
});

test('a payout moves only along its transitions', () => {
  const moves = payoutStates.flatMap((from) =>
    payoutStates.filter((to) => whyNotMovePayout(from, to) === null).map((to) => `${from} ${to}`),
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
  expect(whyNotMovePayout('completed' as PayoutState, 'cancelled')?.reason).toBe(
    'payout_not_in_state',
  );
});

test('every reason has a remedy, and none is a payment', () => {
  expect(Object.values(payoutRefusals).every(({ remedy }) => remedies.includes(remedy))).toBe(true);
  expect(remedies.join(' ')).not.toMatch(/pay-in|deposit|top-up|recharge|fee/);
});

test('10,000 quotes: the quoted fee is what is charged, and most of the amount arrives', () => {
  const draw = random(seed);
  for (let index = 0; index < 10_000; index += 1) {
    const available = micro(BigInt(1 + draw(100_000_000)) * 10_000n);
    const part = (available * BigInt(1 + draw(100))) / 100n;
    const amount = micro(part - (part % 10_000n) || 10_000n);
    const bankCost = micro(BigInt(draw(500)) * 10_000n);
    const { fee, net, left } = quotePayout(amount, available, bankCost);
    if (fee + net !== amount || net + fee + left !== available) throw new Error('does not add up');
    if (fee > bankCost || fee * 10n > amount || net <= 0n) throw new Error(`too dear: ${fee}`);
    if (fee % 10_000n !== 0n || net % 10_000n !== 0n) throw new Error('no bank can send it');

    // The same fee passes the rule, and any other is refused before anything moves.
    const input = { ...good, amount, available };
    const charged = payoutFee(amount, bankCost);
    if (whyNotPayout({ ...input, fee: { shown: fee, now: charged } })) throw new Error('refused');

    const otherFee = micro(charged + 1n + BigInt(draw(1_000)));
    const refusal = whyNotPayout({ ...input, fee: { shown: fee, now: otherFee } });
    if (refusal?.reason !== 'payout_fee_changed') throw new Error('another fee was taken');
  }
});
