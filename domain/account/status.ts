import { type Why, why } from '../refusal.ts';

export const accountStatuses = ['active', 'not-activated', 'disabled', 'cancelled'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

/** Whether an account may be used. `lang` lets the app speak the partner's language at once. */
export function whyNotUse(status: AccountStatus, lang: string): Why | null {
  if (status === 'not-activated') return why('account_not_activated', { lang });
  if (status === 'disabled') return why('account_disabled', { lang });
  if (status === 'cancelled') return why('account_cancelled', { lang });
  return null;
}
