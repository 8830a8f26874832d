import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { recordDetail } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import { type CauseName, causeParts } from '#domain/ledger/cause.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { go } from '../../location/hash-location.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { Loaded } from '../../query/loaded.tsx';
import { CodeLine } from '../../wallet/code-line.tsx';
import { shortCodeOf } from '../../wallet/short-code-of.ts';
import { useConfirmedText } from '../../wallet/use-confirmed-text.ts';
import { useStopText } from './use-stop-text.ts';
import styles from './wallet-screen.module.css';

interface RecordSheetProps {
  readonly id: string | null;
  readonly onClose: () => void;
}

const recordQuery = (id: string) => ({
  queryKey: ['record', id],
  queryFn: () => call(recordDetail, { id }),
  // A record never changes.
  staleTime: Number.POSITIVE_INFINITY,
});

/** One record in detail: both sides of the transfer, its cause, and its place in the chain. */
export function RecordSheet({ id, onClose }: RecordSheetProps) {
  if (id === null) return null;
  return (
    <Sheet onClose={onClose} open title={<RecordTitle id={id} />}>
      <RecordContent id={id} onClose={onClose} />
    </Sheet>
  );
}

/** Its type once it is loaded. Only the content loads it, after the sheet has appeared. */
function RecordTitle({ id }: { readonly id: string }) {
  const t = useTranslations('wallet');
  const { data } = useQuery({ ...recordQuery(id), enabled: false });
  return data ? t(`type.${data.type}`) : t('record');
}

interface RecordContentProps {
  readonly id: string;
  readonly onClose: () => void;
}

function RecordContent({ id, onClose }: RecordContentProps) {
  const record = useQuery(recordQuery(id));
  return (
    <Loaded query={record} skeleton={<SkeletonCard />}>
      {(data) => <RecordDetail onClose={onClose} record={data} />}
    </Loaded>
  );
}

interface RecordDetailProps {
  readonly record: Output<typeof recordDetail>;
  readonly onClose: () => void;
}

function RecordDetail({ record, onClose }: RecordDetailProps) {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  const bookedAt = new Date(record.at);
  const stopText = useStopText();
  const confirmedText = useConfirmedText();
  return (
    <div className="stack-1">
      <p>{record.remark === null ? t(`kind.${record.kind}`) : stopText(record.remark)}</p>
      <p className={`${styles.part} quiet`}>{t('ownEnd')}</p>
      {record.own.map(({ pocket, amount, after: balanceAfter }) => (
        <div key={pocket}>
          <LedgerLine label={t(`pocket.${pocket}`)} value={money.exactChange(amount)} />
          <LedgerLine label={t('after')} quiet value={money.exact(balanceAfter)} />
        </div>
      ))}
      {record.own.some(({ pocket }) => pocket === 'to_consume') ? (
        <p>{t('recordedLater')}</p>
      ) : null}
      {record.others.length > 0 ? <p className={`${styles.part} quiet`}>{t('otherEnd')}</p> : null}
      {record.others.map(({ pocket, amount }, index) => (
        <LedgerLine
          // biome-ignore lint/suspicious/noArrayIndexKey: two can be alike, and a record stays
          key={`${index} ${pocket}`}
          label={t(`pocket.${pocket}`)}
          value={money.exactChange(amount)}
        />
      ))}
      <p className={`${styles.part} quiet`}>{t('cause')}</p>
      <p>
        {format.dateTime(bookedAt, { dateStyle: 'long', timeStyle: 'medium' })}
        <br />
        {bookedAt.toISOString()}
      </p>
      <div>
        {causeParts(record.cause, record.reverses).map(([name, value]) => (
          <CauseRow
            booked={record.kind === 'ad_billing' ? record.id : undefined}
            key={name}
            name={name}
            onLeave={onClose}
            value={value}
          />
        ))}
      </div>
      {record.confirmedBy ? <p>{confirmedText(record.confirmedBy)}</p> : null}
      <CodeLine code={record.hash} label={t('chain', { seq: String(record.seq) })} />
    </div>
  );
}

interface CauseRowProps {
  readonly name: CauseName;
  readonly value: string;
  /** The record itself, where it booked delivery. */
  readonly booked?: string | undefined;
  /** Closes what covers the target of the row. */
  readonly onLeave: () => void;
}

/** One part of a record's cause: in words, with its id below, and a link where there is one. */
export function CauseRow({ name, value, booked, onLeave }: CauseRowProps) {
  const t = useTranslations('wallet.causeOf');
  const format = useFormatter();
  const title = t(name);
  const text = textOf(name, value, (moment) => format.dateTime(moment, { dateStyle: 'long' }));
  if (name === 'plan') {
    const opened = booked ? ({ sheet: 'events', record: booked } as const) : undefined;
    return <Row href={planHref(value, opened)} text={text} title={title} />;
  }
  const query = queryOf(name, value);
  const open = () => {
    onLeave();
    go('/wallet', { query });
  };
  return <Row onPress={query ? open : undefined} text={text} title={title} />;
}

/** Ids that only programs compare are shortened; references and plan numbers are for people. */
const shortIdOf = (value: string): string =>
  /^[0-9a-f-]{36}$/.test(value) ? shortCodeOf(value) : value;

/** The id, or its readable part; nothing where it adds nothing to the words. */
function textOf(
  name: CauseName,
  value: string,
  formatDay: (moment: Date) => string,
): string | undefined {
  if (name === 'media') return undefined;
  return name === 'vip' ? formatDay(new Date(value)) : shortIdOf(value);
}

/** What the wallet opens by its address. */
const queryOf = (name: CauseName, value: string): string =>
  name === 'payout' ? `payout=${encodeURIComponent(value)}` : '';
