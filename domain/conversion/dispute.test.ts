import { expect, test } from 'vitest';
import { type DisputedConversion, isLeftToMerchant, whyNotDispute } from './dispute.ts';

const lockAt = new Date('2026-11-15T00:00:00Z');
const later = (days: number) => new Date(lockAt.getTime() + days * 86_400_000);
const disputed = (change: Partial<DisputedConversion>): DisputedConversion => ({
  ...{ state: 'reversed', reason: 'returned', lockAt, disputes: [] },
  ...change,
});

test.each<[Partial<DisputedConversion>, 'partner' | 'merchant', number, string | null]>([
  [{}, 'partner', 0, null],
  [{}, 'partner', 29.9, null],
  [{}, 'partner', 30, 'dispute_too_late'],
  [{ state: 'pending' }, 'partner', -1, 'conversion_not_disputable'],
  [{ state: 'refused', reason: 'click_invalid' }, 'partner', 29.9, null],
  [{ state: 'refused', reason: 'outside_window' }, 'partner', 0, 'conversion_not_disputable'],
  [{ state: 'pending' }, 'merchant', -1, null],
  [{ state: 'pending' }, 'merchant', 0, 'dispute_too_late'],
  [{}, 'merchant', -1, 'conversion_not_disputable'],
  [
    { disputes: [{ openedBy: 'partner', outcome: 'upheld' }] },
    'partner',
    0,
    'dispute_made_already',
  ],
  [{ disputes: [{ openedBy: 'merchant', outcome: 'upheld' }] }, 'partner', 0, null],
  [{ disputes: [{ openedBy: 'merchant', outcome: null }] }, 'partner', 0, 'dispute_made_already'],
  [
    { state: 'pending', disputes: [{ openedBy: 'partner', outcome: 'approved' }] },
    'merchant',
    -1,
    'conversion_not_disputable',
  ],
])('%j disputed by its %s %d days after the lock date: %s', (change, by, days, reason) => {
  expect(whyNotDispute(disputed(change), by, later(days))?.reason ?? null).toBe(reason);
});

test('a merchant cannot reverse an order that is disputed or was decided for the partner', () => {
  expect(isLeftToMerchant([])).toBe(true);
  expect(isLeftToMerchant([{ openedBy: 'merchant', outcome: 'upheld' }])).toBe(true);
  expect(isLeftToMerchant([{ openedBy: 'merchant', outcome: null }])).toBe(false);
  expect(isLeftToMerchant([{ openedBy: 'partner', outcome: 'approved' }])).toBe(false);
});
