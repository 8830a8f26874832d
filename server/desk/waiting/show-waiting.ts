import { queueCalls } from '#contract/desk/queue-calls.ts';
import type {
  countWaiting as countWaitingRoute,
  listWaiting as listWaitingRoute,
} from '#contract/desk/waiting.ts';
import { type DeskQueue, deskQueues } from '#domain/desk/queue.ts';
import { formatMicro } from '#domain/money.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { keepRecent } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import { type DeskUseCase, mayAsk, type StaffMember } from '../call/desk-call.ts';
import { listQueues, type QueueState } from './queue-store.ts';
import { listOldest, type WaitingItem } from './waiting-store.ts';

const recentCounts = new WeakMap<Services['db'], ReturnType<typeof keepRecent<QueueState[]>>>();

/** Everyone's menu asks for it, so simultaneous requests share one read. */
export const countWaiting: DeskUseCase<typeof countWaitingRoute> = async ({ db, now }) => {
  const recent = recentCounts.get(db) ?? keepRecent<QueueState[]>();
  recentCounts.set(db, recent);

  const queues = await recent('queues', now(), () => listQueues(db.sql, now()));
  return {
    queues: queues.map(({ queue, count, oldestAt }) => ({
      queue,
      count: Number(count),
      oldestAt: oldestAt?.toISOString() ?? null,
    })),
  };
};

export const listWaiting: DeskUseCase<typeof listWaitingRoute> = async ({ db, staff, now }) => {
  const readable = deskQueues.filter((queue) => mayAsk(staff, queueCalls[queue].list));
  const list = await listOldest(db.sql, readable, now());
  return {
    list: list.map(({ amount, since, ...item }) => ({
      ...item,
      amount: amount === null ? null : formatMicro(amount),
      since: since.toISOString(),
      turn: turnOf(item.queue, item, staff),
    })),
  };
};

/** What another person has to decide is never the proposer's turn. */
function turnOf(queue: DeskQueue, { by }: Pick<WaitingItem, 'by'>, staff: StaffMember) {
  const { next } = queueCalls[queue];
  if (!mayAsk(staff, next)) return 'role' as const;
  const isOwn = by !== null && isSamePerson(by, staff.name);
  return isOwn && next.people === 'decide' ? ('another' as const) : ('yours' as const);
}
