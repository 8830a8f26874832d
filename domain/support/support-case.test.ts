import { expect, test } from 'vitest';
import { whyNotAnswerCase } from './support-case.ts';

const answeredAt = new Date();

test.each([
  [null, 'bo', 'desk_not_found'],
  [{ kind: 'chat', causedBy: null, answeredAt: null }, 'ann', null],
  [{ kind: 'chat', causedBy: 'ann', answeredAt: null }, 'ann', 'desk_report_own'],
  [{ kind: 'chat', causedBy: 'ann', answeredAt: null }, 'bo', null],
  [{ kind: 'chat', causedBy: 'ann', answeredAt }, 'bo', 'desk_changed_meanwhile'],
] as const)('the case %o answered by %s: %s', (supportCase, staffId, reason) => {
  expect(whyNotAnswerCase(supportCase, staffId)?.reason ?? null).toBe(reason);
});
