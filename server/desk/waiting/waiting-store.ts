import { approvalRules } from '#contract/desk/approval-rules.ts';
import type { countWaiting, listWaiting } from '#contract/desk/waiting.ts';
import type { Reply } from '#contract/route.ts';
import type { DeskQueue } from '#domain/desk/queue.ts';
import { waitingStates } from '#domain/help/feedback.ts';
import { disputeQueue } from '../../ads/conversion/conversion.ts';
import { partnerHelpQueue } from '../../people/partner/partner.ts';
import {
  countQueue,
  fragment,
  joinFragments,
  literal,
  type Queue,
  queueItems,
  type Sql,
} from '../../platform/database/database.ts';
import { exchangeQueue } from '../../programme/exchange/exchange.ts';
import { payoutQueue, reviewQueue } from '../../programme/wallet/wallet.ts';
import { chatQueue } from '../../support/chat/chat.ts';
import { ticketQueue } from '../../support/help/help.ts';
import { reportQueue } from '../../support/report/report.ts';
import { approvalQueue } from '../approval/approval-queue-store.ts';
import { creativeQueue } from '../catalogue/creative-store.ts';

const kinds = [...approvalRules.keys()];

/** What waits in each queue is what its own page lists. */
const queuesAt = (now: Date): Record<DeskQueue, Pick<Queue, 'from' | 'item'>> => ({
  deposits: approvalQueue(['deposit'], {}, now),
  'payouts-requested': payoutQueue({ state: 'requested' }),
  'payouts-approved': payoutQueue({ state: 'approved' }),
  'payouts-sent': payoutQueue({ state: 'sent' }),
  'payout-reviews': reviewQueue({}),
  'order-disputes': disputeQueue({}),
  'exchanges-held': exchangeQueue({ state: 'held' }),
  'exchanges-accepted': exchangeQueue({ state: 'accepted' }),
  'exchanges-disputed': exchangeQueue({ state: 'disputed' }),
  approvals: approvalQueue(
    kinds.filter((kind) => kind !== 'deposit'),
    {},
    now,
  ),
  'partner-help': partnerHelpQueue(now),
  creatives: creativeQueue({ state: 'waiting' }),
  feedback: ticketQueue({ states: waitingStates }),
  'message-reports': reportQueue({ isOpen: true }),
  chats: chatQueue,
});

export type QueueState = Reply<typeof countWaiting>['queues'][number];

/** How many wait in each queue, and since when the oldest has. */
export function listQueues(sql: Sql, now: Date): Promise<QueueState[]> {
  const counts = Object.entries(queuesAt(now)).map(
    ([name, queue]) => fragment`select ${literal(name)} queue, w.* from (${countQueue(queue)}) w`,
  );
  return sql.many<QueueState>`${joinFragments(counts, fragment` union all `)}`;
}

type ListedItem = Reply<typeof listWaiting>['list'][number];

export type WaitingItem = Omit<ListedItem, 'turn' | 'nextBy'> & {
  /** The member of staff by id, where the queue knows it. */
  readonly byId: string | null;
};

const rowsOfQueue = 8;

/** The longest-waiting items of each of these queues, oldest first. */
export async function listOldest(
  sql: Sql,
  names: readonly DeskQueue[],
  now: Date,
): Promise<readonly WaitingItem[]> {
  if (names.length === 0) return [];

  const queues = queuesAt(now);
  const parts = names.map(
    (name) => fragment`
      select ${literal(name)} queue, w.* from (${queueItems(queues[name], rowsOfQueue)}) w`,
  );

  return sql.many<WaitingItem>`${joinFragments(parts, fragment` union all `)} order by since, id`;
}
