import type { Services } from '../../ads/services/services.ts';
import { ledgerUseCases, outcomeUseCases } from '../../books/ledger/ledger.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { exchangeUseCases } from '../../programme/exchange/exchange.ts';
import {
  bankCardUseCases,
  depositUseCases,
  payoutUseCases,
  payPasswordUseCases,
  recordUseCases,
  reviewUseCases,
  signedActUseCases,
  walletUseCases,
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
  ...payPasswordUseCases,
  ...signedActUseCases,
  ...bankCardUseCases,
  ...walletUseCases,
  ...recordUseCases,
  ...exchangeUseCases,
  ...payoutUseCases,
  ...reviewUseCases,
  ...depositUseCases,
} satisfies Partial<Handlers<Services>>;
