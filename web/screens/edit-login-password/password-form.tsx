import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { userInfo } from '#contract/account.ts';
import { setPasswordByPasskey } from '#contract/passkey.ts';
import { updatePassword } from '#contract/password.ts';
import {
  type PasswordChange,
  passwordChangeRules,
  passwordLengthMin,
} from '#domain/partner/password.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { call } from '../../api/call.ts';
import { useAsk } from '../../api/use-ask.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { refusedFor, useSureSend } from '../../form/use-sure-send.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { useToast } from '../../parts/toast.tsx';
import { canUsePasskeys } from '../../passkey/can-use-passkeys.ts';
import { usePasskeysHere } from '../../passkey/own-passkeys.ts';
import { clearSession, userInfoStored } from '../../session/session.ts';

type Form = Record<keyof PasswordChange, string>;
type NewForm = Omit<Form, 'oldPassword'>;

const initial: NewForm = { newPassword: '', confirmPassword: '' };

const newPasswordOf = (form: Form) =>
  passwordChangeRules.newPassword(form, userInfoStored.get()?.username ?? '');

const rules = { ...passwordChangeRules, newPassword: newPasswordOf };

const rulesByPasskey = {
  newPassword: (form: NewForm) => newPasswordOf({ oldPassword: '', ...form }),
  confirmPassword: (form: NewForm) =>
    passwordChangeRules.confirmPassword({ oldPassword: '', ...form }),
};

/** A new login password: with the old one, or with a passkey if it was forgotten. */
export function PasswordForm() {
  const t = useTranslations('passkey');
  const { ids } = usePasskeysHere(userInfoStored.use()?.id ?? '');
  const [isForgotten, setForgotten] = useState(false);
  const canForget = ids.length > 0 && canUsePasskeys();
  return (
    <div className="stack-4">
      {isForgotten ? <ByPasskey /> : <ByOldPassword />}
      {canForget || isForgotten ? (
        <Button kind="quiet" onClick={() => setForgotten(!isForgotten)} wide>
          {t(isForgotten ? 'setOld' : 'forgot')}
        </Button>
      ) : null}
    </div>
  );
}

/** A new password ends every session, this one too. So does much else: it is a sign, no proof. */
const findSessionOver = () =>
  call(userInfo, {}).then(() => false as const, refusedFor('session_expired'));

/** Whoever lost the answer is told no more than is known. */
function useLoginAgain() {
  const t = useTranslations('password');
  const toast = useToast();
  return (became: object | true) => {
    clearSession();
    go('/login', { replace: true });
    if (became === true) toast(t('perhapsChanged'));
    else toast(t('changed'), 'success');
  };
}

function ByOldPassword() {
  const t = useTranslations('password');
  const send = useSureSend();
  const logInAgain = useLoginAgain();
  const form = useForm({
    initial: { oldPassword: '', ...initial },
    rules,
    send: (values) => send(updatePassword, values, findSessionOver, logInAgain),
  });
  return (
    <form className="stack-4" noValidate onSubmit={form.submit}>
      <p className="muted">{t('lead')}</p>
      <PasswordField
        {...form.field('oldPassword')}
        autoComplete="current-password"
        label={t('old')}
      />
      <NewFields form={form} />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('submit')}
      </FormEnd>
    </form>
  );
}

function ByPasskey() {
  const t = useTranslations('passkey');
  const ask = useAsk();
  const send = useSureSend();
  const logInAgain = useLoginAgain();
  const form = useForm({
    initial,
    rules: rulesByPasskey,
    send: async (values) => {
      const { signOwn } = await import('../../passkey/own-signature.ts');
      const passkey = await signOwn(ask, 'password');
      return (
        passkey && send(setPasswordByPasskey, { ...values, passkey }, findSessionOver, logInAgain)
      );
    },
  });
  return (
    <form className="stack-4" noValidate onSubmit={form.submit}>
      <p className="muted">{t('setLead', { hours: payoutPauseHours })}</p>
      <NewFields form={form} />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('setSubmit')}
      </FormEnd>
    </form>
  );
}

interface NewFieldsProps {
  readonly form: {
    field(name: keyof NewForm): ReturnType<ReturnType<typeof useForm<NewForm>>['field']>;
  };
}

function NewFields({ form }: NewFieldsProps) {
  const t = useTranslations('password');
  const register = useTranslations('register');
  return (
    <>
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
    </>
  );
}
