import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listFeedback } from '#contract/feedback.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Row } from '../../parts/row.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import styles from './feedback-screen.module.css';
import { StateChip } from './state-chip.tsx';
import { TicketSheet } from './ticket-sheet.tsx';

export type Ticket = Output<typeof listFeedback>['list'][number];

export const ticketsKey = ['feedback'] as const;

interface TicketListProps {
  /** The ticket that a notification links to. */
  readonly wanted: string | null;
}

/** All tickets of the partner, newest first; each opens to its history. */
export function TicketList({ wanted }: TicketListProps) {
  const t = useTranslations('feedback');
  const app = useTranslations('app');
  const [opened, setOpened] = useState<string | null>(wanted);
  useEffect(() => setOpened(wanted), [wanted]);
  const query = useInfiniteQuery({
    queryKey: ticketsKey,
    queryFn: ({ pageParam }) => call(listFeedback, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const items = query.data?.pages.flatMap((page) => page.list) ?? [];
  // A notification opens its ticket, however old it is.
  const isSought = opened !== null && !items.some(({ ticket }) => ticket === opened);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (isSought && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isSought, hasNextPage, isFetching, isError, fetchNextPage]);
  return (
    <Card flush title={t('own')}>
      <EndlessList
        empty={<Empty small text={t('noneText')} title={t('none')} />}
        endText={t('end')}
        failedText={app('retry')}
        items={items}
        keyOf={({ ticket }) => ticket}
        label={t('own')}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={() => void (query.isError && !query.data ? query.refetch() : query.fetchNextPage())}
        renderItem={(item) => <TicketRow onOpen={() => setOpened(item.ticket)} ticket={item} />}
        skeleton={<SkeletonRows rows={2} />}
        state={endlessStateOf(query)}
      />
      <TicketSheet
        onClose={() => setOpened(null)}
        ticket={items.find(({ ticket }) => ticket === opened) ?? null}
      />
    </Card>
  );
}

function TicketRow({ ticket, onOpen }: { readonly ticket: Ticket; readonly onOpen: () => void }) {
  const t = useTranslations('feedback');
  const format = useFormatter();
  return (
    <Row
      onPress={onOpen}
      text={
        <>
          <span className={styles.first}>{ticket.content}</span>
          <span className={styles.number}>
            {ticket.ticket}
            {'\u00a0· '}
            {format.dateTime(new Date(ticket.at), { dateStyle: 'medium' })}
          </span>
        </>
      }
      title={t(`topics.${ticket.topic}`)}
      trailing={<StateChip state={ticket.state} />}
    />
  );
}
