import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { stopFollow } from '#contract/follow.ts';
import { signOf } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Progress } from '../../parts/progress.tsx';
import { useToast } from '../../parts/toast.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import { ActLine } from '../../wallet/act-line.tsx';
import { useActCall } from '../../wallet/use-act-call.ts';
import styles from './operated-screen.module.css';
import type { Follow } from './operated-screen.tsx';
import { useFollowText } from './use-follow-text.ts';

/** The current follow: its caps, its result so far, and the one tap that ends it. */
export function CurrentFollow({ follow }: { readonly follow: Follow }) {
  const t = useTranslations('follow');
  const plan = useTranslations('plan.result');
  const text = useFollowText();
  const resultSum = useSum()(
    [
      { money: follow.ownResult, form: 'change' },
      { money: follow.networkResult, form: 'change' },
    ],
    { money: follow.result, form: 'change' },
  );
  const [{ display: ownPart }, { display: network }] = resultSum.parts;
  const isWaiting = Date.parse(follow.activeFrom) > Date.now();
  const capText = t('usedOf', { used: text.amount(follow.used), cap: text.whole(follow.capInAll) });
  return (
    <Card aside={t('since', { date: text.date(follow.since) })} title={t('current')}>
      <p className={styles.id}>{follow.proxyId}</p>
      {follow.isOperatorGone ? <Notice>{t('gone')}</Notice> : null}
      {isWaiting ? <Notice>{t('waiting', { date: text.date(follow.activeFrom) })}</Notice> : null}
      <div className="apart-3 stack-3">
        <Progress
          aside={capText}
          label={t('capInAll')}
          max={Number(follow.capInAll)}
          text={capText}
          value={Number(follow.used)}
        />
        <div>
          <LedgerLine label={t('capPerPlan')} value={text.amount(follow.capPerPlan)} />
          <LedgerLine
            label={t('copies')}
            value={t('copiesOf', { copies: follow.copies, missed: follow.missed })}
          />
          {signOf(follow.networkResult) === undefined ? (
            <LedgerLine label={t('result')} {...text.result(follow.result)} />
          ) : (
            <>
              <LedgerLine label={t('result')} {...resultSum.total} />
              <LedgerLine
                label={plan('own')}
                {...text.result(follow.ownResult)}
                mark={ownPart.mark}
              />
              <LedgerLine label={plan('network')} quiet {...network} />
              <RoundingLine rounding={resultSum.rounding} />
            </>
          )}
          <LedgerLine
            label={t('shared', { share: text.share(follow.shareBps) })}
            value={text.amount(follow.shared)}
          />
        </div>
        <Stop />
      </div>
    </Card>
  );
}

function Stop() {
  const t = useTranslations('follow');
  const { send, line } = useActCall(stopFollow);
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    const reply = await send({});
    await queries.invalidateQueries();
    setBusy(false);
    if (reply) toast(t('stopped'), 'success');
  };
  return (
    <>
      <ActLine line={line} />
      <Button busy={isBusy} kind="secondary" onClick={stop} wide>
        {t('stop')}
      </Button>
      <p className="quiet">{t('stopText')}</p>
    </>
  );
}
