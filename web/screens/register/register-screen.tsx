import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { registerV2 } from '#contract/register.ts';
import { formatCode } from '#domain/partner/authorization-code.ts';
import { passwordLengthMin } from '#domain/partner/password.ts';
import { registerRules } from '#domain/partner/register.ts';
import { useEnter } from '../../api/use-enter.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { currentLocation } from '../../location/hash-location.ts';
import { onwardHref } from '../../location/return-address.ts';
import { Field } from '../../parts/field.tsx';
import page from '../../parts/form-page.module.css';
import { CodeField } from './code-field.tsx';
import { FirstCode, type Opened } from './first-code.tsx';

/** A code in the link is filled in already. */
const codeOfLink = () =>
  formatCode((new URLSearchParams(currentLocation().query).get('code') ?? '').slice(0, 40));

/** The form, and then the recovery code of the account that it opened. */
export function RegisterScreen() {
  const enter = useEnter();
  const [opened, setOpened] = useState<(Opened & { readonly username: string }) | null>(null);
  if (opened) return <FirstCode onEnter={enter} opened={opened} username={opened.username} />;
  return <RegisterForm onOpened={setOpened} />;
}

interface RegisterFormProps {
  readonly onOpened: (opened: Opened & { readonly username: string }) => void;
}

function RegisterForm({ onOpened }: RegisterFormProps) {
  const t = useTranslations('register');
  const send = useSend();
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
    send: (values) =>
      send(registerV2, values, (opened) =>
        onOpened({ ...opened, username: values.username.trim() }),
      ),
  });
  return (
    <form className={page.page} noValidate onSubmit={form.submit}>
      <h1 className={page.title}>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
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
