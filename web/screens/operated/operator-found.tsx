import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import type { Operator } from './find-operator.tsx';
import { FollowForm } from './follow-form.tsx';
import styles from './operated-screen.module.css';
import { useFollowText } from './use-follow-text.ts';

interface OperatorFoundProps {
  readonly operator: Operator;
  readonly onLeave: () => void;
}

/**
 * The whole record, with losses in the same place and size as gains; then the risks, then the form.
 */
export function OperatorFound({ operator, onLeave }: OperatorFoundProps) {
  const t = useTranslations('follow');
  const text = useFollowText();
  return (
    <Card aside={t('offeredSince', { date: text.date(operator.since) })} title={t('operator')}>
      <p className={styles.id}>{operator.proxyId}</p>
      <Record operator={operator} />
      <Risks operator={operator} />
      <FollowForm onLeave={onLeave} operator={operator} />
    </Card>
  );
}

function Record({ operator: { record, shareBps } }: { readonly operator: Operator }) {
  const t = useTranslations('follow');
  const text = useFollowText();
  const { plans, settled, running, failed, lost } = record;
  const resultSum = useSum()(
    [{ money: record.earned }, { money: record.consumed, side: 'pays', isSubtracted: true }],
    { money: record.result, form: 'change' },
  );
  const [{ display: earnedPart }, { display: consumed }] = resultSum.parts;
  const hasResult = settled > 0;
  return (
    <div className="apart-2">
      <LedgerLine
        label={t('result')}
        total
        {...text.result(hasResult ? record.result : null)}
        mark={hasResult ? resultSum.total.mark : undefined}
      />
      <LedgerLine
        label={t('earned')}
        {...earnedPart}
        mark={hasResult ? earnedPart.mark : undefined}
      />
      <LedgerLine
        label={t('consumed')}
        {...consumed}
        mark={hasResult ? consumed.mark : undefined}
      />
      <RoundingLine rounding={resultSum.rounding} />
      <LedgerLine label={t('lostPlans')} value={t('of', { part: lost, whole: settled })} />
      <LedgerLine label={t('bestPlan')} {...text.result(record.best)} />
      <LedgerLine label={t('medianPlan')} {...text.result(record.median)} />
      <LedgerLine label={t('worstPlan')} {...text.result(record.worst)} />
      <LedgerLine label={t('stake')} value={text.amount(record.stake)} />
      <LedgerLine label={t('shareAsked')} value={text.share(shareBps)} />
      <p className="quiet">{t('allPlans', { plans, settled, running, failed })}</p>
      <p className="quiet">{t('allMoney')}</p>
    </div>
  );
}

/** As large as the text around it, and before the button. */
function Risks({ operator: { followers, shareBps } }: { readonly operator: Operator }) {
  const t = useTranslations('follow');
  const text = useFollowText();
  const { withResult, lost, median, worst } = followers;
  const sum = (amount: string | null) => (amount === null ? '–' : text.wholeChange(amount));
  return (
    <section aria-label={t('risks')} className={`${styles.risks} stack-2`}>
      <h3>{t('risks')}</h3>
      <p>
        {withResult === 0
          ? t('noFollowers')
          : t('followersLost', {
              lost,
              all: withResult,
              share: text.percent(lost / withResult),
              median: sum(median),
              worst: sum(worst),
            })}
      </p>
      <p>{t('youCanLose')}</p>
      <p>{t('operatorGains', { share: text.share(shareBps) })}</p>
      <p>{t('noPromise')}</p>
    </section>
  );
}
