import { useTranslations } from 'use-intl';
import { isStopCode } from '#domain/wallet/payout-stop.ts';

/** Why a payout was stopped, in the reader's language. Free text is shown as written. */
export function useStopText(): (reason: string) => string {
  const t = useTranslations('payout');
  return (reason) => (isStopCode(reason) ? t(`stop.${reason}`) : reason);
}
