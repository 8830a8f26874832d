import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { logOut } from '../api/log-out.ts';
import { setUnread } from '../api/unread.ts';
import { Button } from '../parts/button.tsx';
import { DemoStrip } from '../parts/demo-strip.tsx';
import page from '../parts/form-page.module.css';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { userInfoStored } from '../session/session.ts';
import { DigitsForm } from '../wallet/digits-form.tsx';
import { isBlocked, PayPasswordBlocked } from '../wallet/pay-password-blocked.tsx';
import styles from './lock-screen.module.css';
import { useUnlock } from './use-unlock.ts';

/** Covers the app until its owner has unlocked it or logs out. */
export function LockScreen() {
  const t = useTranslations('lock');
  const app = useTranslations('app');
  const header = useTranslations('header');
  const user = userInfoStored.use();
  const title = t('title');
  useEffect(() => {
    document.title = `${title} · ${app('name')}`;
    // The number on the icon also reveals something about the account.
    setUnread(null);
  }, [title, app]);
  return (
    <>
      <header>
        <DemoStrip>{app('demo')}</DemoStrip>
      </header>
      <main className={`page-form stack-4 ${styles.screen}`}>
        <div className={`${page.brand} line-3`}>
          <Icon name="book" size="large" />
          <p className={page.name}>{app('name')}</p>
        </div>
        <h1 className={page.title}>{title}</h1>
        {user ? <p className="muted break">{t('text', { name: user.username })}</p> : null}
        <Ways />
        <Button kind="quiet" onClick={logOut} wide>
          {header('logOut')}
        </Button>
      </main>
    </>
  );
}

/** The ways to unlock: those that the account has and the server can check now. */
function Ways() {
  const t = useTranslations('lock');
  const app = useTranslations('app');
  const { state, isOffline, retry, digits, passkey } = useUnlock();
  if (isOffline) {
    return (
      <Notice
        action={
          <Button kind="secondary" onClick={retry}>
            {app('retry')}
          </Button>
        }
        kind="warning"
        role="alert"
      >
        {t('offline')}
      </Notice>
    );
  }
  return (
    <>
      {passkey.isOffered ? (
        <Button busy={passkey.isBusy} onClick={passkey.press} wide>
          {t('passkey')}
        </Button>
      ) : null}
      {passkey.problem ? (
        <Notice kind="problem" role="alert">
          {passkey.problem}
        </Notice>
      ) : null}
      {state?.isSet && isBlocked(state) ? <PayPasswordBlocked state={state} /> : null}
      {state?.isSet && !isBlocked(state) ? (
        <DigitsForm label={t('digits')} onSend={digits} submitLabel={t('submit')} />
      ) : null}
      {state?.isSet === false && !passkey.isOffered ? (
        <Notice kind="warning">{t('none')}</Notice>
      ) : null}
    </>
  );
}
