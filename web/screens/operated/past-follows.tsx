import { useTranslations } from 'use-intl';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { EndlessList, type EndlessState } from '../../parts/endless-list.tsx';
import { Row } from '../../parts/row.tsx';
import type { Follow } from './operated-screen.tsx';
import { useFollowText } from './use-follow-text.ts';

interface PastFollowsProps {
  readonly follows: readonly Follow[];
  readonly state: EndlessState;
  readonly onMore: () => void;
}

/** Former follows and their results. */
export function PastFollows({ follows, state, onMore }: PastFollowsProps) {
  const t = useTranslations('follow');
  const app = useTranslations('app');
  const text = useFollowText();
  return (
    <Card flush title={t('past')}>
      <EndlessList
        empty={null}
        endText={t('end')}
        failedText={app('retry')}
        items={follows}
        keyOf={({ id }) => id}
        label={t('past')}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={onMore}
        renderItem={({ proxyId, since, until, ownResult, copies, missed }) => (
          <Row
            text={[
              t('fromTo', { from: text.date(since), to: text.date(until ?? since) }),
              t('copiesOf', { copies, missed }),
            ].join('\u00a0· ')}
            title={proxyId}
            trailing={<Amount {...text.result(ownResult)} unit={undefined} />}
          />
        )}
        skeleton={null}
        state={state}
      />
    </Card>
  );
}
