import { expect, test } from 'vitest';
import {
  type DeliveryInput,
  type DeliveryLimit,
  deliveryLimitCauses,
  deliveryLimitOf,
  type PlacementInput,
  type RecentDelivery,
} from './delivery-limit.ts';

const now = new Date('2026-11-15T12:20:00Z');
const placement: PlacementInput = {
  ...{ priceModel: 'cpc', price: 2_000_000n, isAgreed: true, isExcluded: false, isHeld: false },
  lastHour: new Date('2026-11-15T12:00:00Z'),
};
const recent: RecentDelivery = {
  ...{ passPercent: 50, indexPercent: 100, requests: 1_000, targeted: 800, chosen: 90, capped: 10 },
};
const freeFrom = new Date('2026-11-15T12:22:30Z');
const healthy: DeliveryInput = {
  ...{ pausedBy: null, isFunded: true, placements: [placement], hours: [], frequencyHours: 6 },
  ...{ left: 40_000_000n, leftToday: null, reserved: 1_000_000n, freeFrom, recent },
};

const of = (change: Partial<PlacementInput>, ...more: Partial<PlacementInput>[]) => ({
  placements: [change, ...more].map((one) => ({ ...placement, ...one })),
});
const lately = (change: Partial<RecentDelivery>) => ({ recent: { ...recent, ...change } });
const midnight = new Date('2026-11-16T00:00:00Z');
const full = { passPercent: 100, indexPercent: 40 };

type Cause = DeliveryLimit['cause'];

const states: readonly [string, Partial<DeliveryInput>, Cause | null, Date | null][] = [
  ['is on target', {}, null, null],
  ['has said nothing yet', { recent: null }, null, null],
  ['was ended', { pausedBy: 'ending', isFunded: false, placements: [] }, null, null],
  ['was paused by its partner', { pausedBy: 'partner' }, 'partner', null],
  ['was paused for invalid traffic', { pausedBy: 'invalid_traffic' }, 'invalid_traffic', null],
  ['is not funded', { isFunded: false }, 'escrow_low', null],
  ['was paused for its escrow', { pausedBy: 'escrow_low' }, 'escrow_low', null],
  ['was paused for its daily cap', { pausedBy: 'daily_cap' }, 'daily_cap', midnight],
  ['can’t pay a click today', { leftToday: 1_999_999n }, 'daily_cap', midnight],
  ['can pay one more click today', { leftToday: 2_000_000n }, null, null],
  ['fits no placement', { placements: [] }, 'no_placement', null],
  ['finds every placement too dear', of({ isAgreed: false }), 'price_ceiling', null],
  [
    'was kept by its partner from what it may pay',
    of({ isExcluded: true }, { isAgreed: false }),
    'excluded',
    null,
  ],
  ['has only placements on hold', of({ isHeld: true }), 'invalid_traffic', null],
  ['has reserved all', { left: 1_099_999n }, 'reserved', freeFrom],
  ['has just enough for another ad', { left: 1_100_000n }, null, null],
  [
    'has reserved all of the day',
    { leftToday: 2_000_000n, reserved: 1_900_001n },
    'reserved',
    freeFrom,
  ],
  [
    'has reserved nothing, and is about to end',
    { left: 99_999n, reserved: 0n, freeFrom: null },
    null,
    null,
  ],
  ['waits for its hours', { hours: [3, 12 + 3] }, 'hours', new Date('2026-11-15T15:00:00Z')],
  ['waits for its hours until tomorrow', { hours: [3] }, 'hours', new Date('2026-11-16T03:00:00Z')],
  ['is in one of its hours', { hours: [12] }, null, null],
  ['is asked by nobody', of({ lastHour: new Date('2026-11-15T10:00:00Z') }), 'no_supply', null],
  ['was never asked', of({ lastHour: null }, { isHeld: true }), 'no_supply', null],
  ['finds nobody it targets', lately({ targeted: 0 }), 'targeting', null],
  ['finds few whom it targets', lately({ ...full, targeted: 199 }), 'targeting', null],
  ['finds few, but enough for its target', lately({ targeted: 199 }), null, null],
  ['finds few among hardly any', lately({ ...full, requests: 9, targeted: 0 }), 'no_supply', null],
  ['was seen by most', lately({ indexPercent: 40, capped: 90 }), 'frequency_cap', null],
  ['was seen by most, but is on target', lately({ capped: 90 }), null, null],
  ['was seen by two', lately({ ...full, chosen: 0, capped: 2 }), 'no_supply', null],
  ['takes all and is behind', lately(full), 'no_supply', null],
  [
    'takes all it may pay and is behind',
    { ...lately(full), ...of({}, { isAgreed: false }, { isAgreed: false }) },
    'price_ceiling',
    null,
  ],
  ['catches up', lately({ indexPercent: 89 }), 'pacing_behind', null],
  ['is ahead', lately({ indexPercent: 111 }), 'pacing_ahead', null],
  ['is ahead as fast as it can', lately({ indexPercent: 300, passPercent: 100 }), null, null],
];

test.each(states)('a plan that %s', (_, change, cause, at) => {
  const limit = deliveryLimitOf({ ...healthy, ...change }, now);
  expect([limit?.cause ?? null, limit?.at ?? null]).toEqual([cause, at]);
});

test('every cause has a state that leads to it', () => {
  expect(new Set(states.flatMap(([, , cause]) => cause ?? []))).toEqual(
    new Set(deliveryLimitCauses),
  );
});

test('what stops a plan is said before what slows it', () => {
  const slow = lately({ ...full, targeted: 0, capped: 90 });
  const orders: [Partial<DeliveryInput>, Cause][] = [
    [{ pausedBy: 'partner' }, 'partner'],
    [{ isFunded: false }, 'escrow_low'],
    [of({ isAgreed: false }), 'price_ceiling'],
    [{ left: 0n }, 'reserved'],
    [{ hours: [3] }, 'hours'],
    [of({ lastHour: null }), 'no_supply'],
    [{}, 'targeting'],
  ];

  orders.forEach(([, cause], index) => {
    const changes = orders.slice(index).map(([change]) => change);
    const facts: DeliveryInput = Object.assign({}, healthy, slow, ...changes.reverse());
    expect(deliveryLimitOf(facts, now)?.cause).toBe(cause);
  });
});

test('a share of viewers and the hours of the cap are said with it', () => {
  const facts = (change: Partial<DeliveryInput>) =>
    deliveryLimitOf({ ...healthy, ...change }, now)?.facts;
  expect(facts(lately({ ...full, targeted: 124 }))).toEqual({ percent: '12' });
  expect(facts(lately({ ...full, capped: 100 }))).toEqual({ hours: '6' });
});
