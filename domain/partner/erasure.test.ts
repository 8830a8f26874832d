import { expect, test } from 'vitest';
import { type Micro, zero } from '../money.ts';
import { type ErasureInput, moneyPockets, whyNotErase } from './erasure.ts';

const over: ErasureInput = {
  isErased: false,
  money: zero,
  owed: zero,
  runningPlans: 0,
  openOrders: 0,
  openPayouts: 0,
  openExchanges: 0,
  openDisputes: 0,
  waitingRequests: 0,
};

test('a partner with nothing open can be erased, and everything open has its reason', () => {
  expect(whyNotErase(over)).toBe(null);
  const reasons = [
    ['isErased', true, 'desk_erased'],
    ['money', 10_000n as Micro, 'desk_erasure_money'],
    ['owed', 10_000n as Micro, 'desk_erasure_owed'],
    ['runningPlans', 1, 'desk_erasure_plans'],
    ['openOrders', 1, 'desk_erasure_orders'],
    ['openPayouts', 1, 'desk_erasure_payouts'],
    ['openExchanges', 1, 'desk_erasure_exchanges'],
    ['openDisputes', 1, 'desk_erasure_disputes'],
    ['waitingRequests', 1, 'desk_erasure_requests'],
  ] as const;

  for (const [fact, value, reason] of reasons) {
    expect(whyNotErase({ ...over, [fact]: value })?.reason).toBe(reason);
  }
});

test('promotional credit does not prevent an erasure', () => {
  expect(moneyPockets).toContain('available');
  expect(moneyPockets).not.toContain('discount');
  expect(moneyPockets).not.toContain('startup');
});
