import { adCenterWords } from './app/ad-center.ts';
import { deliveryWords } from './app/delivery.ts';
import { exchangeWords } from './app/exchange.ts';
import { helpWords } from './app/help.ts';
import { integrityWords } from './app/integrity.ts';
import { lockWords } from './app/lock.ts';
import { membersWords } from './app/members.ts';
import { notificationWords } from './app/notification.ts';
import { passkeyWords } from './app/passkey.ts';
import { payPasswordWords } from './app/pay-password.ts';
import { planWords } from './app/plan.ts';
import { programmeWords } from './app/programme.ts';
import { recoveryWords } from './app/recovery.ts';
import { shellWords } from './app/shell.ts';
import { staffActivityWords } from './app/staff-activity.ts';
import { statementWords } from './app/statement.ts';
import { walletWords } from './app/wallet.ts';
import { texts as refusalTexts } from './refusals.ts';

/** English declares the keys. Every other language has the same, or fewer until it is complete. */
export const texts = {
  ...shellWords,
  ...membersWords,
  ...walletWords,
  ...staffActivityWords,
  ...statementWords,
  ...exchangeWords,
  ...payPasswordWords,
  ...passkeyWords,
  ...lockWords,
  ...notificationWords,
  ...helpWords,
  ...planWords,
  ...deliveryWords,
  ...adCenterWords,
  ...programmeWords,
  ...integrityWords,
  ...recoveryWords,
  refusal: refusalTexts,
} as const;
