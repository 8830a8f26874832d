import { expect, test } from 'vitest';
import { isCaseOverdue, whyNotAnswerCase } from './support-case.ts';

const answeredAt = new Date();

test.each([
  [{ kind: 'chat', causedBy: null, answeredAt: null }, 'ann', null],
  [{ kind: 'chat', causedBy: 'ann', answeredAt: null }, 'ann', 'desk_report_own'],
  [{ kind: 'chat', causedBy: 'ann', answeredAt: null }, 'bo', null],
  [{ kind: 'chat', causedBy: 'ann', answeredAt }, 'bo', 'desk_changed_meanwhile'],
  [{ kind: 'payout-refusal', causedBy: 'ann', answeredAt: null }, 'ann', 'second_person_needed'],
  [{ kind: 'payout-refusal', causedBy: null, answeredAt }, 'bo', 'review_answered'],
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
