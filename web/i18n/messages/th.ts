import { refusalTexts } from '#contract/refusal-texts/th.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './th/ad-center.ts';
import { deliveryWords } from './th/delivery.ts';
import { exchangeWords } from './th/exchange.ts';
import { helpWords } from './th/help.ts';
import { membersWords } from './th/members.ts';
import { notificationWords } from './th/notification.ts';
import { payPasswordWords } from './th/pay-password.ts';
import { planWords } from './th/plan.ts';
import { programmeWords } from './th/programme.ts';
import { shellWords } from './th/shell.ts';
import { walletWords } from './th/wallet.ts';

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
