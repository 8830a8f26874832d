import type { Services } from '../../ads/services/services.ts';
import { ledgerUseCases, outcomeUseCases } from '../../books/ledger/ledger.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { exchangeUseCases } from '../../programme/exchange/exchange.ts';
import {
  askActSignature,
  bankCard,
  cancelPayout,
  cancelPayPasswordReset,
  checkActSignature,
  checkBankCard,
  checkPayPassword,
  depositTip,
  disputePayoutRefusal,
  editBankCard,
  forgotPayPassword,
  listPayoutRefusals,
  listPayouts,
  listRecords,
  listStaffActivity,
  monthlyRecords,
  payoutReasons,
  payoutTerms,
  payPasswordState,
  recordDetail,
  requestPayout,
  returnStartup,
  setPayPassword,
  unlock,
  wallet,
} from '../../programme/wallet/wallet.ts';
import { integrityUseCases } from '../../proof/integrity/integrity.ts';
import { statementUseCases } from '../../proof/statement/statement.ts';
import { transparencyUseCases } from '../../proof/transparency/transparency.ts';

/** The calls about money: the wallet, exchanges, and the proofs of the books. */
export const moneyHandlers = {
  ...ledgerUseCases,
  ...outcomeUseCases,
  ...integrityUseCases,
  ...transparencyUseCases,
  ...statementUseCases,
  checkPayPassword,
  askActSignature,
  checkActSignature,
  unlock,
  setPayPassword,
  forgotPayPassword,
  cancelPayPasswordReset,
  payPasswordState,
  bankCard,
  checkBankCard,
  editBankCard,
  wallet,
  listRecords,
  recordDetail,
  monthlyRecords,
  ...exchangeUseCases,
  requestPayout,
  payoutTerms,
  listPayouts,
  cancelPayout,
  payoutReasons,
  listPayoutRefusals,
  disputePayoutRefusal,
  returnStartup,
  depositTip,
  listStaffActivity,
} satisfies Partial<Handlers<Services>>;
