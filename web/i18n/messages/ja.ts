import { refusalTexts } from '#contract/refusal-texts/ja.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './ja/ad-center.ts';
import { deliveryWords } from './ja/delivery.ts';
import { exchangeWords } from './ja/exchange.ts';
import { helpWords } from './ja/help.ts';
import { membersWords } from './ja/members.ts';
import { notificationWords } from './ja/notification.ts';
import { payPasswordWords } from './ja/pay-password.ts';
import { planWords } from './ja/plan.ts';
import { programmeWords } from './ja/programme.ts';
import { shellWords } from './ja/shell.ts';
import { walletWords } from './ja/wallet.ts';

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
