import { useTranslations } from 'use-intl';
import { formatMicro } from '#domain/money.ts';
import { useMoney } from '../i18n/use-money.ts';
import { LedgerLine } from '../parts/ledger-line.tsx';
import type { SignedSubject } from './use-sign-act.ts';

/** What is signed with an amount: the fee of a payout, the rate of an exchange, a put's coupon. */
export function SignedLines({ subject }: { readonly subject: SignedSubject }) {
  const payout = useTranslations('payout');
  const exchange = useTranslations('exchange');
  const plan = useTranslations('plan');
  const money = useMoney();
  if (subject.action === 'payout') {
    return <LedgerLine label={payout('fee')} {...money.shown(formatMicro(subject.fee), 'pays')} />;
  }
  if (subject.action === 'exchange') {
    return <LedgerLine label={exchange('rate')} value={money.exact(subject.rate)} />;
  }
  if (subject.action === 'put' && subject.coupon !== null) {
    return <LedgerLine label={plan('put.coupon')} value={subject.coupon} />;
  }
  return null;
}
