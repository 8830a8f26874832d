import { refusalTexts } from '#contract/refusal-texts/ru.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './ru/ad-center.ts';
import { deliveryWords } from './ru/delivery.ts';
import { exchangeWords } from './ru/exchange.ts';
import { helpWords } from './ru/help.ts';
import { membersWords } from './ru/members.ts';
import { notificationWords } from './ru/notification.ts';
import { payPasswordWords } from './ru/pay-password.ts';
import { planWords } from './ru/plan.ts';
import { programmeWords } from './ru/programme.ts';
import { shellWords } from './ru/shell.ts';
import { walletWords } from './ru/wallet.ts';

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
