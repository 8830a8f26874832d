import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { payPasswordLength } from '#domain/wallet/pay-password.ts';
import { Button } from '../parts/button.tsx';
import { feel } from '../parts/feel.ts';
import { Passcode } from '../parts/passcode.tsx';

interface DigitsFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /**
   * Above the button, so that the second tap of a double tap cannot hit it where the previous
   * screen's button was.
   */
  readonly children?: ReactNode;
  /** Has the digits checked; returns the error, or null. */
  readonly onSend: (digits: string) => Promise<string | null>;
}

/** The six digits, checked before anything else happens. */
export function DigitsForm({ label, submitLabel, children, onSend }: DigitsFormProps) {
  const t = useTranslations('payPassword');
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);

  const type = (newDigits: string) => {
    // Not disabled meanwhile, because that would take the focus away from whoever is typing.
    if (isSending) return;
    setError(undefined);
    setDigits(newDigits);
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
  return (
    <form className="stack-4" noValidate onSubmit={send}>
      <Passcode
        error={error}
        hint={isSending ? t('checking') : undefined}
        label={label}
        onChange={type}
        value={digits}
      />
      {children}
      <Button busy={isSending} disabled={digits.length < payPasswordLength} type="submit" wide>
        {submitLabel}
      </Button>
    </form>
  );
}
