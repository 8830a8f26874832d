import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askResetMail } from '#contract/recovery.ts';
import { mailLinkMinutes } from '#domain/partner/password-link.ts';
import { createRefusal } from '#domain/refusal.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Field } from '../../parts/field.tsx';
import page from '../../parts/form-page.module.css';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useWaysBack } from './forgot-screen.tsx';

/**
 * Sends a link to the account's address; the answer is the same whether or not there is an account.
 */
export function ResetMailScreen() {
  const ways = useWaysBack();
  // An address from elsewhere leads to a network that sends no mail, too.
  const isNotOffered = ways?.isMailOffered === false;
  useEffect(() => {
    if (isNotOffered) go('/forgot', { replace: true });
  }, [isNotOffered]);
  return ways?.isMailOffered ? <MailForm /> : <SkeletonCard lines={4} />;
}

function MailForm() {
  const t = useTranslations('forgot');
  const reset = useTranslations('reset');
  const login = useTranslations('login');
  const send = useSend();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initial: { username: '' },
    rules: {
      username: ({ username }: { username: string }) =>
        username.trim() === '' ? createRefusal('field_empty', { field: 'username' }) : null,
    },
    send: (values) => send(askResetMail, values, () => setSentTo(values.username.trim())),
  });
  if (sentTo !== null) {
    return (
      <div className="page-form stack-4">
        <h1 className={page.title}>{t('mail')}</h1>
        <Empty
          action={<Button onClick={() => go('/login', { replace: true })}>{reset('login')}</Button>}
          icon="message"
          text={t('mailSentText', { username: sentTo })}
          title={t('mailSent')}
        />
      </div>
    );
  }
  return (
    <form className="page-form stack-4" noValidate onSubmit={form.submit}>
      <h1 className={page.title}>{t('mail')}</h1>
      <p className="muted break">{t('mailLead', { minutes: mailLinkMinutes })}</p>
      <Field
        {...form.field('username')}
        autoCapitalize="none"
        autoComplete="username"
        label={login('username')}
        spellCheck={false}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('mailSubmit')}
      </FormEnd>
    </form>
  );
}
