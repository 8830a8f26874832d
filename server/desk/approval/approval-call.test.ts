import { expect, test } from 'vitest';
import type { CommandCall } from '../call/use-case.ts';
import { createApprovalCall } from './approval-call.ts';

test('what runs on approval gets its transaction, and nothing that sends, posts or writes elsewhere', () => {
  const reach = new Set<string>();
  const command = new Proxy({} as CommandCall, {
    get: (_, name) => reach.add(String(name)) && name,
  });
  const people = { requesterId: '', requestedBy: '', deciderId: '', decidedBy: '' };
  const call = createApprovalCall(command, { ...people, codeWordHash: null });
  expect([...reach].sort()).toEqual([
    'appOrigin',
    'commandId',
    'now',
    'origin',
    'secrets',
    'settings',
    'sql',
  ]);
  expect(Object.keys(call).sort()).toEqual(
    [...reach, ...Object.keys(people), 'codeWordHash'].sort(),
  );
});
