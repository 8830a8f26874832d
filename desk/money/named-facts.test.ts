import { expect, test } from 'vitest';
import { namedFacts, namedText } from './named-facts.ts';

const at = '2026-11-15T12:00:00.000Z';

test('a chargeback proposal shows the record, its time and its entry', () => {
  const noonHere = new Date(2026, 10, 15, 12).toISOString();
  const about = { entryId: 'e-1', kind: 'payout_fee', at: noonHere, remark: 'Bank' };
  expect(namedFacts(about)).toEqual([
    ['Record', expect.stringMatching(/^payout fee, 15\sNov\s2026, .*: Bank$/)],
    ['Entry', 'e-1'],
  ]);
});

test('a proposal names the exchange’s partner, the order’s merchant and both statuses', () => {
  const exchange = { exchangeId: 'x-1', acceptor: 'Ploy', at, state: 'disputed' };
  expect(namedText(exchange)).toMatch(/^Exchange: by Ploy, held .*, disputed now \(x-1\)$/);
  const order = { conversionId: 'c-1', order: 'A-7', merchant: 'Pier Shop', at, plan: 'P1' };
  expect(namedText(order)).toMatch(
    /^Order: A-7 of Pier Shop \(c-1\); Plan: P1; Ordered: .*; Click from: not kept$/,
  );
  expect(namedText({ from: 'active', to: 'disabled' })).toBe('Status: active → disabled');
  expect(namedFacts({ outsideId: 'm-1' })).toEqual([]);
});

test('the proposal to decide an order shows the evidence', () => {
  const facts = namedFacts({
    ...{ conversionId: 'c-1', order: 'A-7', merchant: 'Pier Shop', plan: 'P1', at },
    ...{ clickedAt: '2026-11-15T10:00:00.000Z', reportedAt: '2026-11-15T12:05:00.000Z' },
    ...{ click: 'phone, TH, Top', objection: 'The parcel was kept.' },
  });
  expect(Object.fromEntries(facts)).toMatchObject({
    Objection: 'The parcel was kept.',
    Ordered: expect.stringMatching(/, 2 h later$/),
    Reported: expect.stringMatching(/, 5 min later$/),
    'Click from': 'phone, TH, Top',
  });
});

test('the proposal to reverse a deposit shows what will stay owed', () => {
  const about = { entryId: 'e-1', kind: 'deposit', at };
  expect(namedText({ ...about, staysOwed: '180.00' })).toMatch(/; Stays owed: 180.00, carried by/);
  expect(namedText({ ...about, staysOwed: '0.00' })).toMatch(/; Stays owed: nothing/);
});
