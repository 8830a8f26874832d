import {
  changeAcceptorTerms,
  enterAcceptor,
  listEveryAcceptor,
  renewAcceptorCode,
} from './money/acceptors.ts';
import {
  askForExchangeEnd,
  askForVerdict,
  listDisputedOrders,
  listQueuedExchanges,
  takeQueuedExchange,
} from './money/exchanges.ts';
import {
  askForNetwork,
  listMerchants,
  listPublishers,
  showOwnMoney,
} from './money/outside-money.ts';
import { answerDisputedRefusal, listDisputedRefusals } from './money/payout-reviews.ts';
import {
  approveQueued,
  completeQueued,
  failQueued,
  listQueuedPayouts,
  readCard,
  rejectQueued,
  sendQueued,
  showOnePayout,
} from './money/payouts.ts';
import { showOverview } from './overview/show-overview.ts';
import {
  askForAdvance,
  askForChargeback,
  askForReturn,
  listWalletRecords,
  showBalances,
} from './partner/partner-money.ts';
import {
  decideOfNetwork,
  decideOfPartner,
  listReferences,
  listWaiting,
  recordTransfer,
  withdrawOfNetwork,
  withdrawOfPartner,
} from './proposal/proposals.ts';
import type { DeskHandlers } from './serve-desk.ts';

/** Which use case answers which call about money. */
export const moneyHandlers = {
  overview: showOverview,
  listProposals: listWaiting,
  decideForPartner: decideOfPartner,
  decideForNetwork: decideOfNetwork,
  withdrawForPartner: withdrawOfPartner,
  withdrawForNetwork: withdrawOfNetwork,
  listDeposits: listReferences,
  recordDeposit: recordTransfer,
  listPayoutQueue: listQueuedPayouts,
  showPayout: showOnePayout,
  readPayoutCard: readCard,
  approvePayout: approveQueued,
  sendPayout: sendQueued,
  completePayout: completeQueued,
  rejectPayout: rejectQueued,
  failPayout: failQueued,
  listPayoutReviews: listDisputedRefusals,
  answerPayoutReview: answerDisputedRefusal,
  showPartnerMoney: showBalances,
  listPartnerRecords: listWalletRecords,
  proposeAdvance: askForAdvance,
  proposeReturn: askForReturn,
  proposeChargeback: askForChargeback,
  listMerchantMoney: listMerchants,
  listPublisherMoney: listPublishers,
  showCapital: showOwnMoney,
  proposeForNetwork: askForNetwork,
  listExchangeQueue: listQueuedExchanges,
  takeExchange: takeQueuedExchange,
  proposeExchangeEnd: askForExchangeEnd,
  listOrderDisputes: listDisputedOrders,
  proposeVerdict: askForVerdict,
  listAcceptors: listEveryAcceptor,
  addAcceptor: enterAcceptor,
  changeAcceptor: changeAcceptorTerms,
  renewAcceptanceCode: renewAcceptorCode,
} as const satisfies Partial<DeskHandlers>;
