import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { payPasswordLength } from '#domain/wallet/pay-password.ts';
import { go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';
import {
  isBlocked,
  PayPasswordBlocked,
  type PayPasswordState,
} from '../../wallet/pay-password-blocked.tsx';
import { payPasswordQuery } from '../../wallet/pay-password-query.ts';
import { ChangeForm } from './change-form.tsx';
import { Forgot } from './forgot.tsx';
import { ResetNotice } from './reset-notice.tsx';

export function EditPayPasswordScreen() {
  const query = useQuery(payPasswordQuery);
  if (query.data?.isSet === false) return <NotSet />;
  return (
    <div className="page-form stack-6">
      <Loaded query={query} skeleton={<SkeletonCard />}>
        {(state) => <Content state={state} />}
      </Loaded>
    </div>
  );
}

function NotSet() {
  const t = useTranslations('payPassword');
  const set = (
    <Button onClick={() => go('/wallet/set-password', { replace: true })}>{t('setNow')}</Button>
  );
  return (
    <Empty
      action={set}
      icon="key"
      text={t('lead', { digits: payPasswordLength })}
      title={t('notSet')}
    />
  );
}

interface ContentProps {
  readonly state: PayPasswordState;
}

function Content({ state }: ContentProps) {
  const t = useTranslations('payPassword');
  return (
    <>
      {state.reset ? <ResetNotice reset={state.reset} /> : null}
      {isBlocked(state) ? (
        <PayPasswordBlocked state={state} />
      ) : (
        <>
          <p className="muted">{t('changeLead')}</p>
          <ChangeForm />
        </>
      )}
      {state.reset ? null : <Forgot isMain={state.isDisabled} />}
    </>
  );
}
