import { useTranslations } from 'use-intl';
import type { Reason, Refusal } from '#domain/refusal.ts';
import { useMoney } from '../i18n/use-money.ts';

const notEnough: readonly Reason[] = [
  'insufficient_balance',
  'payout_above_available',
  'exchange_above_available',
];
const above: readonly Reason[] = ['exchange_above_limit'];

/** The label of a button that cannot be pressed yet; null for the usual one. */
export function useEntryText(): (typed: string, no: Refusal | null) => string | null {
  const t = useTranslations('wallet.entry');
  const money = useMoney();
  return (typed, no) => {
    if (typed === '' || no?.reason.endsWith('_zero')) return t('enter');
    if (!no) return null;
    if (notEnough.includes(no.reason)) return t('notEnough');
    const { side, lowest, highest, limit } = no.facts;
    if (no.reason === 'put_out_of_range') {
      return side === 'below'
        ? t('atLeast', { amount: money.whole(String(lowest)) })
        : t('atMost', { amount: money.whole(String(highest)) });
    }
    if (above.includes(no.reason) && limit)
      return t('atMost', { amount: money.whole(String(limit)) });
    return t('enter');
  };
}
