import { useEffect, useState } from 'react';
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
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { clearSession, tokenStored, userInfoStored } from '../../session/session.ts';
import { CodeField } from './code-field.tsx';
import { accountFinder } from './find-account.ts';
import { FirstCode, type Opened } from './first-code.tsx';

/** A code in the link is already filled in. */
const codeOfLink = () =>
  formatCode((new URLSearchParams(currentLocation().query).get('code') ?? '').slice(0, 40));

/** Whether an account was opened here and the page reloaded before its recovery code was saved. */
const isReloaded = () => tokenStored.get() !== null && userInfoStored.get() === null;

/**
 * The form, and then the recovery code of the new account. The token is stored at once: a reload
 * then leads into the account, where another code can be made.
 */
export function RegisterScreen() {
  const enter = useEnter();
  const [isOver] = useState(isReloaded);
  const [opened, setOpened] = useState<NewAccount | null>(null);
  useEffect(() => {
    if (!isOver) return;
    const { path, query } = onwardOf(currentLocation().query);
    go(path, { query, replace: true });
  }, [isOver]);
  const open = (account: NewAccount) => {
    clearSession();
    setOpened(account);
    tokenStored.set(account.token);
  };
  if (isOver) return <SkeletonCard />;
  if (opened) return <FirstCode onEnter={enter} opened={opened} username={opened.username} />;
  return <RegisterForm onOpened={open} />;
}

type NewAccount = Opened & { readonly username: string };

interface RegisterFormProps {
  readonly onOpened: (opened: NewAccount) => void;
}

function RegisterForm({ onOpened }: RegisterFormProps) {
  const t = useTranslations('register');
  const send = useSureSend();
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
      send(registerV2, values, accountFinder(values), (opened) =>
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
