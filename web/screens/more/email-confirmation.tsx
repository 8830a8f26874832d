import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { emailState, sendEmailLink } from '#contract/email.ts';
import { call } from '../../api/call.ts';
import { useAsk } from '../../api/use-ask.ts';
import { Button } from '../../parts/button.tsx';
import { useToast } from '../../parts/toast.tsx';

/** Below the key of the contact details, so that a change of them invalidates this too. */
const key = ['contact', 'email'];

/** Whether the address is confirmed, where mail can reset a login password. */
export function EmailConfirmation() {
  const t = useTranslations('email');
  const forgot = useTranslations('forgot');
  const ask = useAsk();
  const toast = useToast();
  const { data } = useQuery({ queryKey: key, queryFn: () => call(emailState, {}) });
  const isConfirmed = data?.isConfirmed ?? null;
  if (isConfirmed === null) return null;
  if (isConfirmed) return <p className="muted">{t('confirmed')}</p>;
  const again = async () => {
    if (await ask(sendEmailLink, {})) toast(forgot('mailSent'), 'success');
  };
  return (
    <>
      <p className="muted">{t('unconfirmed')}</p>
      <Button kind="secondary" onClick={again}>
        {t('again')}
      </Button>
    </>
  );
}
