import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { testSeed } from '../test-seed.ts';
import { type Remedy, remedies } from '../wallet/payout-refusals.ts';
import { wrongTerm } from './acceptor.ts';
import {
  dueAt,
  type ExchangeInput,
  type ExchangeReason,
  endings,
  exchangeRefusals,
  exchangeStates,
  isOverdue,
  openStates,
  whyNotDisputeExchange,
  whyNotExchange,
  whyNotMove,
  whyNotQuote,
} from './exchange.ts';
import { arrivesOf, isRate, quoteExchange } from './rate.ts';

const unit = (amount: number) => micro(BigInt(Math.round(amount * 1_000_000)));
const now = new Date('2026-11-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const acceptor = { rate: '33.125', limit: unit(500), isActive: true };
const good: ExchangeInput = {
  isOffered: true,
  amount: unit(100),
  available: unit(800),
  startupDue: unit(0),
  acceptor,
  kind: 'personal',
  hasPayPassword: true,
  payPasswordResetAt: null,
  contactChangedAt: null,
  passwordResetAt: null,
  objectedAt: null,
  now,
};

test('a valid exchange is not refused', () => {
  expect(whyNotExchange(good)).toBeNull();
  expect(whyNotExchange({ ...good, amount: unit(500) })).toBeNull();
});

test.each<[Partial<ExchangeInput>, ExchangeReason]>([
  [{ isOffered: false }, 'exchange_not_offered'],
  [{ acceptor: null }, 'acceptance_code_wrong'],
  [{ acceptor: { ...acceptor, isActive: false } }, 'acceptance_code_wrong'],
  [{ hasPayPassword: false }, 'exchange_pay_password_missing'],
  [{ startupDue: unit(1) }, 'exchange_startup_not_returned'],
  [{ amount: unit(0) }, 'exchange_zero'],
  [{ acceptor: { ...acceptor, rate: '0.000001' }, amount: unit(0.01) }, 'exchange_zero'],
  [{ amount: unit(500.01) }, 'exchange_above_limit'],
  [{ available: unit(99.99) }, 'exchange_above_available'],
  [{ payPasswordResetAt: hoursAgo(23) }, 'exchange_pay_password_reset'],
  [{ contactChangedAt: hoursAgo(1) }, 'exchange_contact_changed'],
  [{ passwordResetAt: hoursAgo(23) }, 'exchange_password_reset'],
  [{ objectedAt: hoursAgo(900) }, 'exchange_objected'],
])('an exchange with %o is refused: %s', (change, reason) => {
  expect(whyNotExchange({ ...good, ...change })).toMatchObject({
    reason,
    facts: { remedy: exchangeRefusals[reason] },
  });
});

test('an exchange moves only along its transitions, and staff move only disputed or overdue ones', () => {
  const movesOf = (who: 'partner' | 'staff', heldAt: Date) =>
    exchangeStates.flatMap((state) =>
      exchangeStates
        .filter((to) => whyNotMove({ state, heldAt }, to, who, now) === null)
        .map((to) => `${state} ${to}`)
        .sort(),
    );

  const partner = [
    'held cancelled',
    'accepted confirmed',
    'accepted disputed',
    'disputed confirmed',
  ];

  expect(movesOf('partner', hoursAgo(1))).toEqual(partner);
  expect(movesOf('partner', hoursAgo(100))).toEqual(partner);
  const disputed = ['disputed completed', 'disputed released'];
  expect(movesOf('staff', hoursAgo(71))).toEqual(['held accepted', ...disputed]);
  expect(movesOf('staff', hoursAgo(72))).toEqual([
    'held accepted',
    'held released',
    'accepted completed',
    'accepted released',
    ...disputed,
  ]);
});

test('an ended exchange stays ended, and says where the amount went', () => {
  const ended = exchangeStates.filter((state) => !openStates.includes(state));
  expect(ended.sort()).toEqual(Object.keys(endings).sort());

  for (const state of ended) {
    for (const to of exchangeStates) {
      for (const who of ['partner', 'staff'] as const) {
        const refusal = whyNotMove({ state, heldAt: hoursAgo(1000) }, to, who, now);
        expect(refusal?.reason).toBe('exchange_not_in_state');
      }
    }
  }
});

test.each([
  ['held', 71, false],
  ['held', 72, true],
  ['accepted', 72, true],
  ['disputed', 72, false],
  ['confirmed', 72, false],
] as const)('an exchange that is %s for %d hours is overdue: %s', (state, hours, expected) => {
  expect(isOverdue({ state, heldAt: hoursAgo(hours) }, now)).toBe(expected);
});

test('an exchange is due 72 hours after its amount was held', () => {
  expect(dueAt(hoursAgo(72))).toEqual(now);
});

test.each([
  ['100.00', '33.125', '3312.5'],
  ['0.01', '33.125', '0.33'],
  ['3.33', '0.92', '3.06'],
  ['0.03', '0.333333', '0'],
  // Rounding down takes at most a tenth of our unit, and never goes below our smallest unit.
  ['12.35', '0.1', '1.23'],
  ['12.35', '0.099999', '1.234'],
  ['12.35', '0.000199', '0.00245'],
  ['12.35', '0.000015', '0.000185'],
  ['999999.99', '1', '999999.99'],
  ['12.34', '100000000', '1234000000'],
])('%s at %s gives %s, rounded down to what can be sent', (amount, rate, arrives) => {
  expect(arrivesOf(unit(Number(amount)), rate)).toBe(unit(Number(arrives)));
});

test('a quote takes no fee, and its amounts add up', () => {
  const { fee, left } = quoteExchange(unit(100), unit(800), '33.125');
  expect(fee).toBe(0n);
  expect(left + unit(100)).toBe(unit(800));
});

test.each(['33', '33.125', '0.000001', '999999999'])('%s is a rate', (rate) => {
  expect(isRate(rate)).toBe(true);
});

test.each(['', '0', '0.000', '-1', '1e3', '1,5', '.5', '5.', '0.0000001', '1000000000', ' 1'])(
  '%j is not a rate',
  (rate) => {
    expect(isRate(rate)).toBe(false);
    expect(() => arrivesOf(unit(1), rate)).toThrow('Not a rate');
  },
);

test.each([
  [{ rate: '33', limit: unit(500) }, null],
  [{ rate: 'x', limit: unit(500) }, 'rate'],
  [{ rate: '33', limit: unit(0) }, 'limit'],
  [{ rate: '999999999', limit: unit(900_000_000) }, 'limit'],
])('the terms %o are refused: %s', (terms, wrong) => {
  expect(wrongTerm({ ...terms, isActive: true })).toBe(wrong);
});

test('a quote is valid for its owner until it expires', () => {
  const later = new Date(now.getTime() + 1);
  expect(whyNotQuote({ isOwn: true, expiresAt: later }, now)).toBeNull();
  for (const quote of [null, { isOwn: false, expiresAt: later }, { isOwn: true, expiresAt: now }]) {
    expect(whyNotQuote(quote, now)?.reason).toBe('exchange_quote_expired');
  }
});

test.each([
  ['Nothing came.\nI waited two days.', null],
  ['', 'field_empty'],
  [' \n ', 'field_empty'],
  ['a\u0000b', 'field_invalid'],
  ['a\ud800', 'field_invalid'],
  ['x'.repeat(501), 'field_invalid'],
])('a dispute that says %j is refused: %s', (typed, reason) => {
  expect(whyNotDisputeExchange(typed)?.reason ?? null).toBe(reason);
});

const seed = testSeed;

/** A small seeded generator, so that a failure can be reproduced. */
function random(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Does what the remedy says, as the partner could, without paying anything in. */
const follow: Record<Remedy, (facts: ExchangeInput) => ExchangeInput> = {
  'change-amount': (facts) => {
    const limit = facts.acceptor?.limit ?? unit(0);
    const isAbove = facts.available > limit;
    return { ...facts, amount: isAbove ? limit : facts.available };
  },
  'bind-card': (facts) => facts,
  'set-pay-password': (facts) => ({ ...facts, hasPayPassword: true }),
  'return-startup': (facts) => ({ ...facts, startupDue: unit(0) }),
  wait: (facts) => ({ ...facts, now: new Date(facts.now.getTime() + 25 * 3_600_000) }),
  'ask-review': (facts) => facts,
  'ask-again': (facts) => facts,
  'ask-service': (facts) => ({ ...facts, isOffered: true, acceptor, objectedAt: null }),
};

test(`100,000 states: every refusal names one rule, and no remedy is a payment (SEED=${seed})`, () => {
  expect(remedies.join(' ')).not.toMatch(/pay-in|deposit|top-up|recharge|fee/);
  const draw = random(seed);
  const moment = () => (draw(3) === 0 ? hoursAgo(draw(48)) : null);
  const met = new Set<string>();

  for (let state = 0; state < 100_000; state += 1) {
    const available = micro(BigInt(draw(80_000)) * 10_000n);
    let facts: ExchangeInput = {
      isOffered: draw(8) > 0,
      amount: micro(BigInt(draw(90_000)) * 10_000n * BigInt(draw(5) > 0 ? 1 : 0)),
      available,
      startupDue: draw(4) === 0 ? unit(draw(100)) : unit(0),
      acceptor: draw(6) === 0 ? null : { ...acceptor, isActive: draw(6) > 0 },
      kind: draw(2) === 0 ? 'personal' : 'enterprise',
      hasPayPassword: draw(5) > 0,
      payPasswordResetAt: moment(),
      contactChangedAt: moment(),
      passwordResetAt: moment(),
      objectedAt: draw(20) === 0 ? moment() : null,
      now,
    };

    let steps = 0;
    for (let no = whyNotExchange(facts); no; no = whyNotExchange(facts)) {
      met.add(no.reason);
      if (no.facts.remedy !== exchangeRefusals[no.reason]) throw new Error(`no way: ${no.reason}`);

      // An empty wallet has nothing to exchange, which is not a refusal.
      if (facts.available === 0n) break;

      facts = follow[exchangeRefusals[no.reason]](facts);
      steps += 1;
      if (steps > 12) throw new Error(`no way out, seed ${seed}, state ${state}, ${no.reason}`);
    }

    if (facts.available > available) throw new Error('money appeared');
  }

  expect([...met].sort()).toEqual(Object.keys(exchangeRefusals).sort());
});
