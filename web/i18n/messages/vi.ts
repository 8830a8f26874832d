import { refusalTexts } from '#contract/refusal-texts/vi.ts';
import type { Messages } from '../messages.ts';
import { adCenterWords } from './vi/ad-center.ts';
import { deliveryWords } from './vi/delivery.ts';
import { exchangeWords } from './vi/exchange.ts';
import { helpWords } from './vi/help.ts';
import { membersWords } from './vi/members.ts';
import { notificationWords } from './vi/notification.ts';
import { payPasswordWords } from './vi/pay-password.ts';
import { planWords } from './vi/plan.ts';
import { programmeWords } from './vi/programme.ts';
import { shellWords } from './vi/shell.ts';
import { walletWords } from './vi/wallet.ts';

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
