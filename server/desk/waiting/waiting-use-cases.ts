import { approvalRules, readableKinds } from '#contract/desk/approval-rules.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { queueCalls } from '#contract/desk/queue-calls.ts';
import type * as waiting from '#contract/desk/waiting.ts';
import { approvalTurnOf } from '#domain/desk/approval.ts';
import { type DeskQueue, deskQueues } from '#domain/desk/queue.ts';
import { cacheRecent } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import { mayAsk, type StaffMember } from '../call/desk-call.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listOldest, listQueues, type QueueState, type WaitingItem } from './waiting-store.ts';

const recentCounts = new WeakMap<Services['db'], ReturnType<typeof cacheRecent<QueueState[]>>>();

export const waitingUseCases = {
  /** Everyone's menu asks for it, so simultaneous requests share one read. */
  async countWaiting({ db, now }) {
    const recent = recentCounts.get(db) ?? cacheRecent<QueueState[]>();
    recentCounts.set(db, recent);
    return { queues: await recent('queues', now(), () => listQueues(db.sql, now())) };
  },

  async listWaiting({ db, staff, now }) {
    const readable = deskQueues.filter((queue) => mayAsk(staff, queueCalls[queue].list));
    const items = await listOldest(db.sql, readable, now());
    const kinds = readableKinds(staff.roles);
    const list = items.filter(
      ({ queue, what: kind }) => !isOfApprovals(queue) || kinds.includes(kind ?? ''),
    );
    return { list: list.map((item) => ({ ...item, ...nextStepOf(item, staff) })) };
  },
} satisfies DeskUseCases<typeof waiting>;

const isOfApprovals = (queue: DeskQueue): boolean => queueCalls[queue].next === decideApproval;

const turnOfRequest = { decide: 'yours', withdraw: 'another', role: 'role' } as const;

/** What it is, and whose turn. What another person has to decide is never the requester's turn. */
function nextStepOf({ queue, what: kind, byId }: WaitingItem, staff: StaffMember) {
  const rule = isOfApprovals(queue) ? approvalRules.get(kind ?? '') : undefined;
  if (rule && byId) {
    const { title, decidedBy: nextBy } = rule;
    const turn = approvalTurnOf({ requestedBy: byId }, staff, nextBy);
    return { what: title, nextBy: [...nextBy], turn: turnOfRequest[turn] };
  }

  const { next: nextRoute } = queueCalls[queue];
  const nextBy = typeof nextRoute.roles === 'string' ? [] : [...nextRoute.roles];
  if (!mayAsk(staff, nextRoute)) return { nextBy, turn: 'role' } as const;
  return {
    nextBy,
    turn: byId === staff.id && nextRoute.people === 'decide' ? 'another' : 'yours',
  } as const;
}
