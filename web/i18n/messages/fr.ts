import { refusalTexts } from '#contract/refusal-texts/fr.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './fr/ad-center.ts';
import { deliveryWords } from './fr/delivery.ts';
import { exchangeWords } from './fr/exchange.ts';
import { helpWords } from './fr/help.ts';
import { membersWords } from './fr/members.ts';
import { notificationWords } from './fr/notification.ts';
import { payPasswordWords } from './fr/pay-password.ts';
import { planWords } from './fr/plan.ts';
import { programmeWords } from './fr/programme.ts';
import { shellWords } from './fr/shell.ts';
import { walletWords } from './fr/wallet.ts';

export const messages = {
  ...shellWords,
  ...membersWords,
  ...walletWords,
  ...exchangeWords,
  ...payPasswordWords,
  ...notificationWords,
  ...helpWords,
  ...planWords,
  ...deliveryWords,
  ...adCenterWords,
  ...programmeWords,
  refusal: refusalTexts,
} as const satisfies Messages;
