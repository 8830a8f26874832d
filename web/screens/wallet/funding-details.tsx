import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listRecords, monthlyRecords } from '#contract/record.ts';
import type { RecordType } from '#domain/ledger/kinds.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { currentLocation, go, useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Chip } from '../../parts/chip.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SkeletonRows } from '../../parts/skeleton-rows.tsx';
import { PageList } from '../../query/page-list.tsx';
import { usePages } from '../../query/use-pages.ts';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import type { RecordPocket } from './balance-proof.tsx';
import { type DateRange, findMoments, monthDates } from './date-range.ts';
import { type ChosenFilter, FilterSheet, useRangeText } from './filter-sheet.tsx';
import { groupRecords } from './group-records.ts';
import { MonthBars } from './month-bars.tsx';
import { useMonthName } from './month-sheet.tsx';
import { parseRecordAddress, type RecordFilter, removeMonth } from './record-filter.ts';
import { RecordRows } from './record-rows.tsx';
import { RecordSheet } from './record-sheet.tsx';
import styles from './wallet-screen.module.css';

interface FundingDetailsProps {
  /** Shows the records behind a figure. */
  readonly onRecords: (filter: RecordFilter) => void;
}

/** The months of the wallet, the transactions of the chosen one, and the one that is opened. */
export function FundingDetails({ onRecords }: FundingDetailsProps) {
  // A plan's history links to the record that moved its money.
  const linkedRecord = new URLSearchParams(useLocation().query).get('record');
  const [opened, setOpened] = useState(linkedRecord);
  const close = () => {
    setOpened(null);
    if (linkedRecord) go('/wallet', { replace: true });
  };
  return (
    <>
      <RecordList onOpen={setOpened} onRecords={onRecords} />
      <RecordSheet id={opened} onClose={close} />
    </>
  );
}

interface RecordListProps extends FundingDetailsProps {
  readonly onOpen: (id: string) => void;
}

/** Opening a record does not render all of them again. */
const RecordList = memo(function RecordList({ onOpen, onRecords }: RecordListProps) {
  const t = useTranslations('wallet');
  const { query } = useLocation();
  const monthName = useMonthName();
  const { data: months, isError } = useQuery({
    queryKey: ['months'],
    queryFn: () => call(monthlyRecords, {}),
  });
  // A balance or a month's figure links to the records behind it, a plan's money to all of its own.
  const address = parseRecordAddress(query);
  const balance = address.pocket;
  const plan = new URLSearchParams(query).get('plan');
  const [month, setMonth] = useState(address.month);
  const [filter, setFilter] = useState<ChosenFilter>(() => ({
    range: balance || plan ? 'all' : null,
    type: address.type,
    hasMoves: false,
  }));
  const [isFiltering, setFiltering] = useState(false);
  const changeFilter = (change: Partial<ChosenFilter>) => {
    setFilter({ ...filter, ...change });
    go('/wallet', { query: removeMonth(currentLocation().query), replace: true });
  };

  const shownMonth =
    months?.list.find((listedMonth) => listedMonth.month === month) ?? months?.list[0];
  const dates = monthDates(month ?? shownMonth?.month ?? '');
  const range = filter.range ?? dates ?? 'all';
  // Until the months are known it is open which records are wanted.
  const isReady = filter.range !== null || dates !== null || months !== undefined || isError;

  // A pressed filter is painted before the records it leaves.
  const deferredFilter = useDeferredValue({ range, type: filter.type, hasMoves: filter.hasMoves });

  const filtersRef = useRef<HTMLDivElement>(null);
  const lastOriginRef = useRef<string | null>(null);
  // A link to the records of a plan scrolls to them once they are loaded.
  const scrollTo = useCallback((origin: string) => {
    if (lastOriginRef.current === origin) return;
    lastOriginRef.current = origin;
    filtersRef.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Card
      aside={
        <button className={styles.filter} onClick={() => setFiltering(true)} type="button">
          <Icon name="sliders" size="small" />
          {t('filter.title')}
        </button>
      }
      flush
      title={t('funding')}
    >
      {months && shownMonth ? (
        <MonthBars
          isListed={filter.range === null}
          months={months.list}
          onChoose={(chosen) => {
            setMonth(chosen);
            changeFilter({ range: null });
          }}
          onRecords={onRecords}
          selectedMonth={shownMonth}
        />
      ) : null}
      <div className={`${styles.filters} line tight`} ref={filtersRef}>
        {plan || balance ? (
          <Chip onPress={() => go('/wallet', { replace: true })} pressed>
            {plan
              ? t('ofPlan', { plan: shortCodeOf(plan) })
              : t(`pocket.${balance ?? 'available'}`)}
          </Chip>
        ) : null}
        <FilterChips filter={filter} isLinked={Boolean(plan || balance)} onChoose={changeFilter} />
      </div>
      {isReady ? (
        <Records
          {...deferredFilter}
          balance={balance}
          onOpen={onOpen}
          onShown={scrollTo}
          plan={plan}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {isFiltering ? (
        <FilterSheet
          filter={filter}
          monthName={shownMonth ? monthName(shownMonth.month) : null}
          onChoose={(chosen) => {
            setFiltering(false);
            changeFilter(chosen);
          }}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </Card>
  );
});

interface FilterChipsProps {
  readonly filter: ChosenFilter;
  /** Whether the address chose the records, of all time. */
  readonly isLinked: boolean;
  readonly onChoose: (change: Partial<ChosenFilter>) => void;
}

/** What is chosen beside the month. A press takes it back. */
function FilterChips({ filter: { range, type, hasMoves }, isLinked, onChoose }: FilterChipsProps) {
  const t = useTranslations('wallet');
  const rangeText = useRangeText();
  return (
    <>
      {range && !isLinked ? (
        <Chip onPress={() => onChoose({ range: null })} pressed>
          {rangeText(range)}
        </Chip>
      ) : null}
      {type ? (
        <Chip onPress={() => onChoose({ type: null })} pressed>
          {t(`type.${type}`)}
        </Chip>
      ) : null}
      {hasMoves ? (
        <Chip onPress={() => onChoose({ hasMoves: false })} pressed>
          {t('internal')}
        </Chip>
      ) : null}
    </>
  );
}

interface RecordsProps {
  readonly onOpen: (id: string) => void;
  readonly type: RecordType | null;
  readonly range: DateRange;
  readonly hasMoves: boolean;
  readonly plan: string | null;
  readonly balance: RecordPocket | null;
  /** Called with the plan or balance whose records are loaded. */
  readonly onShown: (origin: string) => void;
}

/** The records themselves, newest first. */
const Records = memo(function Records(props: RecordsProps) {
  const { type, range, hasMoves, plan, balance, onOpen, onShown } = props;
  const t = useTranslations('wallet');
  const format = useFormatter();
  // Movements between pockets of the wallet leave the available funds unchanged.
  const pocket = balance ?? (hasMoves || plan ? null : 'available');
  const filters = {
    ...(type ? { type } : {}),
    ...(plan ? { plan } : {}),
    ...(pocket ? { pocket } : {}),
    ...findMoments(range, new Date()),
  };
  const pages = usePages(['records', type, range, plan, pocket], listRecords, filters);
  const origin = plan ?? balance;
  const isLoaded = pages.firstPage.data !== undefined;
  useEffect(() => {
    if (origin && isLoaded) onShown(origin);
  }, [origin, isLoaded, onShown]);

  const formatDay = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'full' });
  const isFiltered = type !== null || range !== 'all' || origin !== null;
  return (
    <PageList
      arrange={(records) => groupRecords(records, formatDay)}
      empty={
        <Empty
          small
          text={isFiltered ? t('noneFilteredText') : t('noneText')}
          title={isFiltered ? t('noneFiltered') : t('none')}
        />
      }
      keyOf={({ first }) => first.id}
      label={t('funding')}
      pages={pages}
      row={(group) => <RecordRows group={group} onOpen={onOpen} />}
    />
  );
});
