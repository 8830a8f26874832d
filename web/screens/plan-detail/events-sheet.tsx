import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { planEvents } from '#contract/delivery.ts';
import { type EventKind, eventKinds } from '#domain/delivery/event.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import type { OpenedEvents } from '../../plan/opened.ts';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { EventItem } from './event-item.tsx';
import styles from './plan-detail-screen.module.css';
import { SpanChip } from './span-chip.tsx';

type Counted = 'valid' | 'invalid';

interface EventsSheetProps {
  readonly planNo: string;
  /** The filters that the figure opens with. */
  readonly first: OpenedEvents;
  readonly onClose: () => void;
}

/** The single events behind the figures, newest first, including those that did not count. */
export function EventsSheet({ planNo, first, onClose }: EventsSheetProps) {
  const t = useTranslations('delivery.events');
  const delivery = useTranslations('delivery');
  const money = useMoney();
  const time = useTime();
  const [kind, setKind] = useState<EventKind | null>(first.kind ?? null);
  const [countedFilter, setCounted] = useState<Counted | null>(first.counted ?? null);
  const [span, setSpan] = useState({ from: first.from, to: first.to });
  const [reason, setReason] = useState(first.reason ?? null);
  const [record, setRecord] = useState(first.record ?? null);
  const [reserved, setReserved] = useState(first.reserved ?? null);
  const events = usePages(
    ['plan-events', planNo, kind, countedFilter, span, reason, record, reserved],
    planEvents,
    {
      planNo,
      ...(kind ? { kind } : {}),
      ...(countedFilter ? { counted: countedFilter } : {}),
      ...(reason ? { reason } : {}),
      ...(record ? { record } : {}),
      ...(reserved ? { reservedAt: reserved.at, lastNo: String(reserved.lastNo) } : {}),
      ...(span.from ? { from: span.from } : {}),
      ...(span.to ? { to: span.to } : {}),
    },
  );
  const isWithin = Boolean(span.from || span.to || reason || record);
  const isFiltered = kind !== null || countedFilter !== null || isWithin;
  return (
    <Sheet onClose={onClose} open share={0.92} title={t('title')}>
      {isWithin ? (
        <div className={styles.filters}>
          <SpanChip onClear={() => setSpan({ from: undefined, to: undefined })} span={span} />
          {reason ? (
            <Chip onPress={() => setReason(null)} pressed>
              {delivery(`reason.${reason}`)}
            </Chip>
          ) : null}
          {record ? (
            <Chip onPress={() => setRecord(null)} pressed>
              {t('booked')}
            </Chip>
          ) : null}
        </div>
      ) : null}
      {reserved ? (
        <>
          <div className={styles.filters}>
            <Chip onPress={() => setReserved(null)} pressed>
              {t('reserved', {
                amount: money.wholeExact(reserved.amount),
                time: time(reserved.at),
              })}
            </Chip>
          </div>
          <p className="quiet">{t('reservedText')}</p>
        </>
      ) : (
        <>
          <div className={styles.filters}>
            {([null, 'valid', 'invalid'] as const).map((filter) => (
              <Chip
                key={filter}
                onPress={() => setCounted(filter)}
                pressed={countedFilter === filter}
              >
                {t(filter ?? 'any')}
              </Chip>
            ))}
          </div>
          <div className={styles.filters}>
            {eventKinds.map((eventKind) => (
              <Chip
                key={eventKind}
                onPress={() => setKind(kind === eventKind ? null : eventKind)}
                pressed={kind === eventKind}
              >
                {delivery(`kind.${eventKind}`)}
              </Chip>
            ))}
          </div>
        </>
      )}
      <PageList
        empty={
          <Empty
            icon="search"
            text={isFiltered ? t('noneFilteredText') : t('noneText')}
            title={isFiltered ? t('noneFiltered') : t('none')}
          />
        }
        keyOf={({ no: eventNumber }) => String(eventNumber)}
        label={t('title')}
        pages={events}
        row={(event) => <EventItem event={event} />}
        skeleton={<SkeletonCard />}
      />
    </Sheet>
  );
}
