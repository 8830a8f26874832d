import { refusalTexts } from '#contract/refusal-texts/zh-CN.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './zh-CN/ad-center.ts';
import { deliveryWords } from './zh-CN/delivery.ts';
import { exchangeWords } from './zh-CN/exchange.ts';
import { helpWords } from './zh-CN/help.ts';
import { membersWords } from './zh-CN/members.ts';
import { notificationWords } from './zh-CN/notification.ts';
import { payPasswordWords } from './zh-CN/pay-password.ts';
import { planWords } from './zh-CN/plan.ts';
import { programmeWords } from './zh-CN/programme.ts';
import { shellWords } from './zh-CN/shell.ts';
import { walletWords } from './zh-CN/wallet.ts';

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
