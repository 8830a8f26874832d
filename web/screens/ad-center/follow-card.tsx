import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { listFollows } from '#contract/follow.ts';
import { call } from '../../api/call.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { placesInApp } from '../../location/places.ts';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { Loaded } from '../../query/loaded.tsx';

const followsShown = 3;

export const firstFollows = queryOptions({
  queryKey: ['follows', 'first'],
  queryFn: () => call(listFollows, {}),
});

/**
 * Current and former follows, each with its result, which may be a loss. Without any, the tile that
 * leads to following says so, and there is no card.
 */
export function FollowCard() {
  const t = useTranslations('center');
  const money = useMoney();
  const screen = useTranslations('screen');
  return (
    <Loaded inCard query={useQuery(firstFollows)} skeleton={<SkeletonCard lines={2} />}>
      {({ list }) =>
        list.length === 0 ? null : (
          <Card flush title={t('follows')}>
            {list
              .slice(0, followsShown)
              .map(({ id, proxyId, until, copies, missed, ownResult }) => (
                <Row
                  href={`#${placesInApp.follow.path}`}
                  key={id}
                  text={t(until === null ? 'following' : 'followed', { copies, missed })}
                  title={proxyId}
                  trailing={<Amount sign={signOf(ownResult)} value={money.change(ownResult)} />}
                />
              ))}
            {list.length > followsShown ? (
              <Row href={`#${placesInApp.follow.path}`} icon="people" title={screen('operated')} />
            ) : null}
          </Card>
        )
      }
    </Loaded>
  );
}
