import { type Why, why } from '../refusal.ts';

export const partnerStatuses = ['active', 'not-activated', 'disabled', 'cancelled'] as const;

export type PartnerStatus = (typeof partnerStatuses)[number];

/** Whether an account may be used. `lang` lets the app use the partner's language at once. */
export function whyNotUse(status: PartnerStatus, lang: string): Why | null {
  if (status === 'not-activated') return why('account_not_activated', { lang });
  if (status === 'disabled') return why('account_disabled', { lang });
  if (status === 'cancelled') return why('account_cancelled', { lang });
  return null;
}
