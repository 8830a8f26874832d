import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgotPayPassword, payPasswordState } from '#contract/pay-password.ts';
import { createRefusal } from '#domain/refusal.ts';
import { resetUseDays, resetWaitHours } from '#domain/wallet/pay-password-reset.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { call } from '../../api/call.ts';
import { useForm } from '../../form/use-form.ts';
import { useSureSend } from '../../form/use-sure-send.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useService } from '../../service/service-context.ts';
import { isRegisterEntry } from '../../session/session.ts';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';

interface ForgotProps {
  /** Nothing else can be done here. */
  readonly isMain: boolean;
}

/** Recovery: the login password, and a day's wait that the owner can see. */
export function Forgot({ isMain }: ForgotProps) {
  const t = useTranslations('payPassword');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={isMain ? undefined : 'middle'}>
      <Button kind={isMain ? 'primary' : 'quiet'} onClick={() => setOpen(true)} wide={isMain}>
        {isMain ? t('forgotSubmit') : t('forgot')}
      </Button>
      <Sheet onClose={close} open={isOpen} title={t('forgotTitle')}>
        <ForgotForm onDone={close} />
      </Sheet>
    </div>
  );
}

const isAsked = async () => (await call(payPasswordState, {})).reset !== null;

interface ForgotFormProps {
  readonly onDone: () => void;
}

function ForgotForm({ onDone }: ForgotFormProps) {
  const t = useTranslations('payPassword');
  const login = useTranslations('login');
  const send = useSureSend();
  const queries = useQueryClient();
  const openService = useService();
  const hasLogin = isRegisterEntry();
  const form = useForm({
    initial: { loginPassword: '' },
    rules: {
      loginPassword: ({ loginPassword: typed }) =>
        hasLogin && typed === '' ? createRefusal('field_empty', { field: 'loginPassword' }) : null,
    },
    send: (values) =>
      send(forgotPayPassword, hasLogin ? values : {}, isAsked, async () => {
        await queries.invalidateQueries({ queryKey: payPasswordQuery.queryKey });
        onDone();
      }),
  });
  return (
    <form className="stack-5" noValidate onSubmit={form.submit}>
      <p>
        {t('forgotText', {
          hours: resetWaitHours,
          days: resetUseDays,
          pause: payoutPauseHours,
        })}
      </p>
      {hasLogin ? (
        <Field
          {...form.field('loginPassword')}
          autoComplete="current-password"
          hideLabel={login('hide')}
          label={t('login')}
          showLabel={login('show')}
          type="password"
        />
      ) : null}
      {form.problem ? (
        <Notice kind="problem" role="alert">
          {form.problem}
        </Notice>
      ) : null}
      <Button busy={form.isSending} type="submit" wide>
        {t('forgotSubmit')}
      </Button>
      <div className="middle">
        <Button kind="quiet" onClick={() => openService({ list: 'service' })}>
          {t('forgotService')}
        </Button>
      </div>
    </form>
  );
}
