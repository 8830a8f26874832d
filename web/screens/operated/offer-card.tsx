import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { offerProxy, proxyState } from '#contract/follow.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useActCall } from '../../wallet/use-act-call.ts';
import styles from './operated-screen.module.css';
import { useFollowText } from './use-follow-text.ts';

const shares = [0, 500, 1_000, 1_500, 2_000];

/** Lets others follow the partner's plans, under an ID that reveals nothing else. */
export function OfferCard() {
  const t = useTranslations('follow');
  const text = useFollowText();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['proxy'],
    queryFn: () => call(proxyState, {}),
  });
  const { change, isBusy, line } = useOffer(data?.isOffered ?? false);
  const [isAsked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  if (!data) {
    return (
      <Card title={t('offer')}>
        {isError ? <Failed busy={isFetching} onRetry={refetch} /> : <Skeleton width={0.8} />}
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
        <ActLine line={line} />
        {isChanged ? (
          <Button busy={isBusy} kind="secondary" onClick={() => change(true, shareBps)} wide>
            {t('changeShare', { share: text.share(shareBps) })}
          </Button>
        ) : (
          <Button
            busy={isBusy}
            kind="secondary"
            onClick={() => (isOffered ? change(false, shareBps) : setAsked(true))}
            wide
          >
            {isOffered ? t('offerEnd') : t('offerStart')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        confirmLabel={t('offerStart')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void change(true, shareBps);
        }}
        open={isAsked}
        text={t('offerAsk', { share: text.share(shareBps) })}
        title={t('offerTitle')}
      />
    </Card>
  );
}

function useOffer(wasOffered: boolean) {
  const t = useTranslations('follow');
  const text = useFollowText();
  const { send, line } = useActCall(offerProxy);
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (isOffered: boolean, shareBps: number) => {
    setBusy(true);
    const state = await send({ isOffered, shareBps });
    setBusy(false);
    if (!state) return;
    queries.setQueryData(['proxy'], state);
    const started = wasOffered
      ? t('shareChanged', { share: text.share(state.shareBps) })
      : t('offerDone', { id: state.proxyId ?? '' });
    toast(state.isOffered ? started : t('offerEnded'), 'success');
  };
  return { change, isBusy, line };
}
