import { useTranslations } from 'use-intl';
import { useBackHandler } from '../location/back-handler.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Passcode } from '../parts/passcode.tsx';
import { type SendNew, useNewPayPassword } from './use-new-pay-password.ts';

interface NewPayPasswordProps {
  /** The number of its first step, and of how many. */
  readonly firstStep: number;
  readonly steps: number;
  readonly asksLoginPassword: boolean;
  readonly submitLabel: string;
  readonly send: SendNew;
}

/** Six digits, entered and confirmed. */
export function NewPayPassword({ firstStep, steps, ...fieldProps }: NewPayPasswordProps) {
  const t = useTranslations('payPassword');
  const form = useNewPayPassword(fieldProps.send);
  // Going back from the second entry starts over instead of leaving the screen.
  useBackHandler(form.isConfirming ? form.startOver : null);
  const step = firstStep + (form.isConfirming ? 1 : 0);
  return (
    <form className="stack-5" noValidate onSubmit={form.submit}>
      <p className="quiet">{t('step', { step: String(step), steps: String(steps) })}</p>
      {form.isConfirming ? (
        <Passcode
          error={form.errorAt('confirmPassword')}
          key="again"
          label={t('again')}
          onChange={form.enterAgain}
          value={form.again}
        />
      ) : (
        <Passcode
          error={form.errorAt('password')}
          hint={form.errorAt('password') ? undefined : t('hint')}
          key="new"
          label={t('new')}
          onChange={form.enter}
          value={form.digits}
        />
      )}
      {form.isConfirming && fieldProps.asksLoginPassword ? <LoginPassword form={form} /> : null}
      {form.problem ? (
        <Notice kind="problem" role="alert">
          {form.problem}
        </Notice>
      ) : null}
      <Button busy={form.isSending} disabled={!form.isWhole} type="submit" wide>
        {form.isConfirming ? fieldProps.submitLabel : t('next')}
      </Button>
      {form.isConfirming ? (
        <div className="middle">
          <Button kind="quiet" onClick={form.startOver}>
            {t('startOver')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

interface LoginPasswordProps {
  readonly form: ReturnType<typeof useNewPayPassword>;
}

function LoginPassword({ form }: LoginPasswordProps) {
  const t = useTranslations('payPassword');
  const login = useTranslations('login');
  return (
    <Field
      autoComplete="current-password"
      error={form.errorAt('loginPassword')}
      hideLabel={login('hide')}
      hint={t('loginHint')}
      label={t('login')}
      name="loginPassword"
      onChange={(event) => form.enterLogin(event.target.value)}
      ref={form.loginField}
      showLabel={login('show')}
      type="password"
      value={form.loginPassword}
    />
  );
}
