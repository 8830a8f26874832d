import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Amount } from '../../parts/amount.tsx';
import { Row } from '../../parts/row.tsx';
import type { RecordGroup, RecordItem } from './group-records.ts';
import { useStopText } from './use-stop-text.ts';
import styles from './wallet-screen.module.css';

interface RecordRowsProps {
  readonly group: RecordGroup;
  readonly before: RecordGroup | undefined;
  readonly onOpen: (id: string) => void;
}

/** A ledger line: one record, or several that a tap expands, grouped by day. */
export function RecordRows({ group, before, onOpen }: RecordRowsProps) {
  const format = useFormatter();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'full' });
  const day = dayOf(group.first.at);
  const isFirst = !before || dayOf(before.first.at) !== day;
  return (
    <>
      {isFirst ? <p className={styles.day}>{day}</p> : null}
      {group.records.length === 1 ? (
        <RecordRow onOpen={onOpen} record={group.first} />
      ) : (
        <Several group={group} onOpen={onOpen} />
      )}
    </>
  );
}

function Several({ group, onOpen }: Omit<RecordRowsProps, 'before'>) {
  const t = useTranslations('wallet');
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { first, records, amount } = group;
  return (
    <div>
      <Row
        onPress={() => setOpen(!isOpen)}
        text={t('several', { kind: t(`kind.${first.kind}`), count: records.length })}
        title={first.product ?? t(`type.${first.type}`)}
        trailing={
          first.moved ? undefined : <Amount sign={signOf(amount)} value={money.change(amount)} />
        }
        unfolded={isOpen}
      />
      {isOpen ? (
        <div className={styles.unfolded}>
          {records.map((record) => (
            <RecordRow key={record.id} onOpen={onOpen} record={record} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface RecordRowProps {
  readonly record: RecordItem;
  readonly onOpen: (id: string) => void;
}

function RecordRow({ record, onOpen }: RecordRowProps) {
  const t = useTranslations('wallet');
  const format = useFormatter();
  const money = useMoney();
  const stopText = useStopText();
  const { moved, product } = record;
  const time = format.dateTime(new Date(record.at), { timeStyle: 'short' });
  const kind = record.remark === null ? t(`kind.${record.kind}`) : stopText(record.remark);
  return (
    <Row
      onPress={() => onOpen(record.id)}
      text={
        <>
          {product ? `${t(`type.${record.type}`)}\u00a0· ${kind}` : kind}
          {'\u00a0· '}
          <time dateTime={record.at}>{time}</time>
          {moved ? (
            <>
              <br />
              {t('moved', { from: t(`pocket.${moved.from}`), to: t(`pocket.${moved.to}`) })}
            </>
          ) : null}
        </>
      }
      title={product ?? t(`type.${record.type}`)}
      trailing={
        moved ? (
          <Amount value={money.amount(moved.amount)} />
        ) : (
          <Amount sign={signOf(record.amount)} value={money.change(record.amount)} />
        )
      }
    />
  );
}
