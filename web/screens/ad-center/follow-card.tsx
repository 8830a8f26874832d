import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listFollows } from '#contract/follow.ts';
import { call } from '../../api/call.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { placesInApp } from '../../location/places.ts';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';

const followsShown = 3;

/** Current and former follows, each with its result, which may be a loss. */
export function FollowCard() {
  const t = useTranslations('center');
  const money = useMoney();
  const app = useTranslations('app');
  const programme = useTranslations('programme');
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['follows', 'first'],
    queryFn: () => call(listFollows, {}),
  });
  if (!data && isError) {
    return (
      <Card title={t('follows')}>
        <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
      </Card>
    );
  }
  if (!data) return <SkeletonCard lines={2} />;
  return (
    <Card flush title={t('follows')}>
      {data.list.length === 0 ? <Empty small title={t('noFollows')} /> : null}
      {data.list.slice(0, followsShown).map(({ id, proxyId, until, copies, missed, ownResult }) => (
        <Row
          href={`#${placesInApp.follow.path}`}
          key={id}
          text={t(until === null ? 'following' : 'followed', { copies, missed })}
          title={proxyId}
          trailing={<Amount sign={signOf(ownResult)} value={money.change(ownResult)} />}
        />
      ))}
      {data.list.length > followsShown ? (
        <Row href={`#${placesInApp.follow.path}`} icon="people" title={programme('follow')} />
      ) : null}
    </Card>
  );
}
