import { refusalTexts } from '#contract/refusal-texts/de.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './de/ad-center.ts';
import { deliveryWords } from './de/delivery.ts';
import { exchangeWords } from './de/exchange.ts';
import { helpWords } from './de/help.ts';
import { membersWords } from './de/members.ts';
import { notificationWords } from './de/notification.ts';
import { payPasswordWords } from './de/pay-password.ts';
import { planWords } from './de/plan.ts';
import { programmeWords } from './de/programme.ts';
import { shellWords } from './de/shell.ts';
import { walletWords } from './de/wallet.ts';

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
