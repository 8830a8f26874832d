import { refusalTexts } from '#contract/refusal-texts/pt.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './pt/ad-center.ts';
import { deliveryWords } from './pt/delivery.ts';
import { exchangeWords } from './pt/exchange.ts';
import { helpWords } from './pt/help.ts';
import { membersWords } from './pt/members.ts';
import { notificationWords } from './pt/notification.ts';
import { payPasswordWords } from './pt/pay-password.ts';
import { planWords } from './pt/plan.ts';
import { programmeWords } from './pt/programme.ts';
import { shellWords } from './pt/shell.ts';
import { walletWords } from './pt/wallet.ts';

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
