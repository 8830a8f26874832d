import { useTranslations } from 'use-intl';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { FigurePair } from '../../parts/figure-pair.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { sumTags } from '../../sum/sum-tags.tsx';
import { useSum } from '../../sum/use-sum.ts';
import styles from './result-card.module.css';

interface ResultCardProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/**
 * What the plan came to for the partner, a loss as large as a gain, beside what is pending; below
 * it the result over all money where the network's is part of it. Up to when it is complete is said
 * once, by the money card below it.
 */
export function ResultCard({ detail, onOpen }: ResultCardProps) {
  const { earnings, plan } = detail;
  const t = useTranslations('plan.result');
  const app = useTranslations('app');
  const money = useMoney();
  const sum = useSum();
  if (!earnings) return null;
  const hasShare = signOf(earnings.profitShare) !== undefined;
  const ownTotal = { money: earnings.ownResult, form: 'change' } as const;
  const cost = { side: 'pays', form: 'whole', isSubtracted: true } as const;
  const ownSum = sum(
    [
      { money: earnings.settled, form: 'whole' },
      { ...cost, money: earnings.ownCost },
      { ...cost, money: earnings.profitShare },
    ],
    ownTotal,
    'own',
  );
  const [{ display: settled }, { display: consumed }, { display: share }] = ownSum.parts;
  const wholeSum = sum(
    [ownTotal, { money: earnings.networkResult, form: 'change' }],
    { money: earnings.result, form: 'change' },
    'whole',
  );
  const [{ display: ownPart }, { display: networkPart }] = wholeSum.parts;
  const isPending = signOf(earnings.pendingTotal) !== undefined;
  return (
    <Card>
      <div className={styles.figures}>
        <FigurePair>
          <Figure
            label={t(plan.status === 'settled' ? 'titleSettled' : 'title')}
            mark={ownSum.total.mark}
            onOpen={() => onOpen({ sheet: 'orders' })}
            sign={signOf(earnings.ownResult)}
            size="hero"
            total
            value={ownSum.total.value}
          />
          {isPending ? (
            <Figure
              label={t('pendingTitle')}
              note={t('pendingNote')}
              onOpen={() => onOpen({ sheet: 'orders', state: 'pending' })}
              size="hero"
              value={money.amount(earnings.pendingTotal)}
            />
          ) : null}
        </FigurePair>
      </div>
      <p className="apart-3 small">
        {t.rich(hasShare ? 'noteShare' : 'note', {
          ...sumTags(ownSum),
          settled: settled.value,
          consumed: consumed.value,
          share: share.value,
        })}
      </p>
      {ownSum.rounding ? (
        <p {...ownSum.rounding.mark} className="quiet">
          {app('roundingOf', { amount: ownSum.rounding.value })}
        </p>
      ) : null}
      {signOf(earnings.networkResult) === undefined ? null : (
        <div className="apart-3">
          <LedgerLine label={t('total')} {...wholeSum.total} />
          <LedgerLine label={t('own')} quiet {...ownPart} />
          <LedgerLine label={t('network')} quiet {...networkPart} />
          <RoundingLine rounding={wholeSum.rounding} />
        </div>
      )}
    </Card>
  );
}
