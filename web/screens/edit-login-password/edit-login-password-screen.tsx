import { useTranslations } from 'use-intl';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { isRegisterEntry } from '../../session/session.ts';
import styles from './edit-login-password-screen.module.css';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';

/** Partners of a host app have no password here, but sessions like everyone. */
export function EditLoginPasswordScreen() {
  const t = useTranslations('password');
  const refusalText = useRefusalText();
  return (
    <div className={styles.screen}>
      {isRegisterEntry() ? (
        <>
          <PasswordForm />
          <PasskeyList />
        </>
      ) : (
        <p className="muted">{refusalText('login_password_none', {})}</p>
      )}
      <Card flush>
        <Row href="#/more?open=sessions" icon="people" title={t('sessions')} />
      </Card>
    </div>
  );
}
