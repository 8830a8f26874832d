import { randomUUID } from 'node:crypto';
import { approvalEndsAt } from '#domain/desk/approval.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertApproval, type NewApproval, saveOutcome } from './approval-store.ts';

interface TwoPeople {
  readonly requester: StaffPerson;
  readonly decider: StaffPerson;
}

/** Stores a request that one person made and another approved, and returns its id. */
export async function insertApproved(
  sql: Sql,
  { requester, decider }: TwoPeople,
  request: Pick<NewApproval, 'kind' | 'subject'> & Partial<NewApproval>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await insertApproval(sql, {
    id,
    partnerId: null,
    input: {},
    about: {},
    reason: 'a test',
    codeWordHash: null,
    targetId: null,
    amount: null,
    reference: null,
    requestedBy: requester.id,
    requester: requester.name,
    requestedAt: now,
    endsAt: approvalEndsAt(now),
    ...request,
  });
  const decision = { decidedBy: decider.id, decider: decider.name, reason: '' };
  await saveOutcome(sql, { id, outcome: 'approved', ...decision }, now);
  return id;
}
