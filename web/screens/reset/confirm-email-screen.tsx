import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirmEmail } from '#contract/email.ts';
import { call } from '../../api/call.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import page from '../../parts/form-page.module.css';
import { SkeletonCard } from '../../parts/skeleton.tsx';

const tokenOfLink = () =>
  (new URLSearchParams(currentLocation().query).get('token') ?? '').slice(0, 100);

type State = 'asking' | 'confirmed' | 'over' | 'failed';

/** The target of the link sent to a new address: opening it confirms the address, once. */
export function ConfirmEmailScreen() {
  const t = useTranslations('email');
  const [state, setState] = useState<State>('asking');
  const confirm = useCallback(() => {
    setState('asking');
    call(confirmEmail, { token: tokenOfLink() }).then(
      ({ isConfirmed }) => setState(isConfirmed ? 'confirmed' : 'over'),
      () => setState('failed'),
    );
  }, []);
  useEffect(confirm, [confirm]);
  return (
    <div className="page-form stack-4">
      <h1 className={page.title}>{t('title')}</h1>
      <Outcome onRetry={confirm} state={state} />
    </div>
  );
}

function Outcome({ state, onRetry }: { readonly state: State; readonly onRetry: () => void }) {
  const t = useTranslations('email');
  const reset = useTranslations('reset');
  const login = <Button onClick={() => go('/login', { replace: true })}>{reset('login')}</Button>;
  if (state === 'asking') return <SkeletonCard />;
  if (state === 'failed') return <Failed busy={false} onRetry={onRetry} />;
  return state === 'confirmed' ? (
    <Empty action={login} icon="message" text={t('doneText')} title={t('done')} />
  ) : (
    <Empty action={login} icon="message" text={reset('overText')} title={reset('over')} />
  );
}
