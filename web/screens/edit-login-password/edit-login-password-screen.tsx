import { useTranslations } from 'use-intl';
import { updatePassword } from '#contract/account.ts';
import {
  type PasswordChange,
  passwordChangeRules,
  passwordLengthMin,
} from '#domain/partner/password.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { go } from '../../location/hash-location.ts';
import { useToast } from '../../parts/toast.tsx';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { clearSession, isRegisterEntry, userInfoStored } from '../../session/session.ts';
import { ContactDetails } from './contact-details.tsx';
import styles from './edit-login-password-screen.module.css';
import { OwnData } from './own-data.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { SessionList } from './session-list.tsx';

type Form = Record<keyof PasswordChange, string>;

const rules = {
  ...passwordChangeRules,
  newPassword: (form: Form) =>
    passwordChangeRules.newPassword(form, userInfoStored.get()?.username ?? ''),
};

/** Who comes from a host app has no password here, but sessions like everyone. */
export function EditLoginPasswordScreen() {
  const refusalText = useRefusalText();
  return (
    <div className={styles.screen}>
      {isRegisterEntry() ? (
        <ChangeForm />
      ) : (
        <p className={styles.lead}>{refusalText('login_password_none', {})}</p>
      )}
      {isRegisterEntry() && canUsePasskeys() ? <PasskeyList /> : null}
      {isRegisterEntry() ? <RecoveryCard /> : null}
      <ContactDetails />
      <SessionList />
      <OwnData />
    </div>
  );
}

function ChangeForm() {
  const t = useTranslations('password');
  const register = useTranslations('register');
  const toast = useToast();
  const send = useSend();
  const form = useForm({
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    rules,
    send: (values) =>
      send(updatePassword, values, () => {
        clearSession();
        go('/login', { replace: true });
        toast(t('changed'), 'success');
      }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.lead}>{t('lead')}</p>
      <PasswordField
        {...form.field('oldPassword')}
        autoComplete="current-password"
        label={t('old')}
      />
      <PasswordField
        {...form.field('newPassword')}
        autoComplete="new-password"
        hint={register('passwordHint', { least: String(passwordLengthMin) })}
        label={t('new')}
      />
      <PasswordField
        {...form.field('confirmPassword')}
        autoComplete="new-password"
        label={t('confirm')}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('submit')}
      </FormEnd>
    </form>
  );
}
