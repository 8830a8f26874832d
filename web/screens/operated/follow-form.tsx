import { useTranslations } from 'use-intl';
import { firstWaitMs } from '#domain/follow/follow.ts';
import { hourMs } from '#domain/time.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { ActLine } from '../../wallet/act-line.tsx';
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
  const { problem, inAll } = follow;
  const errorAt = (field: string) =>
    problem?.facts.field === field ? refusalText(problem.reason, problem.facts) : undefined;
  return (
    <form className="apart-3 stack-3" noValidate onSubmit={follow.submit}>
      <Field
        autoComplete="off"
        error={errorAt('capPerPlan')}
        hint={t('capPerPlanHint')}
        inputMode="decimal"
        label={t('capPerPlan')}
        name="capPerPlan"
        onBlur={follow.rest}
        onChange={(event) => follow.typePerPlan(event.target.value)}
        value={follow.perPlan}
      />
      <Field
        autoComplete="off"
        error={errorAt('capInAll')}
        hint={t('capInAllHint', { amount: text.whole(operator.available) })}
        inputMode="decimal"
        label={t('capInAll')}
        name="capInAll"
        onBlur={follow.rest}
        onChange={(event) => follow.typeInAll(event.target.value)}
        value={follow.inAllTyped}
      />
      {inAll ? <p className="number strong">{t('most', { amount: text.whole(inAll) })}</p> : null}
      {operator.waits ? (
        <p className="quiet">{t('firstDay', { hours: firstWaitMs / hourMs })}</p>
      ) : null}
      {problem && !problem.facts.field ? (
        <p className="problem" role="alert">
          {refusalText(problem.reason, problem.facts)}
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
