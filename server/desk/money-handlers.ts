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
import {
  listPartnerRecords,
  proposeAdvance,
  proposeChargeback,
  proposeReturn,
  showPartnerMoney,
} from './partner/partner-money.ts';
import {
  decideForNetwork,
  decideForPartner,
  listDeposits,
  listProposals,
  recordDeposit,
  withdrawForNetwork,
  withdrawForPartner,
} from './proposal/proposals.ts';

/** Which use case answers which call about money. */
export const moneyHandlers = {
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
