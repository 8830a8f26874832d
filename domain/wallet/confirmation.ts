import { canonicalJson, type Json } from '../canonical-json.ts';
import { formatMicro, type Micro } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { type CardValue, cardObject } from './card.ts';

/** Long enough to send what was just confirmed, and no longer. */
export const confirmationLifeMs = 60_000;

export const confirmationActions = [
  'payout',
  'payout-cancel',
  'startup-return',
  'card',
  'contact',
  'exchange',
  'exchange-confirm',
  'exchange-cancel',
  'put',
  'plan-stop',
  'follow',
  'vip',
  'pay-password',
  'passkey',
  'personal-data',
  'unlock',
] as const;

export type ConfirmedAction = (typeof confirmationActions)[number];

/** What a confirmation covers: one act with its exact amount and target, and nothing else. */
export type ConfirmationSubject =
  | {
      readonly action: 'payout';
      readonly amount: Micro;
      readonly fee: Micro;
      readonly cardId: string;
    }
  | { readonly action: 'payout-cancel'; readonly payoutId: string }
  /** Everything that is due; the amount taken from the wallet follows from it. */
  | { readonly action: 'startup-return'; readonly due: Micro }
  | { readonly action: 'card'; readonly method: string; readonly fields: readonly CardValue[] }
  | { readonly action: 'contact'; readonly email: string; readonly phone: string }
  | {
      readonly action: 'exchange';
      readonly acceptorId: string;
      readonly amount: Micro;
      /** As quoted; what arrives follows from it. */
      readonly rate: string;
    }
  | { readonly action: 'exchange-confirm'; readonly exchangeId: string; readonly amount: Micro }
  | { readonly action: 'exchange-cancel'; readonly exchangeId: string }
  | {
      readonly action: 'put';
      readonly planNo: string;
      readonly amount: Micro;
      readonly couponId: string | null;
      readonly terms: string;
    }
  | { readonly action: 'plan-stop'; readonly planNo: string }
  | {
      readonly action: 'follow';
      readonly proxyId: string;
      readonly capPerPlan: Micro;
      readonly capInAll: Micro;
    }
  | {
      readonly action: 'vip';
      readonly months: 1;
      readonly price: Micro;
      readonly feeBps: number;
    }
  | { readonly action: 'pay-password' }
  /** For adding one; which passkey it is becomes known only once the browser has made it. */
  | { readonly action: 'passkey' }
  | { readonly action: 'personal-data' }
  /** Unlocks an app that locked itself. It is not sent anywhere and covers nothing else. */
  | { readonly action: 'unlock' };

/** The canonical text of a subject, the same in browser and server. */
export const aboutOf = (subject: ConfirmationSubject): string => canonicalJson(targetOf(subject));

function targetOf(subject: ConfirmationSubject): Json {
  switch (subject.action) {
    case 'payout':
      return {
        amount: formatMicro(subject.amount),
        fee: formatMicro(subject.fee),
        cardId: subject.cardId,
      };
    case 'payout-cancel':
      return { payoutId: subject.payoutId };
    case 'startup-return':
      return { due: formatMicro(subject.due) };
    case 'card':
      return { method: subject.method, fields: cardObject(subject.fields) };
    case 'contact':
      return { email: subject.email, phone: subject.phone };
    case 'exchange':
      return {
        acceptorId: subject.acceptorId,
        amount: formatMicro(subject.amount),
        rate: subject.rate,
      };
    case 'exchange-confirm':
      return { exchangeId: subject.exchangeId, amount: formatMicro(subject.amount) };
    case 'exchange-cancel':
      return { exchangeId: subject.exchangeId };
    case 'put':
      return {
        planNo: subject.planNo,
        amount: formatMicro(subject.amount),
        couponId: subject.couponId,
        terms: subject.terms,
      };
    case 'plan-stop':
      return { planNo: subject.planNo };
    case 'follow':
      return {
        proxyId: subject.proxyId,
        capPerPlan: formatMicro(subject.capPerPlan),
        capInAll: formatMicro(subject.capInAll),
      };
    case 'vip':
      return {
        months: subject.months,
        price: formatMicro(subject.price),
        feeBps: subject.feeBps,
      };
    case 'pay-password':
    case 'passkey':
    case 'personal-data':
    case 'unlock':
      return {};
  }
}

/** A stored confirmation, next to the act it is presented for. */
export interface ShownConfirmation {
  readonly isOwn: boolean;
  readonly isForThis: boolean;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Someone else's confirmation, one for something else and none at all get the same answer. */
export function whyNotConfirmation(
  confirmation: ShownConfirmation | null,
  now: Date,
): Refusal | null {
  if (!confirmation?.isOwn || !confirmation.isForThis) return createRefusal('confirmation_invalid');
  if (confirmation.usedAt !== null) return createRefusal('confirmation_used');
  return confirmation.expiresAt <= now ? createRefusal('confirmation_expired') : null;
}
