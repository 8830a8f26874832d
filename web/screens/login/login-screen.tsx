import { useTranslations } from 'use-intl';
import { loginV2 } from '#contract/session.ts';
import { whyNotLogin } from '#domain/partner/login.ts';
import { useEnter } from '../../api/use-enter.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { MoneyWay } from '../../help/money-way.tsx';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { IntegrityLink } from '../../integrity/integrity-link.tsx';
import { useLocation } from '../../location/hash-location.ts';
import { onwardHref } from '../../location/return-address.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import page from '../../parts/form-page.module.css';
import { Icon } from '../../parts/icon.tsx';
import { Notice } from '../../parts/notice.tsx';
import unseen from '../../parts/unseen.module.css';
import { usePasskeyLogin } from '../../passkey/use-passkey-login.ts';
import { noteLoginByPassword } from '../../session/just-logged-in.ts';
import styles from './login-screen.module.css';

const rules = {
  username: (form: { username: string }) => whyNotLogin({ ...form, password: 'given' }),
  password: (form: { password: string }) => whyNotLogin({ ...form, username: 'given' }),
};

export function LoginScreen() {
  const t = useTranslations('login');
  // In a hook, because the login is also rendered where there is no window.
  const { query } = useLocation();
  const app = useTranslations('app');
  const send = useSend();
  const enter = useEnter();
  const refusalText = useRefusalText();
  const passkey = usePasskeyLogin();
  const form = useForm({
    initial: { username: '', password: '' },
    rules,
    send: (values) =>
      send(loginV2, values, (admitted) => {
        noteLoginByPassword();
        return enter(admitted);
      }),
  });
  return (
    <form className="page-form stack-4" noValidate onSubmit={form.submit}>
      <div className={`${page.brand} line-3`}>
        <Icon name="book" size="large" />
        <p className={page.name}>{app('name')}</p>
      </div>
      <MoneyWay />
      <h1 className={unseen.unseen}>{t('title')}</h1>
      <Field
        {...form.field('username')}
        autoCapitalize="none"
        autoComplete="username webauthn"
        label={t('username')}
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        autoComplete="current-password"
        label={t('password')}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('submit')}
      </FormEnd>
      {passkey.isOffered ? (
        <Button
          aria-label={t('passkey')}
          busy={passkey.isBusy}
          kind="secondary"
          onClick={passkey.press}
          wide
        >
          {t('passkey')}
        </Button>
      ) : null}
      {passkey.refused ? (
        <Notice kind="problem" role="alert">
          {refusalText(passkey.refused.reason, passkey.refused.facts)}
        </Notice>
      ) : null}
      <nav className={styles.links}>
        <a href={onwardHref('/register', query)}>{t('register')}</a>
        <a href={onwardHref('/forgot', query)}>{t('forgot')}</a>
        <IntegrityLink />
      </nav>
    </form>
  );
}
