import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PlanRow, pausePlan, stopPlan } from '#contract/plan.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { useToast } from '../../parts/toast.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { ActLine } from '../../wallet/act-line.tsx';
import { useActCall } from '../../wallet/use-act-call.ts';
import { useConfirmedAct } from '../../wallet/use-confirmed-act.ts';
import styles from './plan-detail-screen.module.css';

interface PlanActsProps {
  readonly detail: PlanDetail;
  readonly onStopped: (plan: PlanRow) => void;
}

/** What the partner can do with a running plan: pause, resume, stop. */
export function PlanActs({ detail, onStopped }: PlanActsProps) {
  const t = useTranslations('plan.acts');
  const toast = useToast();
  const queries = useQueryClient();
  const { send: sendPause, line } = useActCall(pausePlan);
  const [isBusy, setBusy] = useState(false);
  const { may, plan } = detail;
  if (!may.pause && !may.resume && !may.stop) return null;
  const pause = async (isPaused: boolean) => {
    setBusy(true);
    const reply = await sendPause({ planNo: plan.planNo, isPaused });
    await queries.invalidateQueries();
    setBusy(false);
    if (reply) toast(t(isPaused ? 'paused' : 'resumed'), 'success');
  };
  return (
    <div className={`${styles.acts} cells`}>
      <ActLine line={line} />
      {may.pause || may.resume ? (
        <Button busy={isBusy} kind="secondary" onClick={() => pause(may.pause)} wide>
          {t(may.pause ? 'pause' : 'resume')}
        </Button>
      ) : null}
      {may.stop ? <StopPlan detail={detail} onStopped={onStopped} /> : null}
    </div>
  );
}

/** Ends a plan for good. Money comes back, so it is confirmed with the transaction password. */
function StopPlan({ detail: { plan }, onStopped }: PlanActsProps) {
  const t = useTranslations('plan.acts');
  const money = useMoney();
  const queries = useQueryClient();
  const { planNo, product, putAmount } = plan;
  const { run, isBusy, line } = useConfirmedAct(`plan-stop:${planNo}`, stopPlan);
  const subject = { action: 'plan-stop', planNo, product } as const;
  const stop = () =>
    run({ subject, input: { planNo }, onDone: (stopped) => onStopped(stopped.plan) });
  // A placement may have been found since the plan was read, and then the text is another one.
  const readAgain = () => void queries.invalidateQueries({ queryKey: ['plan', planNo] });
  const isMatching = plan.status === 'matching' && putAmount !== null;
  return (
    <>
      <ActLine line={line} />
      <ConfirmButton
        busy={isBusy}
        danger
        label={t('stop')}
        onConfirm={stop}
        onOpen={readAgain}
        text={
          isMatching ? t('stopMatchingText', { amount: money.whole(putAmount) }) : t('stopText')
        }
        title={t('stopTitle')}
        wide
      />
    </>
  );
}
