import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { listActivity } from '#contract/deposit.ts';
import { call } from '../../api/call.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useActText } from './use-act-text.ts';

/** What staff did on this account: every act with a name, a reason and a reference. */
export function ActivityCard() {
  const t = useTranslations('activity');
  const app = useTranslations('app');
  const format = useFormatter();
  const actText = useActText();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['activity'],
    queryFn: () => call(listActivity, {}),
    enabled: isOpen,
  });
  return (
    <>
      <Card flush>
        <Row icon="people" onPress={() => setOpen(true)} text={t('text')} title={t('title')} />
      </Card>
      <Sheet
        closeLabel={app('close')}
        onClose={() => setOpen(false)}
        open={isOpen}
        title={t('title')}
      >
        {isError ? <Failed busy={isFetching} onRetry={refetch} text={app('retry')} /> : null}
        {!data && !isError ? <SkeletonCard /> : null}
        {data?.list.length === 0 ? (
          <Empty icon="people" text={t('noneText')} title={t('none')} />
        ) : null}
        {data?.list.map(({ at, by, act, reason, reference }) => (
          <Row
            key={at + act + reference}
            text={
              <>
                {reason}
                <br />
                {reference}
                <br />
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              </>
            }
            title={t('line', { by, act: actText(act) })}
          />
        ))}
      </Sheet>
    </>
  );
}
