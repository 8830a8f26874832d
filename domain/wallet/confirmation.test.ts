import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import {
  aboutOf,
  type ConfirmationSubject,
  confirmationActions,
  whyNotConfirmation,
} from './confirmation.ts';

const amount = micro(12_500_000n);
const fee = micro(1_000_000n);

const subjects: ConfirmationSubject[] = [
  { action: 'payout', amount, fee, cardId: 'c1' },
  { action: 'payout', amount, fee: micro(1_000_001n), cardId: 'c1' },
  { action: 'payout', amount: micro(12_500_001n), fee, cardId: 'c1' },
  { action: 'payout', amount, fee, cardId: 'c2' },
  { action: 'payout-cancel', payoutId: 'p1' },
  { action: 'payout-cancel', payoutId: 'p2' },
  { action: 'startup-return', due: amount },
  { action: 'startup-return', due: micro(12_500_001n) },
  { action: 'card', method: 'bank', fields: [{ field: 'bankAccount', value: '12345678' }] },
  { action: 'card', method: 'bank', fields: [{ field: 'bankAccount', value: '12345679' }] },
  { action: 'card', method: 'other', fields: [{ field: 'bankAccount', value: '12345678' }] },
  { action: 'contact', email: 'a@b.example', phone: '+6621234567' },
  { action: 'contact', email: 'a@b.example', phone: '+6621234568' },
  { action: 'exchange', acceptorId: 'a', amount, rate: '33.5' },
  { action: 'exchange-confirm', exchangeId: 'e1', amount },
  { action: 'exchange-confirm', exchangeId: 'e2', amount },
  { action: 'exchange-cancel', exchangeId: 'e1' },
  { action: 'exchange-cancel', exchangeId: 'e2' },
  { action: 'put', planNo: 'p', amount, couponId: null, terms: 't' },
  { action: 'put', planNo: 'p', amount, couponId: 'c', terms: 't' },
  { action: 'put', planNo: 'p', amount, couponId: null, terms: 'u' },
  { action: 'plan-stop', planNo: 'p' },
  { action: 'follow', proxyId: 'p', capPerPlan: amount, capInAll: amount },
  { action: 'vip', months: 1, price: amount, feeBps: 250 },
  { action: 'vip', months: 1, price: micro(12_500_001n), feeBps: 250 },
  { action: 'vip', months: 1, price: amount, feeBps: 300 },
  { action: 'pay-password' },
  { action: 'passkey' },
  { action: 'personal-data' },
  { action: 'unlock' },
];

test('acts that differ in anything have different texts', () => {
  const texts = subjects.map((subject) => `${subject.action} ${aboutOf(subject)}`);
  expect(new Set(texts).size).toBe(subjects.length);
  expect(new Set(subjects.map(({ action }) => action))).toEqual(new Set(confirmationActions));
});

test('the text does not depend on the order or spacing of a card’s fields', () => {
  const one = [
    { field: 'userName', value: ' Ada  Lovelace' },
    { field: 'bankAccount', value: '1234 5678' },
  ] as const;
  const other = [
    { field: 'bankAccount', value: '1234-5678' },
    { field: 'userName', value: 'Ada Lovelace' },
  ] as const;
  expect(aboutOf({ action: 'card', method: 'bank', fields: one })).toBe(
    aboutOf({ action: 'card', method: 'bank', fields: other }),
  );
  expect(aboutOf({ action: 'payout', amount, fee, cardId: 'c1' })).toBe(
    '{"amount":"12.50","cardId":"c1","fee":"1.00"}',
  );
});

const now = new Date('2026-11-15T12:00:00Z');
const good = {
  isOwn: true,
  isForThis: true,
  expiresAt: new Date(now.getTime() + 1),
  usedAt: null,
};

test.each([
  [good, null],
  [null, 'confirmation_invalid'],
  [{ ...good, isOwn: false }, 'confirmation_invalid'],
  [{ ...good, isForThis: false, usedAt: now }, 'confirmation_invalid'],
  [{ ...good, usedAt: now }, 'confirmation_used'],
  [{ ...good, expiresAt: now }, 'confirmation_expired'],
  [{ ...good, expiresAt: now, usedAt: now }, 'confirmation_used'],
])('the confirmation %j is answered with %s', (confirmation, reason) => {
  expect(whyNotConfirmation(confirmation, now)?.reason ?? null).toBe(reason);
});
