import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { currentLocation, go } from '../../location/hash-location.ts';
import { useToast } from '../../parts/toast.tsx';
import { DigitsForm } from '../../wallet/digits-form.tsx';
import { NewPayPassword } from '../../wallet/new-pay-password.tsx';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import { useCheckPayPassword } from '../../wallet/use-check-pay-password.ts';
import { useSetPayPassword } from '../../wallet/use-set-pay-password.ts';

const subject = { action: 'pay-password' } as const;
const steps = 3;

/** The old one, then the new one twice. */
export function ChangeForm() {
  const t = useTranslations('payPassword');
  const toast = useToast();
  const set = useSetPayPassword();
  const check = useCheckPayPassword();
  const [old, setOld] = useState<string | null>(null);
  if (old === null) return <OldPayPassword onRight={setOld} />;
  return (
    <NewPayPassword
      asksLoginPassword={false}
      firstStep={2}
      send={async (password) => {
        // The old one was verified a while ago, but a confirmation of the change lasts only a
        // minute.
        const checked = await check(old, subject);
        if (checked.confirmation === null) return checked.refused;
        return set({ password, confirmation: checked.confirmation }, () => {
          toast(t('changed'), 'success');
          const { path } = currentLocation();
          if (path === '/ad-center/edit-pay-password') go('/wallet', { replace: true });
        });
      }}
      steps={steps}
      submitLabel={t('changeSubmit')}
    />
  );
}

interface OldPayPasswordProps {
  readonly onRight: (digits: string) => void;
}

function OldPayPassword({ onRight }: OldPayPasswordProps) {
  const t = useTranslations('payPassword');
  const check = useCheckPayPassword();
  const queries = useQueryClient();
  return (
    <div className="stack-5">
      <p className="quiet">{t('step', { step: '1', steps: String(steps) })}</p>
      <DigitsForm
        label={t('old')}
        onSend={async (digits) => {
          const checked = await check(digits, subject);
          if (checked.confirmation !== null) {
            onRight(digits);
            return null;
          }
          void queries.invalidateQueries({ queryKey: payPasswordQuery.queryKey });
          return checked.problem;
        }}
        submitLabel={t('next')}
      />
    </div>
  );
}
