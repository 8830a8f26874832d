import { useTranslations } from 'use-intl';
import { registerV2 } from '#contract/register.ts';
import { formatCode } from '#domain/partner/authorization-code.ts';
import { passwordLengthMin } from '#domain/partner/password.ts';
import { registerRules } from '#domain/partner/register.ts';
import { useEnter } from '../../api/use-enter.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSureSend } from '../../form/use-sure-send.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { onwardHref, onwardOf } from '../../location/return-address.ts';
import { Field } from '../../parts/field.tsx';
import page from '../../parts/form-page.module.css';
import { clearSession, tokenStored } from '../../session/session.ts';
import { CodeField } from './code-field.tsx';
import { accountFinder } from './find-account.ts';

/** A code in the link is already filled in. */
const codeOfLink = () =>
  formatCode((new URLSearchParams(currentLocation().query).get('code') ?? '').slice(0, 40));

export function RegisterScreen() {
  const t = useTranslations('register');
  const send = useSureSend();
  const enter = useEnter();
  const open = async ({ token }: { readonly token: string }) => {
    clearSession();
    if (await enter({ token })) return;
    // The account is open all the same, and the screens behind the login load what was missed.
    tokenStored.set(token);
    const { path, query } = onwardOf(currentLocation().query);
    go(path, { query, replace: true });
  };
  const form = useForm({
    initial: {
      licenseKey: codeOfLink(),
      username: '',
      nickname: '',
      password: '',
      confirmPassword: '',
      email: '',
      phone: '',
    },
    rules: registerRules,
    send: (values) => send(registerV2, values, accountFinder(values), open),
  });
  return (
    <form className="page-form stack-4" noValidate onSubmit={form.submit}>
      <h1 className={page.title}>{t('title')}</h1>
      <p className="muted break">{t('lead')}</p>
      <CodeField field={form.field('licenseKey')} />
      <Field
        {...form.field('username')}
        autoCapitalize="none"
        autoComplete="username"
        label={t('username')}
        spellCheck={false}
      />
      <Field {...form.field('nickname')} autoComplete="nickname" label={t('nickname')} />
      <PasswordField
        {...form.field('password')}
        autoComplete="new-password"
        hint={t('passwordHint', { least: String(passwordLengthMin) })}
        label={t('password')}
      />
      <PasswordField
        {...form.field('confirmPassword')}
        autoComplete="new-password"
        label={t('confirmPassword')}
      />
      <Field {...form.field('email')} autoComplete="email" inputMode="email" label={t('email')} />
      <Field
        {...form.field('phone')}
        autoComplete="tel"
        hint={t('phoneHint')}
        inputMode="tel"
        label={t('phone')}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('submit')}
      </FormEnd>
      <p className={page.more}>
        {t('haveAccount')} <a href={onwardHref('/login')}>{t('logIn')}</a>
      </p>
    </form>
  );
}
