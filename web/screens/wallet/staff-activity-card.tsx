import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listStaffActivity } from '#contract/deposit.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { ShortCode } from '../../wallet/short-code.tsx';
import { useActText } from './use-act-text.ts';
import { useReferenceText } from './use-reference-text.ts';
import { useStopText } from './use-stop-text.ts';

/** What staff did on this account: every act with a name, a reason and a reference. */
export function StaffActivityCard() {
  const t = useTranslations('activity');
  const app = useTranslations('app');
  const [isOpen, setOpen] = useState(false);
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
        <StaffActivityList />
      </Sheet>
    </>
  );
}

function StaffActivityList() {
  const t = useTranslations('activity');
  const app = useTranslations('app');
  const format = useFormatter();
  const actText = useActText();
  const stopText = useStopText();
  const referenceText = useReferenceText();
  const query = useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam }) => call(listStaffActivity, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  return (
    <EndlessList
      empty={<Empty icon="people" text={t('noneText')} title={t('none')} />}
      endText={t('end')}
      failedText={app('retry')}
      items={query.data?.pages.flatMap((page) => page.list) ?? []}
      keyOf={({ at, act, reference }) => at + act + reference}
      label={t('title')}
      loadingText={app('loading')}
      moreText={t('more')}
      onMore={() => void query.fetchNextPage()}
      renderItem={({ at, by, act, reason, reference, evidence }) => {
        const { title, step } = actText(act, by);
        return (
          <Row
            text={
              <>
                {step && (
                  <>
                    {step}
                    <br />
                  </>
                )}
                {/* An act that needs no reason shows its own name as one. */}
                {reason !== act && (
                  <>
                    {stopText(reason)}
                    <br />
                  </>
                )}
                {referenceText(reference)}
                <br />
                {evidence && (
                  <>
                    SHA-256 <ShortCode code={evidence} />
                    <br />
                  </>
                )}
                {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
              </>
            }
            title={title}
          />
        );
      }}
      skeleton={<SkeletonCard />}
      state={endlessStateOf(query)}
    />
  );
}
