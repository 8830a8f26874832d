import { useTranslations } from 'use-intl';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { PageList } from '../../query/page-list.tsx';
import type { Pages } from '../../query/use-pages.ts';
import type { Follow } from './operated-screen.tsx';
import { useFollowText } from './use-follow-text.ts';

const listEnded = (follows: readonly Follow[]) => follows.filter(({ until }) => until !== null);

/** Former follows and their results. */
export function PastFollows({ follows }: { readonly follows: Pages<Follow> }) {
  const t = useTranslations('follow');
  const text = useFollowText();
  if (listEnded(follows.items).length === 0) return null;
  return (
    <Card flush title={t('past')}>
      <PageList
        arrange={listEnded}
        empty={null}
        keyOf={({ id }) => id}
        label={t('past')}
        pages={follows}
        row={({ proxyId, since, until, ownResult, copies, missed }) => (
          <Row
            text={[
              t('fromTo', { from: text.date(since), to: text.date(until ?? since) }),
              t('copiesOf', { copies, missed }),
            ].join('\u00a0· ')}
            title={proxyId}
            trailing={<Amount {...text.result(ownResult)} unit={undefined} />}
          />
        )}
      />
    </Card>
  );
}
