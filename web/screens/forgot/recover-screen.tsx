import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loginV2 } from '#contract/account.ts';
import { keepRecoveryCode, recover } from '#contract/recovery.ts';
import { passwordLengthMin } from '#domain/partner/password.ts';
import { whyNotNewPassword } from '#domain/partner/password-link.ts';
import { recoveryCodeLength, whyNotRecoveryCode } from '#domain/partner/recovery-code.ts';
import { why } from '#domain/refusal.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { useAsk } from '../../api/use-ask.ts';
import { useEnter } from '../../api/use-enter.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { Field } from '../../parts/field.tsx';
import page from '../../parts/form-page.module.css';
import { Notice } from '../../parts/notice.tsx';
import { CodePanel } from '../../recovery/code-panel.tsx';
import { clearSession } from '../../session/session.ts';

interface Recovered {
  readonly username: string;
  readonly password: string;
  readonly recoveryCode: string;
}

/** Sets a new login password with the recovery code, then shows the next code. */
export function RecoverScreen() {
  const [done, setDone] = useState<Recovered | null>(null);
  return done ? <NextCode {...done} /> : <RecoverForm onDone={setDone} />;
}

type Typed = Record<'username' | 'code' | 'newPassword' | 'confirmPassword', string>;

const ruleFor = (field: 'newPassword' | 'confirmPassword') => (form: Typed) => {
  const problem = whyNotNewPassword(form, form.username);
  return problem?.facts.field === field ? problem : null;
};

const rules = {
  username: ({ username }: Typed) =>
    username.trim() === '' ? why('field_empty', { field: 'username' }) : null,
  code: ({ code }: Typed) => whyNotRecoveryCode(code),
  newPassword: ruleFor('newPassword'),
  confirmPassword: ruleFor('confirmPassword'),
};

function RecoverForm({ onDone }: { readonly onDone: (done: Recovered) => void }) {
  const t = useTranslations('forgot');
  const login = useTranslations('login');
  const reset = useTranslations('reset');
  const words = useTranslations('password');
  const register = useTranslations('register');
  const send = useSend();
  const form = useForm({
    initial: { username: '', code: '', newPassword: '', confirmPassword: '' },
    rules,
    send: (values) =>
      send(recover, values, ({ recoveryCode }) => {
        clearSession();
        const { username, newPassword } = values;
        onDone({ username: username.trim(), password: newPassword, recoveryCode });
      }),
  });
  return (
    <form className={page.page} noValidate onSubmit={form.submit}>
      <h1 className={page.title}>{reset('title')}</h1>
      <p className={page.lead}>{t('codeLead', { hours: payoutPauseHours })}</p>
      <Field
        {...form.field('username')}
        autoCapitalize="none"
        autoComplete="username"
        label={login('username')}
        spellCheck={false}
      />
      <Field
        {...form.field('code')}
        autoCapitalize="characters"
        autoComplete="off"
        hint={t('codeHint', { most: recoveryCodeLength })}
        label={t('code')}
        spellCheck={false}
      />
      <PasswordField
        {...form.field('newPassword')}
        autoComplete="new-password"
        hint={register('passwordHint', { least: String(passwordLengthMin) })}
        label={words('new')}
      />
      <PasswordField
        {...form.field('confirmPassword')}
        autoComplete="new-password"
        label={words('confirm')}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {reset('submit')}
      </FormEnd>
    </form>
  );
}

/** Who has saved it is logged in: only with a session can the account be told so. */
function NextCode({ username, password, recoveryCode }: Recovered) {
  const t = useTranslations('recovery');
  const reset = useTranslations('reset');
  const ask = useAsk();
  const enter = useEnter();
  const keep = async () => {
    const admitted = await ask(loginV2, { username, password });
    if (!admitted) {
      go('/login', { query: currentLocation().query, replace: true });
      return;
    }
    await ask(keepRecoveryCode, {}, undefined, admitted.token);
    await enter(admitted);
  };
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('title')}</h1>
      <Notice role="status" title={reset('done')} />
      <CodePanel code={recoveryCode} lead={t('again')} onKeep={keep} username={username} />
    </div>
  );
}
