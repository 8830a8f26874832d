import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatMicro } from '#domain/money.ts';
import { isSignedAction } from '#domain/wallet/signed-act.ts';
import { useMoney } from '../i18n/use-money.ts';
import { go } from '../location/hash-location.ts';
import { returnQuery } from '../location/return-address.ts';
import { Button } from '../parts/button.tsx';
import { LedgerLine } from '../parts/ledger-line.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { canUsePasskeys } from '../passkey/can-use-passkeys.ts';
import { DigitsForm } from './digits-form.tsx';
import { isBlocked, PayPasswordBlocked } from './pay-password-blocked.tsx';
import styles from './pay-password-dialog.module.css';
import { payPasswordQuery } from './pay-password-query.ts';
import { SignEntry } from './sign-entry.tsx';
import { useAboutText } from './use-about-text.ts';
import { useCheckPayPassword } from './use-check-pay-password.ts';
import type { ShownSubject } from './use-pay-password.ts';
import type { SignedSubject } from './use-sign-act.ts';

interface PayPasswordDialogProps {
  readonly subject: ShownSubject;
  readonly onEnd: (confirmation: string | null) => void;
}

/** Asks for the six digits, says for what, and how many attempts are left. */
export function PayPasswordDialog({ subject, onEnd }: PayPasswordDialogProps) {
  const t = useTranslations('payPassword');
  const { data } = useQuery(payPasswordQuery);
  const aboutText = useAboutText();
  const [prefersDigits, setDigits] = useState(false);
  const maySign = data?.hasPasskey && !prefersDigits && canUsePasskeys();
  const signs = maySign && isSignedSubject(subject) ? subject : null;
  // The digits appear at once where no passkey is possible, otherwise when that is known.
  const isOpen = data ? !isBlocked(data) : !isSignedSubject(subject) || !canUsePasskeys();
  const leave = (path: string, query: string) => {
    onEnd(null);
    go(path, { query });
  };
  const forgot = (
    <div className="middle">
      <Button kind="quiet" onClick={() => leave('/ad-center/edit-pay-password', '')}>
        {t('forgot')}
      </Button>
    </div>
  );
  return (
    <Sheet onClose={() => onEnd(null)} open title={signs ? t('signTitle') : t('title')}>
      <div className={`${styles.dialog} stack-4`}>
        {data?.isSet === false ? (
          <>
            <p>
              <strong>{t('notSet')}</strong>
            </p>
            <p className={`${styles.about} muted break`}>{t('notSetText')}</p>
            <Button onClick={() => leave('/wallet/set-password', returnQuery())} wide>
              {t('setNow')}
            </Button>
          </>
        ) : (
          <>
            <p className={`${styles.about} muted break`} data-signed={signs ? true : undefined}>
              {aboutText(subject)}
            </p>
            {signs ? <SignedLines subject={signs} /> : null}
            {data && isBlocked(data) ? (
              <>
                <PayPasswordBlocked state={data} />
                {forgot}
              </>
            ) : null}
            {isOpen && signs ? (
              <SignEntry onDigits={() => setDigits(true)} onDone={onEnd} subject={signs} />
            ) : null}
            {isOpen && !signs ? <Entry forgot={forgot} onDone={onEnd} subject={subject} /> : null}
          </>
        )}
      </div>
    </Sheet>
  );
}

const isSignedSubject = (subject: ShownSubject): subject is SignedSubject =>
  isSignedAction(subject.action);

interface EntryProps {
  readonly forgot: ReactNode;
  readonly subject: ShownSubject;
  readonly onDone: (confirmation: string) => void;
}

function Entry({ forgot, subject, onDone }: EntryProps) {
  const t = useTranslations('payPassword');
  const app = useTranslations('app');
  const check = useCheckPayPassword();
  const queries = useQueryClient();
  const send = async (digits: string) => {
    const checked = await check(digits, subject);
    if (checked.confirmation !== null) {
      onDone(checked.confirmation);
      return null;
    }
    void queries.invalidateQueries({ queryKey: payPasswordQuery.queryKey });
    return checked.problem;
  };
  return (
    <DigitsForm label={t('enter')} onSend={send} submitLabel={app('confirm')}>
      {forgot}
    </DigitsForm>
  );
}

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
