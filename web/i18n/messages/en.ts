import { refusalTexts } from '#contract/refusal-texts/en.ts';
import { adCenterWords } from './en/ad-center.ts';
import { deliveryWords } from './en/delivery.ts';
import { exchangeWords } from './en/exchange.ts';
import { helpWords } from './en/help.ts';
import { membersWords } from './en/members.ts';
import { notificationWords } from './en/notification.ts';
import { payPasswordWords } from './en/pay-password.ts';
import { planWords } from './en/plan.ts';
import { programmeWords } from './en/programme.ts';
import { shellWords } from './en/shell.ts';
import { walletWords } from './en/wallet.ts';

/** English declares the keys. Every other language has the same, or fewer until it is complete. */
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
} as const;
