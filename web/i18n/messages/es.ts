import { refusalTexts } from '#contract/refusal-texts/es.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './es/ad-center.ts';
import { deliveryWords } from './es/delivery.ts';
import { exchangeWords } from './es/exchange.ts';
import { helpWords } from './es/help.ts';
import { membersWords } from './es/members.ts';
import { notificationWords } from './es/notification.ts';
import { payPasswordWords } from './es/pay-password.ts';
import { planWords } from './es/plan.ts';
import { programmeWords } from './es/programme.ts';
import { shellWords } from './es/shell.ts';
import { walletWords } from './es/wallet.ts';

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
