import { disputeUseCases } from '../../ads/conversion/conversion.ts';
import { breakdownUseCases, deliveryUseCases, figureUseCases } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import { ledgerUseCases, outcomeUseCases } from '../../books/ledger/ledger.ts';
import { fileUseCases } from '../../people/file/file.ts';
import { emailUseCases, recoveryUseCases } from '../../people/mail/mail.ts';
import {
  objectionUseCases,
  passkeyUseCases,
  passwordUseCases,
  registerUseCases,
  sessionUseCases,
} from '../../people/partner/partner.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { couponUseCases } from '../../programme/coupon/coupon.ts';
import { exchangeUseCases } from '../../programme/exchange/exchange.ts';
import { followUseCases } from '../../programme/follow/follow.ts';
import { levelUseCases } from '../../programme/level/level.ts';
import { notificationUseCases, unreadUseCases } from '../../programme/notification/notification.ts';
import { planUseCases, waitingPlanUseCases } from '../../programme/plan/plan.ts';
import { accountUseCases, firstStepsUseCases } from '../../programme/profile/profile.ts';
import { pushUseCases } from '../../programme/push/push.ts';
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
import { personalDataUseCases } from '../../proof/personal/personal.ts';
import { statementUseCases } from '../../proof/statement/statement.ts';
import { transparencyUseCases } from '../../proof/transparency/transparency.ts';
import { chatUseCases } from '../../support/chat/chat.ts';
import { feedbackUseCases, helpUseCases } from '../../support/help/help.ts';
import { reportUseCases } from '../../support/report/report.ts';

/** What each call of partners does, by its name. A call without a use case does not compile. */
export const handlers: Handlers<Services> = {
  ...sessionUseCases,
  ...registerUseCases,
  ...passwordUseCases,
  ...passkeyUseCases,
  ...recoveryUseCases,
  ...emailUseCases,
  ...objectionUseCases,
  ...accountUseCases,
  ...firstStepsUseCases,
  ...personalDataUseCases,

  ...figureUseCases,
  ...deliveryUseCases,
  ...breakdownUseCases,
  ...disputeUseCases,
  ...planUseCases,
  ...waitingPlanUseCases,
  ...followUseCases,
  ...couponUseCases,
  ...levelUseCases,

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

  ...helpUseCases,
  ...feedbackUseCases,
  ...reportUseCases,
  ...chatUseCases,
  ...pushUseCases,
  ...fileUseCases,
  ...notificationUseCases,
  ...unreadUseCases,
};
