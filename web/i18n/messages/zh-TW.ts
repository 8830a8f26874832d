import { refusalTexts } from '#contract/refusal-texts/zh-TW.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './zh-TW/ad-center.ts';
import { deliveryWords } from './zh-TW/delivery.ts';
import { exchangeWords } from './zh-TW/exchange.ts';
import { helpWords } from './zh-TW/help.ts';
import { membersWords } from './zh-TW/members.ts';
import { notificationWords } from './zh-TW/notification.ts';
import { payPasswordWords } from './zh-TW/pay-password.ts';
import { planWords } from './zh-TW/plan.ts';
import { programmeWords } from './zh-TW/programme.ts';
import { shellWords } from './zh-TW/shell.ts';
import { walletWords } from './zh-TW/wallet.ts';

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
