import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planEvents } from '#contract/delivery.ts';
import { type EventKind, eventKinds } from '#domain/delivery/event.ts';
import { call } from '../../api/call.ts';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { EventItem } from './event-item.tsx';
import styles from './plan-detail-screen.module.css';
import type { Opened } from './plan-detail-screen.tsx';

type Counted = 'valid' | 'invalid';

interface EventsSheetProps {
  readonly planNo: string;
  /** The filters that the figure opens with. */
  readonly first: Extract<Opened, { sheet: 'events' }>;
  readonly onClose: () => void;
}

/** The single events behind the figures, newest first, those that did not count as well. */
export function EventsSheet({ planNo, first, onClose }: EventsSheetProps) {
  const t = useTranslations('delivery.events');
  const delivery = useTranslations('delivery');
  const app = useTranslations('app');
  const [kind, setKind] = useState<EventKind | null>(first.kind ?? null);
  const [counted, setCounted] = useState<Counted | null>(first.counted ?? null);
  const query = useInfiniteQuery({
    queryKey: ['plan-events', planNo, kind, counted],
    queryFn: ({ pageParam }) =>
      call(planEvents, {
        planNo,
        ...(kind ? { kind } : {}),
        ...(counted ? { counted } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const items = query.data?.pages.flatMap((page) => page.list) ?? [];
  const isFiltered = kind !== null || counted !== null;
  return (
    <Sheet closeLabel={app('close')} onClose={onClose} open share={0.92} title={t('title')}>
      <div className={styles.filters}>
        {([null, 'valid', 'invalid'] as const).map((one) => (
          <Chip key={one} onPress={() => setCounted(one)} pressed={counted === one}>
            {t(one ?? 'any')}
          </Chip>
        ))}
      </div>
      <div className={styles.filters}>
        {eventKinds.map((one) => (
          <Chip key={one} onPress={() => setKind(kind === one ? null : one)} pressed={kind === one}>
            {delivery(`kind.${one}`)}
          </Chip>
        ))}
      </div>
      <EndlessList
        empty={
          <Empty
            icon="search"
            text={isFiltered ? t('noneFilteredText') : t('noneText')}
            title={isFiltered ? t('noneFiltered') : t('none')}
          />
        }
        endText={t('end')}
        failedText={app('retry')}
        items={items}
        keyOf={({ no }) => String(no)}
        label={t('title')}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        renderItem={(event) => <EventItem event={event} />}
        skeleton={<SkeletonCard />}
        state={endlessStateOf(query)}
      />
    </Sheet>
  );
}
