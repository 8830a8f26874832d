import { useTranslations } from 'use-intl';
import type { Facts, Reason } from '#domain/refusal.ts';

/** The sentence for a reason, from the same words that the server uses. */
export function useRefusalText(): (reason: Reason, facts: Facts) => string {
  const translate = useTranslations('refusal');
  // Each reason takes facts of its own; which ones, only the reason knows when the app runs.
  return (reason, facts) => translate(reason as 'busy', facts as never);
}
