import { expect, test } from 'vitest';
import { daysAfter } from '../time.ts';
import {
  decidesFrom,
  machineAdmissionDays,
  whyNotApproveYet,
  whyNotDecideYet,
} from './machine-admission.ts';

const now = new Date('2026-11-19T12:00:00.000Z');

test('the first two accounts of a network decide at once, and each later one after a week', () => {
  const week = daysAfter(now, machineAdmissionDays);
  expect(decidesFrom({ accounts: 0, isNew: true }, now)).toBeNull();
  expect(decidesFrom({ accounts: 1, isNew: true }, now)).toBeNull();
  expect(decidesFrom({ accounts: 2, isNew: true }, now)).toEqual(week);

  // A new link to the account of a colleague is a way to become that colleague.
  expect(decidesFrom({ accounts: 2, isNew: false }, now)).toEqual(week);
  expect(decidesFrom({ accounts: 1, isNew: false }, now)).toBeNull();
});

test('until then such an account decides nothing, and nobody approves what it requested', () => {
  const from = daysAfter(now, 1);
  expect(whyNotDecideYet(null, now)).toBeNull();
  expect(whyNotDecideYet(from, now)?.reason).toBe('desk_decides_later');
  expect(whyNotDecideYet(from, from)).toBeNull();
  expect(whyNotApproveYet(from, now)?.reason).toBe('desk_requester_decides_later');
  expect(whyNotApproveYet(from, from)).toBeNull();
});
