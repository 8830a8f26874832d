import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { listRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import { type RecordType, recordTypes } from '#domain/ledger/kinds.ts';
import { call } from '../../api/call.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { go, useLocation } from '../../location/hash-location.ts';
import { Amount } from '../../parts/amount.tsx';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { Row } from '../../parts/row.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { type DateRange, momentsOf } from './date-range.ts';
import { RangeChips } from './range-chips.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { useStopText } from './use-stop-text.ts';
import styles from './wallet-screen.module.css';

type RecordItem = Output<typeof listRecords>['list'][number];

/** Every movement of the wallet, by day, with filters by type and date. */
export function FundingDetails() {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const [type, setType] = useState<RecordType | null>(null);
  const [range, setRange] = useState<DateRange>('all');
  // A plan's history leads to the record that moved its money.
  const asked = new URLSearchParams(useLocation().query);
  const named = asked.get('record');
  // So does the money of a plan, to all records of it.
  const plan = asked.get('plan');
  const [opened, setOpened] = useState(named);
  const close = () => {
    setOpened(null);
    if (named) go('/wallet', { replace: true });
  };
  const query = useInfiniteQuery({
    queryKey: ['records', type, range, plan],
    queryFn: ({ pageParam }) =>
      call(listRecords, {
        ...(type ? { type } : {}),
        ...(plan ? { plan } : {}),
        ...momentsOf(range, new Date()),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const isRead = query.data !== undefined;
  // Whoever comes for the records of a plan is shown them, once they are there.
  useEffect(() => {
    if (!plan || !isRead || shown.current === plan) return;
    shown.current = plan;
    place.current?.scrollIntoView({ block: 'center' });
  }, [plan, isRead]);
  const items = query.data?.pages.flatMap((page) => page.list) ?? [];
  const isFiltered = type !== null || range !== 'all' || plan !== null;
  return (
    <Card flush title={t('funding')}>
      <RangeChips onChange={setRange} value={range} />
      {plan ? (
        <div className={styles.filters} ref={place}>
          <Chip onPress={() => go('/wallet', { replace: true })} pressed>
            {t('ofPlan', { plan })}
          </Chip>
        </div>
      ) : null}
      <div className={styles.filters}>
        {recordTypes.map((one) => (
          <Chip key={one} onPress={() => setType(type === one ? null : one)} pressed={type === one}>
            {t(`type.${one}`)}
          </Chip>
        ))}
      </div>
      <EndlessList
        empty={
          <Empty
            text={isFiltered ? t('noneFilteredText') : t('noneText')}
            title={isFiltered ? t('noneFiltered') : t('none')}
          />
        }
        endText={t('end')}
        failedText={app('retry')}
        items={items}
        keyOf={({ id }) => id}
        label={t('funding')}
        loadingText={app('loading')}
        moreText={t('more')}
        onMore={() => void query.fetchNextPage()}
        renderItem={(item, at) => (
          <RecordRow before={items[at - 1]} onOpen={setOpened} record={item} />
        )}
        skeleton={<SkeletonCard />}
        state={endlessStateOf(query)}
      />
      <RecordSheet id={opened} onClose={close} />
    </Card>
  );
}

interface RecordRowProps {
  readonly record: RecordItem;
  readonly before: RecordItem | undefined;
  readonly onOpen: (id: string) => void;
}

/** A day is named once, above its first record. */
function RecordRow({ record, before, onOpen }: RecordRowProps) {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'full' });
  const day = dayOf(record.at);
  const time = format.dateTime(new Date(record.at), { timeStyle: 'short' });
  const { moved } = record;
  const stopText = useStopText();
  const isFirst = !before || dayOf(before.at) !== day;
  return (
    <>
      {isFirst ? <p className={styles.day}>{day}</p> : null}
      <Row
        onPress={() => onOpen(record.id)}
        text={
          <>
            {record.remark === null ? t(`kind.${record.kind}`) : stopText(record.remark)} ·{' '}
            <time dateTime={record.at}>{time}</time>
            {moved ? <MovedLine moved={moved} /> : null}
          </>
        }
        title={t(`type.${record.type}`)}
        trailing={
          moved ? (
            <Amount value={money.amount(moved.amount)} />
          ) : (
            <Amount sign={signOf(record.amount)} value={money.change(record.amount)} />
          )
        }
      />
    </>
  );
}

/** What left the available funds alone says between which pockets it moved. */
function MovedLine({ moved }: { readonly moved: NonNullable<RecordItem['moved']> }) {
  const t = useTranslations('wallet');
  return (
    <>
      <br />
      {t('moved', { from: t(`pocket.${moved.from}`), to: t(`pocket.${moved.to}`) })}
    </>
  );
}
