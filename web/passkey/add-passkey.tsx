import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addPasskey, askNewPasskey } from '#contract/passkey.ts';
import type { Input, Output } from '#contract/route.ts';
import { toNewPasskeyResponse } from '#contract/webauthn.ts';
import { deviceName } from '#domain/partner/device-name.ts';
import { passkeyNameLengthMax } from '#domain/partner/passkey.ts';
import { createRefusal } from '#domain/refusal.ts';
import { useAsk } from '../api/use-ask.ts';
import { FormEnd } from '../form/form-end.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useSend } from '../form/use-send.ts';
import { Button } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useToast } from '../parts/toast.tsx';
import { userInfoStored } from '../session/session.ts';
import { payPasswordQuery } from '../wallet/pay-password-query.ts';
import { usePayPassword } from '../wallet/use-pay-password.ts';
import { keepPasskeyHere } from './own-passkeys.ts';
import { passkeysKey } from './passkeys-key.ts';

type Asked = Output<typeof askNewPasskey>;

/** Has the browser create a passkey for a proven owner, and stores it. */
function useMakePasskey() {
  const t = useTranslations('passkey');
  const password = useTranslations('password');
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();
  return async (optionsJSON: Asked): Promise<void> => {
    let passkey: Input<typeof addPasskey>['passkey'];
    try {
      passkey = toNewPasskeyResponse(await startRegistration({ optionsJSON }));
    } catch (error) {
      const isKnown =
        error instanceof WebAuthnError &&
        error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
      toast(t(isKnown ? 'exists' : 'failed'), 'fail');
      return;
    }
    const device = deviceName(navigator.userAgent) ?? password('unknownDevice');
    const added = await ask(addPasskey, { name: device.slice(0, passkeyNameLengthMax), passkey });
    if (!added) return;
    keepPasskeyHere(userInfoStored.get()?.id ?? '', passkey.id);
    await queries.invalidateQueries({ queryKey: passkeysKey });
    toast(t('added'), 'success');
  };
}

/** The button that adds a passkey, after the six digits or, without those, the login password. */
export function AddPasskey() {
  const t = useTranslations('passkey');
  const ask = useAsk();
  const queries = useQueryClient();
  const askPayPassword = usePayPassword();
  const make = useMakePasskey();
  const [isBusy, setBusy] = useState(false);
  const [isPasswordAsked, setPasswordAsked] = useState(false);

  const byDigits = async () => {
    const confirmation = await askPayPassword({ action: 'passkey' });
    const challenge = confirmation && (await ask(askNewPasskey, { confirmation }));
    if (challenge) await make(challenge);
  };
  const press = async () => {
    setBusy(true);
    try {
      const { isSet } = await queries.fetchQuery(payPasswordQuery);
      if (isSet) await byDigits();
      else setPasswordAsked(true);
    } catch {
      // The table of failures has said why the state could not be loaded.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={isBusy} kind="secondary" onClick={press}>
        {t('add')}
      </Button>
      {isPasswordAsked ? (
        <PasswordSheet
          onAsked={async (challenge) => {
            setPasswordAsked(false);
            await make(challenge);
          }}
          onClose={() => setPasswordAsked(false)}
        />
      ) : null}
    </>
  );
}

interface PasswordSheetProps {
  readonly onClose: () => void;
  readonly onAsked: (asked: Asked) => void;
}

function PasswordSheet({ onClose, onAsked }: PasswordSheetProps) {
  const t = useTranslations('passkey');
  const payPassword = useTranslations('payPassword');
  const send = useSend();
  const form = useForm({
    initial: { loginPassword: '' },
    rules: {
      loginPassword: (typed: { loginPassword: string }) =>
        typed.loginPassword === ''
          ? createRefusal('field_empty', { field: 'loginPassword' })
          : null,
    },
    send: (typed) => send(askNewPasskey, typed, onAsked),
  });
  return (
    <Sheet onClose={onClose} open title={t('add')}>
      <form className="stack-4" noValidate onSubmit={form.submit}>
        <p>{t('addText')}</p>
        <PasswordField
          {...form.field('loginPassword')}
          autoComplete="current-password"
          label={payPassword('login')}
        />
        <FormEnd isSending={form.isSending} problem={form.problem}>
          {t('add')}
        </FormEnd>
      </form>
    </Sheet>
  );
}
