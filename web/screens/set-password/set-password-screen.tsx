import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { payPasswordLength } from '#domain/wallet/pay-password.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { findReturn } from '../../location/return-address.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { isRegisterEntry } from '../../session/session.ts';
import { NewPayPassword } from '../../wallet/new-pay-password.tsx';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import { useSetPayPassword } from '../../wallet/use-set-pay-password.ts';

/** Back to where the dialog was opened, or to the wallet; nowhere if the user has navigated on. */
function goOn(): void {
  const { path, query } = currentLocation();
  if (path !== '/wallet/set-password') return;
  const returnPlace = findReturn(query) ?? { path: '/wallet', query: '' };
  go(returnPlace.path, { query: returnPlace.query, replace: true });
}

const goChange = () => go('/ad-center/edit-pay-password', { replace: true });

/** Sets the first transaction password, or a new one after the wait of a reset. */
export function SetPasswordScreen() {
  const t = useTranslations('payPassword');
  const toast = useToast();
  const set = useSetPayPassword();
  const query = useQuery(payPasswordQuery);
  const { data } = query;
  const mayNotSet = data?.isSet === true && !data.reset?.isUsable;
  // Where the current one no longer helps, the neighbouring screen says so and what does help.
  const isElsewhere = mayNotSet && data.isDisabled;
  useEffect(() => {
    if (isElsewhere) goChange();
  }, [isElsewhere]);
  if (!data || isElsewhere) {
    return (
      <div className="page-form stack-6">
        <Loaded query={query} skeleton={<SkeletonCard />}>
          {() => <SkeletonCard />}
        </Loaded>
      </div>
    );
  }
  if (mayNotSet) {
    const change = <Button onClick={goChange}>{t('change')}</Button>;
    return <Empty action={change} icon="key" text={t('isSetText')} title={t('isSet')} />;
  }
  return (
    <div className="page-form stack-6">
      <p className="muted">
        {data.isSet
          ? t('resetLead', { digits: payPasswordLength, hours: payoutPauseHours })
          : t('lead', { digits: payPasswordLength })}
      </p>
      <NewPayPassword
        asksLoginPassword={isRegisterEntry()}
        firstStep={1}
        send={(password, loginPassword) => {
          const proof = isRegisterEntry() ? { loginPassword } : {};
          return set({ password, ...proof }, () => {
            toast(t('done'), 'success');
            goOn();
          });
        }}
        steps={2}
        submitLabel={t('submit')}
      />
    </div>
  );
}
