import { expect, test } from 'vitest';
import { assignmentAct, mayAssign } from './chat-assignment.ts';

test('a chat is taken, handed over or given back', () => {
  expect(assignmentAct('ann', 'ann')).toBe('chat-taken');
  expect(assignmentAct('bob', 'ann')).toBe('chat-handed-over');
  expect(assignmentAct(null, 'ann')).toBe('chat-released');
});

test('nobody takes a chat out of the hands of another, but an admin', () => {
  expect(mayAssign(null, { id: 'ann', roles: ['support'] })).toBe(true);
  expect(mayAssign('ann', { id: 'ann', roles: ['support'] })).toBe(true);
  expect(mayAssign('bob', { id: 'ann', roles: ['support'] })).toBe(false);
  expect(mayAssign('bob', { id: 'ann', roles: ['admin'] })).toBe(true);
});
