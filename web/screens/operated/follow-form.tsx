import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { firstFollowWaitMs } from '#domain/follow/follow.ts';
import { hourMs } from '#domain/time.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
import { MoneyEntry, MoneyKeypad } from '../../wallet/money-entry.tsx';
import type { Operator } from './find-operator.tsx';
import styles from './operated-screen.module.css';
import { useFollow } from './use-follow.ts';
import { useFollowText } from './use-follow-text.ts';

interface FollowFormProps {
  readonly operator: Operator;
  readonly onLeave: () => void;
}

/** Both caps, the largest loss they allow, and two buttons of equal size. */
export function FollowForm({ operator, onLeave }: FollowFormProps) {
  const t = useTranslations('follow');
  const text = useFollowText();
  const refusalText = useRefusalText();
  const follow = useFollow(operator, onLeave);
  const { refusal, worstCase } = follow;
  const [current, setCurrent] = useState<'capPerPlan' | 'capInAll'>('capPerPlan');
  const hints = {
    capPerPlan: t('capPerPlanHint'),
    capInAll: t('capInAllHint', { amount: text.whole(operator.available) }),
  };
  return (
    <form className="apart-3 stack-3" noValidate onSubmit={follow.submit}>
      {follow.caps.map(({ name, entry, problem }) => (
        <MoneyEntry
          entry={entry}
          error={problem && refusalText(problem.reason, problem.facts)}
          hint={hints[name]}
          key={name}
          label={t(name)}
          onFocus={() => setCurrent(name)}
        />
      ))}
      {follow.caps.map(({ name, entry }) =>
        name === current ? <MoneyKeypad entry={entry} key={name} /> : null,
      )}
      {worstCase ? (
        <p className="number strong">{t('most', { amount: text.whole(worstCase) })}</p>
      ) : null}
      {operator.waits ? (
        <p className="quiet">{t('firstDay', { hours: firstFollowWaitMs / hourMs })}</p>
      ) : null}
      {refusal ? (
        <p className="problem" role="alert">
          {refusalText(refusal.reason, refusal.facts)}
        </p>
      ) : null}
      <ActLine line={follow.line} />
      <div className={`${styles.both} cells`}>
        <Button kind="secondary" onClick={onLeave} wide>
          {t('leave')}
        </Button>
        <Button busy={follow.isBusy} kind="secondary" type="submit" wide>
          {t('follow')}
        </Button>
      </div>
    </form>
  );
}
