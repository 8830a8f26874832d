import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keepRecoveryCode, makeRecoveryCode } from '#contract/recovery.ts';
import { why } from '#domain/refusal.ts';
import { useAsk } from '../../api/use-ask.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { currentLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useToast } from '../../parts/toast.tsx';
import { CodePanel } from '../../recovery/code-panel.tsx';
import { recoveryQuery } from '../../recovery/recovery-query.ts';
import { userInfoStored } from '../../session/session.ts';
import styles from './edit-login-password-screen.module.css';

/** Whether there is a recovery code, and a way to get a new one. */
export function RecoveryCard() {
  const t = useTranslations('recovery');
  const app = useTranslations('app');
  const format = useFormatter();
  const { data } = useQuery(recoveryQuery);
  const [isOpen, setOpen] = useState(currentLocation().query === 'open=recovery');
  const close = () => setOpen(false);
  const date = data?.madeAt
    ? format.dateTime(new Date(data.madeAt), { dateStyle: 'medium' })
    : null;
  const made = date === null ? t('none') : t(data?.isSaved ? 'saved' : 'unsaved', { date });
  return (
    <Card flush>
      <Row
        icon="key"
        onPress={() => setOpen(true)}
        text={data ? made : t('none')}
        title={t('card')}
      />
      <Sheet closeLabel={app('close')} onClose={close} open={isOpen} title={t('card')}>
        <NewCode hasOld={date !== null} onDone={close} />
      </Sheet>
    </Card>
  );
}

interface NewCodeProps {
  readonly hasOld: boolean;
  readonly onDone: () => void;
}

function NewCode({ hasOld, onDone }: NewCodeProps) {
  const t = useTranslations('recovery');
  const screen = useTranslations('screen');
  const send = useSend();
  const ask = useAsk();
  const toast = useToast();
  const queries = useQueryClient();
  const [code, setCode] = useState<string | null>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: recoveryQuery.queryKey });
  const form = useForm({
    initial: { loginPassword: '' },
    rules: {
      loginPassword: ({ loginPassword }: { loginPassword: string }) =>
        loginPassword === '' ? why('field_empty', { field: 'loginPassword' }) : null,
    },
    send: (values) =>
      send(makeRecoveryCode, values, async ({ recoveryCode }) => {
        setCode(recoveryCode);
        await refresh();
      }),
  });
  const keep = async () => {
    if (!(await ask(keepRecoveryCode, {}))) return;
    await refresh();
    onDone();
    toast(t('kept'), 'success');
  };
  if (code !== null) {
    const username = userInfoStored.get()?.username ?? '';
    return <CodePanel code={code} lead={t('lead')} onKeep={keep} username={username} />;
  }
  return (
    <form className={styles.sheet} noValidate onSubmit={form.submit}>
      <p className={styles.lead}>{t(hasOld ? 'makeText' : 'none')}</p>
      <PasswordField
        {...form.field('loginPassword')}
        autoComplete="current-password"
        label={screen('editLoginPassword')}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('make')}
      </FormEnd>
    </form>
  );
}
