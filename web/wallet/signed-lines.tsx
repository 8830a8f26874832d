import { useTranslations } from 'use-intl';
import { formatMicro } from '#domain/money.ts';
import { useMoney } from '../i18n/use-money.ts';
import { LedgerLine } from '../parts/ledger-line.tsx';
import type { SignedSubject } from './use-sign-act.ts';

/** The terms signed with an amount: a payout's fee, an exchange's rate. */
export function SignedLines({ subject }: { readonly subject: SignedSubject }) {
  const payout = useTranslations('payout');
  const exchange = useTranslations('exchange');
  const money = useMoney();
  if (subject.action === 'payout') {
    return <LedgerLine label={payout('fee')} {...money.shown(formatMicro(subject.fee), 'pays')} />;
  }
  if (subject.action === 'exchange') {
    return <LedgerLine label={exchange('rate')} value={money.exact(subject.rate)} />;
  }
  return null;
}
