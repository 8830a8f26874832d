import { useTranslations } from 'use-intl';
import type { Facts, Reason } from '#domain/refusal.ts';
import { readableFacts } from '#domain/refusal-facts.ts';
import { useFormatter } from './use-formatter.ts';
import { useMoney } from './use-money.ts';

/** The sentence for a reason, from the same texts that the server uses. */
export function useRefusalText(): (reason: Reason, facts: Facts) => string {
  const translate = useTranslations('refusal');
  const format = useFormatter();
  const money = useMoney();
  const formatMoment = (moment: Date) =>
    format.dateTime(moment, { dateStyle: 'medium', timeStyle: 'short' });
  // Each reason has facts of its own, which are not known statically here.
  return (reason, facts) =>
    translate(
      reason as 'busy',
      readableFacts(facts, {
        moment: formatMoment,
        amount: (amount) => money.whole(amount),
      }) as never,
    );
}
