import { createRefusal, type Refusal } from '../refusal.ts';

export const partnerStatuses = ['active', 'not-activated', 'disabled', 'cancelled'] as const;

export type PartnerStatus = (typeof partnerStatuses)[number];

/** Whether an account may be used. `lang` lets the app use the partner's language at once. */
export function whyNotUse(status: PartnerStatus, lang: string): Refusal | null {
  if (status === 'not-activated') return createRefusal('account_not_activated', { lang });
  if (status === 'disabled') return createRefusal('account_disabled', { lang });
  if (status === 'cancelled') return createRefusal('account_cancelled', { lang });
  return null;
}
