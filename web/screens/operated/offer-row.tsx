import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { offerProxy, proxyState } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { useActCall } from '../../wallet/use-act-call.ts';
import styles from './operated-screen.module.css';
import { useFollowText } from './use-follow-text.ts';

const shares = [0, 500, 1_000, 1_500, 2_000];

/** One row for being followed: what it takes, and who does so far. */
export function OfferRow() {
  const t = useTranslations('follow');
  const proxy = useQuery({ queryKey: ['proxy'], queryFn: () => call(proxyState, {}) });
  const [isOpen, setOpen] = useState(false);
  const { isOffered, proxyId, followers } = proxy.data ?? {};
  const text = isOffered
    ? [proxyId, t('followersNow', { count: followers ?? 0 })].join('\u00a0· ')
    : undefined;
  return (
    <Card flush>
      <Row icon="people" onPress={() => setOpen(true)} text={text} title={t('offer')} />
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('offer')}>
        <Loaded query={proxy} skeleton={<Skeleton width={0.8} />}>
          {(state) => <Offer state={state} />}
        </Loaded>
      </Sheet>
    </Card>
  );
}

/** Lets others follow the partner's plans, under an ID that reveals nothing else. */
function Offer({ state }: { readonly state: Output<typeof proxyState> }) {
  const t = useTranslations('follow');
  const text = useFollowText();
  const { isOffered, proxyId, followers } = state;
  const { change, isBusy, line } = useOffer(isOffered);
  const [chosen, setChosen] = useState<number | null>(null);
  const shareBps = chosen ?? state.shareBps;
  const isChanged = isOffered && shareBps !== state.shareBps;
  return (
    <div className="stack-3">
      <p>{t('offerText')}</p>
      {isOffered && proxyId ? (
        <>
          <p className={styles.id}>{proxyId}</p>
          <p className="quiet">{t('followersNow', { count: followers })}</p>
        </>
      ) : null}
      <fieldset>
        <legend className="quiet">{t('yourShare')}</legend>
        <div className="line">
          {shares.map((bps) => (
            <Chip key={bps} onPress={() => setChosen(bps)} pressed={bps === shareBps}>
              {text.share(bps)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <ActLine line={line} />
      {isOffered ? (
        <Button busy={isBusy} kind="secondary" onClick={() => change(isChanged, shareBps)} wide>
          {isChanged ? t('changeShare', { share: text.share(shareBps) }) : t('offerEnd')}
        </Button>
      ) : (
        <ConfirmButton
          busy={isBusy}
          label={t('offerStart')}
          onConfirm={() => change(true, shareBps)}
          text={t('offerAsk', { share: text.share(shareBps) })}
          title={t('offerTitle')}
          wide
        />
      )}
    </div>
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
