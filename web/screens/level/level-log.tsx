import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { levelLog } from '#contract/level.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Row } from '../../parts/row.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import styles from './level-screen.module.css';
import { usePoints } from './use-points.ts';

type Fact = Output<typeof levelLog>['list'][number];

/** Everything that changed level or score, newest first, each with its cause. */
export function LevelLog() {
  const t = useTranslations('level');
  const app = useTranslations('app');
  const query = useInfiniteQuery({
    queryKey: ['level', 'log'],
    queryFn: ({ pageParam }) => call(levelLog, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  return (
    <Card flush title={t('log')}>
      <EndlessList
        empty={<Empty small text={t('noLogText')} title={t('noLog')} />}
        endText={t('logEnd')}
        failedText={app('retry')}
        items={query.data?.pages.flatMap((page) => page.list) ?? []}
        keyOf={({ id, what }) => `${what} ${id}`}
        label={t('log')}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        renderItem={(fact) => <FactRow fact={fact} />}
        skeleton={<SkeletonRows rows={3} />}
        state={endlessStateOf(query)}
      />
    </Card>
  );
}

function FactRow({ fact }: { readonly fact: Fact }) {
  const t = useTranslations('level');
  const format = useFormatter();
  const money = useMoney();
  const points = usePoints();
  const { what, at, planNo, consumed, levelBefore, levelAfter, scoreAfter } = fact;
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const lines = [
    date,
    ...(planNo ? [t('ofPlan', { plan: shortCodeOf(planNo) })] : []),
    ...(what === 'plan_settled' ? [t('factConsumed', { amount: money.wholePaid(consumed) })] : []),
    ...(levelBefore === null ? [] : [t('factLevel', { from: levelBefore, to: levelAfter })]),
  ];
  return (
    <Row
      href={planNo ? planHref(planNo) : '#/wallet'}
      text={lines.join('\u00a0· ')}
      title={t(`event.${what}`)}
      trailing={
        <span className={styles.points}>
          <span className={styles.number}>{points(fact.points)}</span>
          <span className={styles.after}>{t('after', { score: scoreAfter })}</span>
        </span>
      }
    />
  );
}
