import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { payPasswordDigits, payPasswordLength } from '#domain/wallet/pay-password.ts';
import { isTouchDevice } from '../device/touch.ts';
import { Button } from '../parts/button.tsx';
import { feel } from '../parts/feel.ts';
import { Keypad } from '../parts/keypad.tsx';
import { Passcode } from '../parts/passcode.tsx';
import styles from './digits-form.module.css';

interface DigitsFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Above the button: the second tap of two must not hit it where the review had its own. */
  readonly children?: ReactNode;
  /** Has the digits checked; brings what is wrong with them, or null. */
  readonly onSend: (digits: string) => Promise<string | null>;
}

/** Where the six digits are typed: on keys of ours on a phone, on its own where there are some. */
export function DigitsForm({ label, submitLabel, children, onSend }: DigitsFormProps) {
  const t = useTranslations('payPassword');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const [hasKeypad] = useState(isTouchDevice);

  const type = (next: string) => {
    // Not disabled meanwhile: that would take the focus away from who types.
    if (isSending) return;
    setError(undefined);
    setDigits(next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || digits.length < payPasswordLength) return;
    setSending(true);
    const wrong = await onSend(digits);
    setSending(false);
    setDigits('');
    if (wrong !== null) feel('wrong');
    setError(wrong ?? undefined);
  };
  const press = (digit: string) => {
    if (digits.length < payPasswordLength) type(payPasswordDigits(digits + digit));
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Passcode
        error={error}
        hasKeypad={hasKeypad}
        hint={isSending ? t('checking') : undefined}
        label={label}
        onChange={type}
        value={digits}
      />
      {children}
      {hasKeypad ? (
        <Keypad
          deleteLabel={t('deleteDigit')}
          disabled={isSending}
          label={t('keypad')}
          onDelete={() => type(digits.slice(0, -1))}
          onDigit={press}
        />
      ) : null}
      <Button busy={isSending} disabled={digits.length < payPasswordLength} type="submit" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
