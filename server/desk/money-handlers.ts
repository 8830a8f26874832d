import {
  changeAcceptorTerms,
  enterAcceptor,
  listEveryAcceptor,
  renewAcceptorCode,
} from './acceptors.ts';
import {
  askForExchangeEnd,
  askForVerdict,
  listDisputedOrders,
  listQueuedExchanges,
  takeQueuedExchange,
} from './exchanges.ts';
import { askForNetwork, listMerchants, listPublishers, showOwnMoney } from './outside-money.ts';
import {
  askForAdvance,
  askForChargeback,
  askForReturn,
  listWalletRecords,
  showBalances,
} from './partner-money.ts';
import { answerDisputedRefusal, listDisputedRefusals } from './payout-reviews.ts';
import {
  approveQueued,
  completeQueued,
  failQueued,
  listQueuedPayouts,
  readCard,
  rejectQueued,
  sendQueued,
  showOnePayout,
} from './payouts.ts';
import {
  decideOfNetwork,
  decideOfPartner,
  listReferences,
  listWaiting,
  recordTransfer,
  withdrawOfNetwork,
  withdrawOfPartner,
} from './proposals.ts';
import type { DeskHandlers } from './serve-desk.ts';
import { showOverview } from './show-overview.ts';

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
