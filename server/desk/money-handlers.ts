import { completeBankPayouts, proposeBankDeposits } from './bank/match-lines.ts';
import {
  dropPaymentFile,
  listPayable,
  listPaymentFiles,
  makePaymentFile,
} from './bank/payment-files.ts';
import {
  readPaymentFile,
  releasePaymentFile,
  sendPaymentFile,
} from './bank/release-payment-file.ts';
import { listBankLines, listBankStatements, readBankStatement } from './bank/statements.ts';
import {
  addAcceptor,
  changeAcceptor,
  listAcceptors,
  renewAcceptanceCode,
} from './money/acceptors.ts';
import {
  listExchangeQueue,
  listOrderDisputes,
  proposeExchangeEnd,
  proposeVerdict,
  takeExchange,
} from './money/exchanges.ts';
import {
  listMerchantMoney,
  listPublisherMoney,
  proposeForNetwork,
  showCapital,
} from './money/outside-money.ts';
import { answerPayoutReview, listPayoutReviews } from './money/payout-reviews.ts';
import {
  approvePayout,
  completePayout,
  failPayout,
  listPayoutQueue,
  readPayoutCard,
  rejectPayout,
  sendPayout,
  showPayout,
} from './money/payouts.ts';
import { overview } from './overview/show-overview.ts';
import {
  listPartnerRecords,
  proposeAdvance,
  proposeChargeback,
  proposeReturn,
  showPartnerMoney,
} from './partner/partner-money.ts';
import { listPartnerPerformance, listPerformance } from './performance/performance.ts';
import {
  decideForNetwork,
  decideForPartner,
  listDeposits,
  listProposals,
  recordDeposit,
  withdrawForNetwork,
  withdrawForPartner,
} from './proposal/proposals.ts';
import { searchDesk } from './search/search-desk.ts';
import { countWaiting, listWaiting } from './waiting/show-waiting.ts';

/** Which use case answers which call about money. */
export const moneyHandlers = {
  overview,
  countWaiting,
  listWaiting,
  searchDesk,
  listPerformance,
  listPartnerPerformance,
  listProposals,
  decideForPartner,
  decideForNetwork,
  withdrawForPartner,
  withdrawForNetwork,
  listDeposits,
  recordDeposit,
  listPayoutQueue,
  showPayout,
  readPayoutCard,
  approvePayout,
  sendPayout,
  completePayout,
  rejectPayout,
  failPayout,
  listPayoutReviews,
  answerPayoutReview,
  listPaymentFiles,
  listPayable,
  makePaymentFile,
  releasePaymentFile,
  readPaymentFile,
  sendPaymentFile,
  dropPaymentFile,
  listBankStatements,
  listBankLines,
  readBankStatement,
  proposeBankDeposits,
  completeBankPayouts,
  showPartnerMoney,
  listPartnerRecords,
  proposeAdvance,
  proposeReturn,
  proposeChargeback,
  listMerchantMoney,
  listPublisherMoney,
  showCapital,
  proposeForNetwork,
  listExchangeQueue,
  takeExchange,
  proposeExchangeEnd,
  listOrderDisputes,
  proposeVerdict,
  listAcceptors,
  addAcceptor,
  changeAcceptor,
  renewAcceptanceCode,
};
