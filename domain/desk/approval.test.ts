import { expect, test } from 'vitest';
import {
  approvalEndsAt,
  approvalStateOf,
  approvalTurnOf,
  whyNotDecideApproval,
  whyNotWithdrawApproval,
} from './approval.ts';

const requestedAt = new Date('2026-11-01T12:00:00Z');
const endsAt = approvalEndsAt(requestedAt);
const lastMoment = new Date(endsAt.getTime() - 1);

const request = { requestedBy: 'ann', endsAt, outcome: null };
const approved = { ...request, outcome: 'approved' } as const;

const ann = { id: 'ann', roles: ['approver', 'admin'] } as const;
const bo = { id: 'bo', roles: ['approver'] } as const;
const sam = { id: 'sam', roles: ['support'] } as const;
const deciders = ['approver', 'admin'] as const;

const reasonFor = (
  about: typeof request | typeof approved | null,
  person: typeof ann | typeof bo | typeof sam,
  now = requestedAt,
) => whyNotDecideApproval(about, person, deciders, now)?.reason ?? null;

test('whoever requested it cannot decide it, and neither can somebody without the roles', () => {
  expect(reasonFor(request, ann)).toBe('second_person_needed');
  expect(reasonFor(request, bo)).toBeNull();
  expect(reasonFor(request, sam)).toBe('desk_role_missing');
});

test('what is decided, over or unknown is not decided', () => {
  expect(reasonFor(approved, bo)).toBe('desk_request_decided');
  expect(reasonFor(request, bo, lastMoment)).toBeNull();
  expect(reasonFor(request, bo, endsAt)).toBe('desk_request_lapsed');
  expect(reasonFor(null, bo)).toBe('desk_not_found');
});

test('only the requester can withdraw a request, and only while it waits', () => {
  const reason = (about: typeof request | typeof approved | null, id: string, now = requestedAt) =>
    whyNotWithdrawApproval(about, id, now)?.reason ?? null;
  expect(reason(request, 'ann')).toBeNull();
  expect(reason(request, 'bo')).toBe('desk_not_found');
  expect(reason(approved, 'ann')).toBe('desk_request_decided');
  expect(reason(request, 'ann', endsAt)).toBe('desk_request_lapsed');
  expect(reason(null, 'ann')).toBe('desk_not_found');
});

test('a request waits until its end, and then it has lapsed', () => {
  expect(approvalStateOf(request, lastMoment)).toBe('waiting');
  expect(approvalStateOf(request, endsAt)).toBe('lapsed');
  expect(approvalStateOf(approved, endsAt)).toBe('approved');
});

test('it is the turn of those who can decide it, and the requester can only withdraw it', () => {
  expect(approvalTurnOf(request, ann, deciders)).toBe('withdraw');
  expect(approvalTurnOf(request, bo, deciders)).toBe('decide');
  expect(approvalTurnOf(request, sam, deciders)).toBe('role');
});
