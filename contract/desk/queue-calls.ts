import type { DeskQueue } from '#domain/desk/queue.ts';
import { decideApproval, listApprovals } from './approvals.ts';
import { answerChat, listChats } from './chats.ts';
import { listCreatives, reviewCreative } from './creatives.ts';
import type { DeskRoute } from './desk-route.ts';
import { listExchangeQueue, takeExchange } from './exchanges.ts';
import { listOrderDisputes } from './order-disputes.ts';
import { decideObjection, listPartnerHelp } from './partner-help.ts';
import { answerPayoutReview, listPayoutReviews } from './payout-reviews.ts';
import { approvePayout, completePayout, listPayoutQueue, sendPayout } from './payouts.ts';
import { answerMessageReport, listMessageReports } from './reports.ts';
import { listTickets, moveTicket } from './tickets.ts';
import { approveOrder, completeExchange } from './transfers.ts';

interface QueueCalls {
  /** Whoever may make this call may see what waits. */
  readonly list: DeskRoute;
  /** The next step: its roles and its rule say whose turn it is. */
  readonly next: DeskRoute;
}

const approvals = { list: listApprovals, next: decideApproval };
const exchangeEnd = { list: listExchangeQueue, next: completeExchange };

/** The calls that read a queue and work it off. */
export const queueCalls: Readonly<Record<DeskQueue, QueueCalls>> = {
  deposits: approvals,
  'payouts-requested': { list: listPayoutQueue, next: approvePayout },
  'payouts-approved': { list: listPayoutQueue, next: sendPayout },
  'payouts-sent': { list: listPayoutQueue, next: completePayout },
  'payout-reviews': { list: listPayoutReviews, next: answerPayoutReview },
  'order-disputes': { list: listOrderDisputes, next: approveOrder },
  'exchanges-held': { list: listExchangeQueue, next: takeExchange },
  'exchanges-accepted': exchangeEnd,
  'exchanges-disputed': exchangeEnd,
  approvals,
  'partner-help': { list: listPartnerHelp, next: decideObjection },
  creatives: { list: listCreatives, next: reviewCreative },
  feedback: { list: listTickets, next: moveTicket },
  'message-reports': { list: listMessageReports, next: answerMessageReport },
  chats: { list: listChats, next: answerChat },
};
