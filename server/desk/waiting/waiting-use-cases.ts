import { queueCalls } from '#contract/desk/queue-calls.ts';
import type * as waiting from '#contract/desk/waiting.ts';
import { deskQueues } from '#domain/desk/queue.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { keepRecent } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import { mayAsk, type StaffMember } from '../call/desk-call.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listOldest, listQueues, type QueueState, type WaitingItem } from './waiting-store.ts';

const recentCounts = new WeakMap<Services['db'], ReturnType<typeof keepRecent<QueueState[]>>>();

export const waitingUseCases = {
  /** Everyone's menu asks for it, so simultaneous requests share one read. */
  async countWaiting({ db, now }) {
    const recent = recentCounts.get(db) ?? keepRecent<QueueState[]>();
    recentCounts.set(db, recent);
    return { queues: await recent('queues', now(), () => listQueues(db.sql, now())) };
  },

  async listWaiting({ db, staff, now }) {
    const readable = deskQueues.filter((queue) => mayAsk(staff, queueCalls[queue].list));
    const list = await listOldest(db.sql, readable, now());
    return { list: list.map((item) => ({ ...item, turn: turnOf(item, staff) })) };
  },
} satisfies DeskUseCases<typeof waiting>;

/** What another person has to decide is never the proposer's turn. */
function turnOf({ queue, by }: WaitingItem, staff: StaffMember) {
  const { next } = queueCalls[queue];
  if (!mayAsk(staff, next)) return 'role';
  const isOwn = by !== null && isSamePerson(by, staff.name);
  return isOwn && next.people === 'decide' ? 'another' : 'yours';
}
