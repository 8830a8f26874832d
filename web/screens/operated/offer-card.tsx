import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { offerProxy, proxyState } from '#contract/follow.ts';
import { call } from '../../api/call.ts';
import { useAsk } from '../../api/use-ask.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import styles from './operated-screen.module.css';
import { useFollowText } from './use-follow-text.ts';

const shares = [0, 500, 1_000, 1_500, 2_000];

/** Lets others follow the own plans, under an ID that says nothing else. */
export function OfferCard() {
  const t = useTranslations('follow');
  const app = useTranslations('app');
  const text = useFollowText();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['proxy'],
    queryFn: () => call(proxyState, {}),
  });
  const { change, isBusy } = useOffer();
  const [chosen, setChosen] = useState<number | null>(null);
  if (!data) {
    return (
      <Card title={t('offer')}>
        {isError ? (
          <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
        ) : (
          <Skeleton width={0.8} />
        )}
      </Card>
    );
  }
  const { isOffered, proxyId, followers } = data;
  const shareBps = chosen ?? data.shareBps;
  const isChanged = isOffered && shareBps !== data.shareBps;
  return (
    <Card title={t('offer')}>
      <div className={styles.stack}>
        <p>{t('offerText')}</p>
        {isOffered && proxyId ? (
          <>
            <p className={styles.id}>{proxyId}</p>
            <p className={styles.quiet}>{t('followersNow', { count: followers })}</p>
          </>
        ) : null}
        <fieldset className={styles.choice}>
          <legend className={styles.quiet}>{t('yourShare')}</legend>
          <div className={styles.chips}>
            {shares.map((bps) => (
              <Chip key={bps} onPress={() => setChosen(bps)} pressed={bps === shareBps}>
                {text.share(bps)}
              </Chip>
            ))}
          </div>
        </fieldset>
        {isChanged ? (
          <Button busy={isBusy} kind="secondary" onClick={() => change(true, shareBps)} wide>
            {t('changeShare', { share: text.share(shareBps) })}
          </Button>
        ) : (
          <Button busy={isBusy} kind="secondary" onClick={() => change(!isOffered, shareBps)} wide>
            {isOffered ? t('offerEnd') : t('offerStart')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function useOffer() {
  const ask = useAsk();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (isOffered: boolean, shareBps: number) => {
    setBusy(true);
    const state = await ask(offerProxy, { isOffered, shareBps });
    if (state) queries.setQueryData(['proxy'], state);
    setBusy(false);
  };
  return { change, isBusy };
}
