import { describe, expect, test } from 'vitest';
import { micro } from '../money.ts';
import { hourMs } from '../time.ts';
import {
  type CommissionTerms,
  type ConversionInput,
  commissionOf,
  judgeConversion,
  lockAt,
} from './judge.ts';

const unit = (amount: number) => micro(BigInt(Math.round(amount * 1_000_000)));

const terms: CommissionTerms = {
  commission: unit(4),
  commissionBps: null,
  commissionMax: unit(10),
  conversionsPerClick: 1,
  clickWindowHours: 24,
  validateDays: 30,
};
const shared = { ...terms, commission: null, commissionBps: 1_000 };

const clickedAt = new Date('2026-05-04T10:00:00.250Z');
const sinceClick = (ms: number) => new Date(clickedAt.getTime() + ms);

/** An order an hour after its click, which nothing speaks against. */
const good: ConversionInput = {
  terms,
  commission: unit(4),
  clickedAt,
  isClickValid: true,
  occurredAt: sinceClick(hourMs),
  ofClick: 0,
  isPlanOpen: true,
  escrow: unit(4),
  sharing: null,
};
const now = sinceClick(hourMs);

const judge = (facts: Partial<ConversionInput>, at = now) =>
  judgeConversion({ ...good, ...facts }, at);

describe('commissionOf', () => {
  test.each([
    ['is fixed, whatever the order', terms, unit(999), unit(4)],
    ['is a share of the order', shared, unit(50), unit(5)],
    ['is a share up to the most', shared, unit(100.01), unit(10)],
    ['is nothing for a share of an order without an amount', shared, null, unit(0)],
  ])('%s', (_, of, order, expected) => {
    expect(commissionOf(of, order)).toBe(expected);
  });
});

describe('judgeConversion', () => {
  test('an order that nothing speaks against waits for its final day', () => {
    expect(judge({})).toEqual({ state: 'pending', reason: null });
  });

  test.each([
    ['before_click', { occurredAt: sinceClick(-251) }],
    ['click_invalid', { isClickValid: false }],
    ['click_limit', { ofClick: 1 }],
    ['plan_closed', { isPlanOpen: false }],
    ['no_commission', { commission: unit(0) }],
  ] as const)('is refused: %s', (reason, facts) => {
    expect(judge(facts)).toEqual({ state: 'refused', reason });
  });

  test('is refused when it is reported after the window, and not on its last moment', () => {
    expect(judge({}, sinceClick(24 * hourMs)).state).toBe('pending');
    expect(judge({}, sinceClick(24 * hourMs + 1))).toEqual({
      state: 'refused',
      reason: 'outside_window',
    });
  });

  test('counts from the whole second of the click, because merchants report whole seconds', () => {
    expect(judge({ occurredAt: sinceClick(-250) }).state).not.toBe('refused');
  });

  test('the first rule that applies gives the reason', () => {
    const all = { occurredAt: sinceClick(-1_000), isClickValid: false, isPlanOpen: false };
    expect(judge(all).reason).toBe('before_click');
  });

  test('is held when it comes too soon after its click, by either clock', () => {
    expect(judge({ occurredAt: sinceClick(14_999) })).toEqual({
      state: 'held',
      reason: 'too_soon',
    });
    expect(judge({}, sinceClick(14_999))).toEqual({ state: 'held', reason: 'too_soon' });
    expect(judge({ occurredAt: sinceClick(15_000) }).state).toBe('pending');
  });

  test.each(['shared_device', 'shared_account'] as const)('is held for a %s', (sharing) => {
    expect(judge({ sharing })).toEqual({ state: 'held', reason: sharing });
  });

  test('is not funded when the escrow holds less than the commission', () => {
    expect(judge({ escrow: unit(3.999999) })).toEqual({
      state: 'unfunded',
      reason: 'no_escrow',
    });
  });
});

test('a conversion is final when the days to validate it are over', () => {
  expect(lockAt(clickedAt, terms)).toEqual(sinceClick(30 * 24 * hourMs));
});
