import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { endPasskey, namePasskey } from '#contract/passkey.ts';
import { passkeyNameLengthMax, whyNotPasskeyName } from '#domain/partner/passkey.ts';
import { useAsk } from '../../api/use-ask.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Field } from '../../parts/field.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useToast } from '../../parts/toast.tsx';
import { forgetPasskeyHere } from '../../passkey/own-passkeys.ts';
import { passkeysKey } from '../../passkey/passkeys-key.ts';
import { userInfoStored } from '../../session/session.ts';
import type { Passkey } from './passkey-list.tsx';

interface PasskeySheetProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** One passkey: its name, and a button to remove it. */
export function PasskeySheet({ passkey: { id, name }, onClose }: PasskeySheetProps) {
  const t = useTranslations('passkey');
  const toast = useToast();
  const send = useSend();
  const queries = useQueryClient();
  const form = useForm({
    initial: { name },
    rules: { name: (typed: { name: string }) => whyNotPasskeyName(typed.name) },
    send: (typed) =>
      send(namePasskey, { id, ...typed }, async () => {
        await queries.invalidateQueries({ queryKey: passkeysKey });
        toast(t('saved'), 'success');
        onClose();
      }),
  });
  return (
    <Sheet onClose={onClose} open title={t('edit', { name })}>
      <form className="stack-4" noValidate onSubmit={form.submit}>
        <Field {...form.field('name')} label={t('name')} maxLength={passkeyNameLengthMax} />
        <FormEnd isSending={form.isSending} problem={form.problem}>
          {t('save')}
        </FormEnd>
        <EndPasskey id={id} name={name} onEnded={onClose} />
      </form>
    </Sheet>
  );
}

interface EndPasskeyProps {
  readonly id: string;
  readonly name: string;
  readonly onEnded: () => void;
}

function EndPasskey({ id, name, onEnded }: EndPasskeyProps) {
  const t = useTranslations('passkey');
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const end = async () => {
    setSending(true);
    const isEnded = await ask(endPasskey, { id });
    setSending(false);
    if (isEnded) {
      forgetPasskeyHere(userInfoStored.get()?.id ?? '', id);
      toast(t('ended'), 'success');
    }
    await queries.invalidateQueries({ queryKey: passkeysKey });
    onEnded();
  };
  return (
    <ConfirmButton
      busy={isSending}
      danger
      kind="quiet"
      label={t('end')}
      onConfirm={end}
      text={t('endText')}
      title={t('endTitle', { name })}
      wide
    />
  );
}
