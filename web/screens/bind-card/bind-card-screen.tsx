import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { bankCard } from '#contract/bank-card.ts';
import { basicConfig } from '#contract/help.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { currentLocation, go } from '../../location/hash-location.ts';
import { findReturn } from '../../location/return-address.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useService } from '../../service/service-context.ts';
import { BoundCard } from './bound-card.tsx';
import { CardForm } from './card-form.tsx';
import { cardKey } from './card-key.ts';

/** The bound card, masked, and the form that binds or replaces one. */
export function BindCardScreen() {
  const t = useTranslations('card');
  const { language } = useLanguage();
  const [isReplacing, setReplacing] = useState(false);
  const card = useQuery({ queryKey: cardKey, queryFn: () => call(bankCard, {}) });
  const methods = useQuery({
    queryKey: ['withdraw-methods'],
    queryFn: () => call(basicConfig, { lang: language }),
    select: (config) => config.withdraw_method_config,
  });
  if (!card.data || !methods.data) {
    const failed = [card, methods].filter((query) => query.isError && !query.data);
    const retry = () => failed.forEach((query) => void query.refetch());
    const isBusy = card.isFetching || methods.isFetching;
    return (
      <div className="page-form stack-5">
        {failed.length > 0 ? <Failed busy={isBusy} onRetry={retry} /> : <SkeletonCard lines={5} />}
      </div>
    );
  }
  const finish = () => {
    setReplacing(false);
    // A user who was sent here to bind a card returns to their task.
    const returnPlace = findReturn(currentLocation().query);
    if (returnPlace) go(returnPlace.path, { query: returnPlace.query, replace: true });
  };
  const bound = card.data.card;
  const canBind = methods.data.length > 0;
  return (
    <div className="page-form stack-5">
      {bound ? <BoundCard card={bound} /> : null}
      {!canBind ? <NoConfiguration /> : null}
      {canBind && bound && !isReplacing ? (
        <Button kind="secondary" onClick={() => setReplacing(true)} wide>
          {t('replace')}
        </Button>
      ) : null}
      {canBind && (!bound || isReplacing) ? (
        <>
          <p className="muted">{t(bound ? 'replaceLead' : 'lead', { hours: payoutPauseHours })}</p>
          <CardForm bound={bound} methods={methods.data} onDone={finish} />
        </>
      ) : null}
    </div>
  );
}

function NoConfiguration() {
  const t = useTranslations('card');
  const header = useTranslations('header');
  const openService = useService();
  const action = (
    <Button kind="secondary" onClick={() => openService({ list: 'service' })}>
      {header('service')}
    </Button>
  );
  return <Empty action={action} icon="card" text={t('noneText')} title={t('none')} />;
}
