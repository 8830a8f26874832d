import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listRecords } from '#contract/record.ts';
import { type RecordType, recordTypes } from '#domain/ledger/kinds.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { currentLocation, go, useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { EndlessList } from '../../parts/endless-list.tsx';
import { endlessStateOf } from '../../parts/endless-state.ts';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import type { RecordPocket } from './balance-proof.tsx';
import { type DateRange, momentsOf } from './date-range.ts';
import { groupRecords } from './group-records.ts';
import { RangeChips } from './range-chips.tsx';
import { askedRecords, withoutMonth } from './record-filter.ts';
import { RecordRows } from './record-rows.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { showPressed } from './show-pressed.ts';
import styles from './wallet-screen.module.css';

/** Every transaction of the wallet, and the one that is opened. */
export function FundingDetails() {
  // A plan's history links to the record that moved its money.
  const named = new URLSearchParams(useLocation().query).get('record');
  const [opened, setOpened] = useState(named);
  const close = () => {
    setOpened(null);
    if (named) go('/wallet', { replace: true });
  };
  return (
    <>
      <RecordList onOpen={setOpened} />
      <RecordSheet id={opened} onClose={close} />
    </>
  );
}

interface RecordListProps {
  readonly onOpen: (id: string) => void;
}

/** With filters by type and date. Opening a record does not render all of them again. */
const RecordList = memo(function RecordList({ onOpen }: RecordListProps) {
  const t = useTranslations('wallet');
  const { query } = useLocation();
  // A balance or a month's figure links to the records behind it.
  const asked = askedRecords(query);
  const balance = asked.pocket;
  const [type, setType] = useState(asked.type);
  const [range, setRange] = useState(asked.range);
  const [isInternal, setInternal] = useState(false);
  const choose = (change: () => void) => {
    change();
    go('/wallet', { query: withoutMonth(currentLocation().query), replace: true });
  };
  // A plan's money links to all its records.
  const plan = new URLSearchParams(query).get('plan');
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  // A link to the records of a plan scrolls to them once they are loaded.
  const show = useCallback((of: string) => {
    if (shown.current === of) return;
    shown.current = of;
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card flush title={t('funding')}>
      <RangeChips onChange={(next) => choose(() => setRange(next))} value={range} />
      {plan || balance ? (
        <div className={styles.filters} ref={place}>
          <Chip onPress={() => go('/wallet', { replace: true })} pressed>
            {plan
              ? t('ofPlan', { plan: shortCodeOf(plan) })
              : t(`pocket.${balance ?? 'available'}`)}
          </Chip>
        </div>
      ) : null}
      <div className={styles.filters} ref={asked.type ? showPressed : undefined}>
        <Chip onPress={() => setInternal(!isInternal)} pressed={isInternal}>
          {t('internal')}
        </Chip>
        {recordTypes.map((one) => (
          <Chip
            key={one}
            onPress={() => choose(() => setType(type === one ? null : one))}
            pressed={type === one}
          >
            {t(`type.${one}`)}
          </Chip>
        ))}
      </div>
      <Records
        balance={balance}
        isInternal={useDeferredValue(isInternal)}
        onOpen={onOpen}
        onShown={show}
        plan={plan}
        range={useDeferredValue(range)}
        type={useDeferredValue(type)}
      />
    </Card>
  );
});

interface RecordsProps extends RecordListProps {
  readonly type: RecordType | null;
  readonly range: DateRange;
  readonly isInternal: boolean;
  readonly plan: string | null;
  readonly balance: RecordPocket | null;
  /** Called with the plan or balance whose records are loaded. */
  readonly onShown: (of: string) => void;
}

/** By day. A pressed filter is painted before the records it leaves. */
const Records = memo(function Records(props: RecordsProps) {
  const { type, range, isInternal, plan, balance, onOpen, onShown } = props;
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const format = useFormatter();
  // Movements between pockets of the wallet leave the available funds unchanged.
  const pocket = balance ?? (isInternal || plan ? null : 'available');
  const query = useInfiniteQuery({
    queryKey: ['records', type, range, plan, pocket],
    queryFn: ({ pageParam }) =>
      call(listRecords, {
        ...(type ? { type } : {}),
        ...(plan ? { plan } : {}),
        ...(pocket ? { pocket } : {}),
        ...momentsOf(range, new Date()),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
  const of = plan ?? balance;
  const isRead = query.data !== undefined;
  useEffect(() => {
    if (of && isRead) onShown(of);
  }, [of, isRead, onShown]);
  const dayOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'full' });
  const groups = groupRecords(query.data?.pages.flatMap((page) => page.list) ?? [], dayOf);
  const isFiltered = type !== null || range !== 'all' || of !== null;
  return (
    <EndlessList
      empty={
        <Empty
          small
          text={isFiltered ? t('noneFilteredText') : t('noneText')}
          title={isFiltered ? t('noneFiltered') : t('none')}
        />
      }
      endText={t('end')}
      failedText={app('retry')}
      items={groups}
      keyOf={({ first }) => first.id}
      label={t('funding')}
      loadingText={app('loading')}
      moreText={t('more')}
      onMore={() => void query.fetchNextPage()}
      renderItem={(group, at) => (
        <RecordRows before={groups[at - 1]} group={group} onOpen={onOpen} />
      )}
      skeleton={<SkeletonCard />}
      state={endlessStateOf(query)}
    />
  );
});
