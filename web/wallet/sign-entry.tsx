import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../parts/button.tsx';
import { feel } from '../parts/feel.ts';
import { FieldError } from '../parts/field.tsx';
import { type SignedSubject, useSignAct } from './use-sign-act.ts';

interface SignEntryProps {
  readonly subject: SignedSubject;
  readonly onDone: (confirmation: string) => void;
  readonly onDigits: () => void;
}

/** Has the passkey sign what is shown, with the six digits one tap away. */
export function SignEntry({ subject, onDone, onDigits }: SignEntryProps) {
  const t = useTranslations('payPassword');
  const sign = useSignAct();
  const [error, setError] = useState<string | undefined>();
  const errorId = useId();
  const [isSigning, setSigning] = useState(false);
  const press = async () => {
    setError(undefined);
    setSigning(true);
    const signed = await sign(subject);
    setSigning(false);
    if (signed.confirmation !== null) {
      onDone(signed.confirmation);
      return;
    }
    if ('problem' in signed) setError(signed.problem);
    else setError(t(signed.unsigned === 'otherText' ? 'signOther' : 'signFailed'));
    feel('wrong');
  };
  return (
    <div className="stack-4">
      <p className="quiet">{t('signLead')}</p>
      <FieldError id={errorId}>{error}</FieldError>
      <Button busy={isSigning} onClick={press} wide>
        {t('sign')}
      </Button>
      <div className="middle">
        <Button disabled={isSigning} kind="quiet" onClick={onDigits}>
          {t('useDigits')}
        </Button>
      </div>
    </div>
  );
}
