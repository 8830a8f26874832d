import { expect, test } from 'vitest';
import { isCaseOverdue, whyNotAnswerCase } from './support-case.ts';

const answeredAt = new Date();

const open = { causedBy: null, requestedBy: null, answeredAt: null };

test.each([
  [{ ...open, kind: 'chat' }, 'ann', null],
  [{ ...open, kind: 'chat', causedBy: 'ann' }, 'ann', 'desk_report_own'],
  [{ ...open, kind: 'chat', causedBy: 'ann' }, 'bo', null],
  [{ ...open, kind: 'chat', causedBy: 'ann', answeredAt }, 'bo', 'desk_changed_meanwhile'],
  [{ ...open, kind: 'payout-refusal', causedBy: 'ann' }, 'ann', 'second_person_needed'],
  [{ ...open, kind: 'payout-refusal', answeredAt }, 'bo', 'review_answered'],
  [{ ...open, kind: 'takeover' }, 'ann', 'desk_changed_meanwhile'],
  [{ ...open, kind: 'takeover', requestedBy: 'ann' }, 'ann', 'second_person_needed'],
  [{ ...open, kind: 'takeover', requestedBy: 'ann' }, 'bo', null],
] as const)('the case %o answered by %s: %s', (supportCase, staffId, reason) => {
  expect(whyNotAnswerCase(supportCase, staffId)?.reason ?? null).toBe(reason);
});

test('a case is overdue from its due time until it is answered', () => {
  const dueAt = new Date('2026-11-18T09:30:00Z');
  const before = new Date(dueAt.getTime() - 1);
  expect(isCaseOverdue({ dueAt, answeredAt: null }, before)).toBe(false);
  expect(isCaseOverdue({ dueAt, answeredAt: null }, dueAt)).toBe(true);
  expect(isCaseOverdue({ dueAt, answeredAt: dueAt }, dueAt)).toBe(false);
});
