import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { previewCode, registerV2 } from '#contract/account.ts';
import { formatCode } from '#domain/account/authorization-code.ts';
import { passwordLengthMin } from '#domain/account/password.ts';
import { registerRules } from '#domain/account/register.ts';
import { CallFailure, call } from '../../api/call.ts';
import { useEnter } from '../../api/use-enter.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { type FormField, useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { currentLocation } from '../../location/hash-location.ts';
import { Field } from '../../parts/field.tsx';
import styles from './register-screen.module.css';

/** A code in the link is filled in already. */
const codeOfLink = () =>
  formatCode((new URLSearchParams(currentLocation().query).get('code') ?? '').slice(0, 40));

export function RegisterScreen() {
  const t = useTranslations('register');
  const send = useSend();
  const enter = useEnter();
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
    send: (values) => send(registerV2, values, enter),
  });
  return (
    <form className={styles.screen} noValidate onSubmit={form.submit}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
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
      <p className={styles.more}>
        {t('haveAccount')} <a href="#/login">{t('logIn')}</a>
      </p>
    </form>
  );
}

interface CodeFieldProps {
  readonly field: FormField;
}

/** Leaving the field asks the server what the code gives, before anything else is typed. */
function CodeField({ field }: CodeFieldProps) {
  const t = useTranslations('register');
  const format = useFormatter();
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const [good, setGood] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    if (field.value.trim() === '') return;
    try {
      const { issuer, expiresAt } = await call(previewCode, { licenseKey: field.value });
      setGood(t('codeGood', { issuer, date: day(expiresAt) }));
    } catch (error) {
      if (error instanceof CallFailure && error.code === 400) setProblem(error.message);
    }
  };
  return (
    <Field
      {...field}
      autoCapitalize="characters"
      autoComplete="off"
      error={field.error ?? problem}
      hint={good ?? t('codeHint')}
      label={t('code')}
      onBlur={(event) => {
        field.onBlur(event);
        void look();
      }}
      onChange={(event) => {
        setGood(null);
        setProblem(null);
        field.onChange(event);
      }}
      spellCheck={false}
    />
  );
}
