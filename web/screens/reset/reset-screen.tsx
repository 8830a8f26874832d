import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lookAtPasswordLink, setPasswordByLink } from '#contract/password.ts';
import type { Output } from '#contract/route.ts';
import { passwordLengthMin } from '#domain/partner/password.ts';
import { type NewPassword, whyNotNewPassword } from '#domain/partner/password-link.ts';
import { createRefusal } from '#domain/refusal.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { CallFailure, call } from '../../api/call.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Field } from '../../parts/field.tsx';
import page from '../../parts/form-page.module.css';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { clearSession } from '../../session/session.ts';
import styles from './reset-screen.module.css';

const tokenOfLink = () =>
  (new URLSearchParams(currentLocation().query).get('token') ?? '').slice(0, 100);

type Link = Output<typeof lookAtPasswordLink>;

/** Asks whose link it is. There is no query cache before login. */
function useLink(token: string) {
  const [link, setLink] = useState<Link | 'over' | 'failed' | null>(null);
  const [isBusy, setBusy] = useState(true);
  const look = useCallback(async () => {
    setBusy(true);
    try {
      setLink(await call(lookAtPasswordLink, { token }));
    } catch (error) {
      const isOver = error instanceof CallFailure && error.reason === 'password_link_invalid';
      setLink(isOver ? 'over' : 'failed');
    }
    setBusy(false);
  }, [token]);
  useEffect(() => void look(), [look]);
  return { link, isBusy, look };
}

/** The target of a link from customer service or by mail: sets a new login password, once. */
export function ResetScreen() {
  const t = useTranslations('reset');
  const format = useFormatter();
  const token = tokenOfLink();
  const { link, isBusy, look } = useLink(token);
  const toLogin = <Button onClick={() => go('/login', { replace: true })}>{t('login')}</Button>;
  // The header has no title here, so the screen names itself in every state.
  const titled = (content: ReactNode) => (
    <div className="page-form stack-4">
      <h1 className={page.title}>{t('title')}</h1>
      {content}
    </div>
  );
  if (link === null) return titled(<SkeletonCard />);
  if (link === 'failed') {
    return titled(<Failed busy={isBusy} onRetry={look} />);
  }
  if (link === 'over') {
    return titled(<Empty action={toLogin} icon="key" text={t('overText')} title={t('over')} />);
  }
  const usableAt = new Date(link.usableAt);
  if (usableAt > new Date()) {
    const date = format.dateTime(usableAt, { dateStyle: 'medium', timeStyle: 'short' });
    return titled(
      <Empty action={toLogin} icon="info" text={t('earlyText', { date })} title={t('early')} />,
    );
  }
  return <NewPasswordForm {...link} token={token} />;
}

interface FormProps {
  readonly token: string;
  readonly username: string;
  /** A link from staff also needs the word of another person. */
  readonly needsWord: boolean;
}

function NewPasswordForm({ token, username, needsWord }: FormProps) {
  const t = useTranslations('reset');
  const words = useTranslations('password');
  const register = useTranslations('register');
  const toast = useToast();
  const send = useSend();
  const ruleFor = (field: keyof NewPassword) => (form: Record<keyof NewPassword, string>) => {
    const problem = whyNotNewPassword(form, username);
    return problem?.facts.field === field ? problem : null;
  };
  const form = useForm({
    initial: { word: '', newPassword: '', confirmPassword: '' },
    rules: {
      word: ({ word }) =>
        needsWord && word.trim() === '' ? createRefusal('field_empty', { field: 'word' }) : null,
      newPassword: ruleFor('newPassword'),
      confirmPassword: ruleFor('confirmPassword'),
    },
    send: (values) =>
      send(setPasswordByLink, { token, ...values }, () => {
        clearSession();
        go('/login', { replace: true });
        toast(t('done'), 'success');
      }),
  });
  return (
    <form className="page-form stack-4" noValidate onSubmit={form.submit}>
      <h1 className={page.title}>{t('title')}</h1>
      <p className="muted break">{t('lead', { username, hours: payoutPauseHours })}</p>
      {/* Lets a password manager store the new password under the right name. */}
      <input
        autoComplete="username"
        className={styles.name}
        readOnly
        tabIndex={-1}
        value={username}
      />
      {needsWord ? (
        <Field
          {...form.field('word')}
          autoCapitalize="characters"
          autoComplete="off"
          hint={t('wordHint')}
          label={t('word')}
        />
      ) : null}
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
        {t('submit')}
      </FormEnd>
    </form>
  );
}
