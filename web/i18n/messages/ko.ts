import { refusalTexts } from '#contract/refusal-texts/ko.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './ko/ad-center.ts';
import { deliveryWords } from './ko/delivery.ts';
import { exchangeWords } from './ko/exchange.ts';
import { helpWords } from './ko/help.ts';
import { membersWords } from './ko/members.ts';
import { notificationWords } from './ko/notification.ts';
import { payPasswordWords } from './ko/pay-password.ts';
import { planWords } from './ko/plan.ts';
import { programmeWords } from './ko/programme.ts';
import { shellWords } from './ko/shell.ts';
import { walletWords } from './ko/wallet.ts';

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
