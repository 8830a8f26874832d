import { expect, test } from 'vitest';
import { assignmentAct, mayAssign } from './chat-assignment.ts';

test('a chat is taken, handed over or released', () => {
  expect(assignmentAct('ann', 'ann')).toBe('chat-taken');
  expect(assignmentAct('bob', 'ann')).toBe('chat-handed-over');
  expect(assignmentAct(null, 'ann')).toBe('chat-released');
});

test('only an admin can take over a chat assigned to somebody else', () => {
  expect(mayAssign(null, { id: 'ann', roles: ['support'] })).toBe(true);
  expect(mayAssign('ann', { id: 'ann', roles: ['support'] })).toBe(true);
  expect(mayAssign('bob', { id: 'ann', roles: ['support'] })).toBe(false);
  expect(mayAssign('bob', { id: 'ann', roles: ['admin'] })).toBe(true);
});
