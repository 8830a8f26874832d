import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { isRegisterEntry } from '../../session/session.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './edit-login-password-screen.module.css';
import { OwnData } from './own-data.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** Partners of a host app have no password here, but sessions like everyone. */
export function EditLoginPasswordScreen() {
  const refusalText = useRefusalText();
  return (
    <div className={styles.screen}>
      {isRegisterEntry() ? (
        <PasswordForm />
      ) : (
        <p className={styles.lead}>{refusalText('login_password_none', {})}</p>
      )}
      {isRegisterEntry() ? <PasskeyList /> : null}
      <ContactDetails />
      <SessionList />
      <OwnData />
    </div>
  );
}
