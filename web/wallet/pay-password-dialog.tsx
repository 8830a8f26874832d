import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { payPasswordDigits, payPasswordLength } from '#domain/wallet/pay-password.ts';
import { isTouchDevice } from '../device/touch.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { currentLocation, go } from '../location/hash-location.ts';
import { Button } from '../parts/button.tsx';
import { Keypad } from '../parts/keypad.tsx';
import { Passcode } from '../parts/passcode.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { isBlocked, PayPasswordBlocked } from './pay-password-blocked.tsx';
import styles from './pay-password-dialog.module.css';
import { payPasswordQuery } from './pay-password-query.ts';
import { useAboutText } from './use-about-text.ts';
import { useCheckPayPassword } from './use-check-pay-password.ts';
import type { ShownSubject } from './use-pay-password.ts';

interface PayPasswordDialogProps {
  readonly subject: ShownSubject;
  readonly onEnd: (ticket: string | null) => void;
}

/** Asks for the six digits and sends them with the last; says for what, and what is left. */
export function PayPasswordDialog({ subject, onEnd }: PayPasswordDialogProps) {
  const t = useTranslations('payPassword');
  const app = useTranslations('app');
  const { data } = useQuery(payPasswordQuery);
  const aboutText = useAboutText();
  const leave = (path: string, query: string) => {
    onEnd(null);
    go(path, { query });
  };
  return (
    <Sheet closeLabel={app('close')} onClose={() => onEnd(null)} open title={t('title')}>
      <div className={styles.dialog}>
        {data?.isSet === false ? (
          <>
            <p>{t('notSet')}</p>
            <Button
              onClick={() => leave('/wallet/set-password', `from=${currentLocation().path}`)}
              wide
            >
              {t('setNow')}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.about}>{aboutText(subject)}</p>
            {data && isBlocked(data) ? (
              <PayPasswordBlocked state={data} />
            ) : (
              <Entry onDone={onEnd} subject={subject} />
            )}
            <div className={styles.forgot}>
              <Button kind="quiet" onClick={() => leave('/ad-center/edit-pay-password', '')}>
                {t('forgot')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface EntryProps {
  readonly subject: ShownSubject;
  readonly onDone: (ticket: string) => void;
}

function Entry({ subject, onDone }: EntryProps) {
  const t = useTranslations('payPassword');
  const check = useCheckPayPassword();
  const refusalText = useRefusalText();
  const queries = useQueryClient();
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const [hasKeypad] = useState(isTouchDevice);

  const type = (next: string) => {
    // Not disabled meanwhile: that would take the focus away from who types.
    if (isSending) return;
    setError(undefined);
    setDigits(next);
    if (next.length === payPasswordLength) void send(next);
  };
  const send = async (entered: string) => {
    setSending(true);
    const checked = await check(entered, subject);
    setSending(false);
    setDigits('');
    if (checked.ticket !== null) {
      onDone(checked.ticket);
      return;
    }
    const { refused } = checked;
    setError(refused ? refusalText(refused.reason, refused.facts) : undefined);
    await queries.invalidateQueries({ queryKey: payPasswordQuery.queryKey });
  };
  const press = (digit: string) => {
    if (digits.length < payPasswordLength) type(payPasswordDigits(digits + digit));
  };
  return (
    <>
      <Passcode
        error={error}
        hasKeypad={hasKeypad}
        hint={isSending ? t('checking') : undefined}
        label={t('enter')}
        onChange={type}
        value={digits}
      />
      {hasKeypad ? (
        <Keypad
          deleteLabel={t('deleteDigit')}
          disabled={isSending}
          label={t('keypad')}
          onDelete={() => type(digits.slice(0, -1))}
          onDigit={press}
        />
      ) : null}
    </>
  );
}
