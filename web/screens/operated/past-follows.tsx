import { useTranslations } from 'use-intl';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import type { Follow } from './operated-screen.tsx';
import { useFollowText } from './use-follow-text.ts';

/** Whom one followed before, and what it brought. */
export function PastFollows({ follows }: { readonly follows: readonly Follow[] }) {
  const t = useTranslations('follow');
  const text = useFollowText();
  return (
    <Card flush title={t('past')}>
      <ul aria-label={t('past')}>
        {follows.map(({ id, proxyId, since, until, result, copies, missed }) => (
          <li key={id}>
            <Row
              text={[
                t('fromTo', { from: text.date(since), to: text.date(until ?? since) }),
                t('copiesOf', { copies, missed }),
              ].join(' · ')}
              title={proxyId}
              trailing={<Amount {...text.result(result)} unit={undefined} />}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
