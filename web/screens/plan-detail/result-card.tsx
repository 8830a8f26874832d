import { useTranslations } from 'use-intl';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { FigurePair } from '../../parts/figure-pair.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
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
  const money = useMoney();
  if (!earnings) return null;
  const hasShare = signOf(earnings.profitShare) !== undefined;
  const made = {
    settled: money.whole(earnings.settled),
    consumed: money.wholePaid(earnings.ownCost),
    share: money.wholePaid(earnings.profitShare),
  };
  const isPending = signOf(earnings.pendingTotal) !== undefined;
  return (
    <Card>
      <div className={styles.figures}>
        <FigurePair>
          <Figure
            label={t(plan.status === 'settled' ? 'titleSettled' : 'title')}
            onOpen={() => onOpen({ sheet: 'orders' })}
            sign={signOf(earnings.ownResult)}
            size="hero"
            total
            value={money.change(earnings.ownResult)}
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
      <p className={styles.note}>{t(hasShare ? 'noteShare' : 'note', made)}</p>
      {signOf(earnings.networkResult) === undefined ? null : (
        <div className={styles.parts}>
          <LedgerLine label={t('total')} {...money.shownChange(earnings.result)} />
          <LedgerLine label={t('own')} quiet {...money.shownChange(earnings.ownResult)} />
          <LedgerLine label={t('network')} quiet {...money.shownChange(earnings.networkResult)} />
        </div>
      )}
    </Card>
  );
}
