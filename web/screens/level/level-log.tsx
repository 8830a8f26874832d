import { useTranslations } from 'use-intl';
import { levelLog } from '#contract/level.ts';
import type { Output } from '#contract/route.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Row } from '../../parts/row.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import styles from './level-screen.module.css';
import { usePoints } from './use-points.ts';

type StandingChange = Output<typeof levelLog>['list'][number];

/** Everything that changed level or score, newest first, each with its cause. */
export function LevelLog() {
  const t = useTranslations('level');
  return (
    <Card flush title={t('log')}>
      <PageList
        empty={<Empty small text={t('noLogText')} title={t('noLog')} />}
        keyOf={({ id, what: event }) => `${event} ${id}`}
        label={t('log')}
        pages={usePages(['level', 'log'], levelLog, {})}
        row={(change) => <ChangeRow change={change} />}
      />
    </Card>
  );
}

function ChangeRow({ change }: { readonly change: StandingChange }) {
  const t = useTranslations('level');
  const format = useFormatter();
  const money = useMoney();
  const points = usePoints();
  const {
    what: event,
    at: happenedAt,
    planNo,
    consumed,
    levelBefore,
    levelAfter,
    scoreAfter,
  } = change;
  const date = format.dateTime(new Date(happenedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const lines = [
    date,
    ...(planNo ? [t('ofPlan', { plan: shortCodeOf(planNo) })] : []),
    ...(event === 'plan_settled' ? [t('factConsumed', { amount: money.wholePaid(consumed) })] : []),
    ...(levelBefore === null ? [] : [t('factLevel', { from: levelBefore, to: levelAfter })]),
  ];
  return (
    <Row
      href={planNo ? planHref(planNo) : '#/wallet'}
      text={lines.join('\u00a0· ')}
      title={t(`event.${event}`)}
      trailing={
        <span className={styles.points}>
          <span className={styles.number}>{points(change.points)}</span>
          <span className={styles.after}>{t('after', { score: scoreAfter })}</span>
        </span>
      }
    />
  );
}
