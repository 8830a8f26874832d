import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SumMark } from '#domain/sum-mark.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Amount } from '../../parts/amount.tsx';
import { Row } from '../../parts/row.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
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
  const [isOpen, setOpen] = useState(false);
  const { first, records, amount } = group;
  const groupSum = useSum()(
    records.map((record) => ({ record, money: record.amount, form: 'change' })),
    { money: amount, form: 'change' },
  );
  return (
    <div>
      <Row
        onPress={() => setOpen(!isOpen)}
        text={t('several', { kind: t(`kind.${first.kind}`), count: records.length })}
        title={first.product ?? t(`type.${first.type}`)}
        trailing={
          first.moved ? undefined : (
            <Amount
              mark={isOpen ? groupSum.total.mark : undefined}
              sign={signOf(amount)}
              value={groupSum.total.value}
            />
          )
        }
        unfolded={isOpen}
      />
      {isOpen ? (
        <div className={styles.unfolded}>
          {groupSum.parts.map(({ record, display }) => (
            <RecordRow
              key={record.id}
              mark={first.moved ? undefined : display.mark}
              onOpen={onOpen}
              record={record}
            />
          ))}
          {first.moved ? null : <RoundingLine rounding={groupSum.rounding} />}
        </div>
      ) : null}
    </div>
  );
}

interface RecordRowProps {
  readonly record: RecordItem;
  readonly onOpen: (id: string) => void;
  /** The sum of the group that it is part of. */
  readonly mark?: SumMark | undefined;
}

function RecordRow({ record, onOpen, mark }: RecordRowProps) {
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
          <Amount mark={mark} sign={signOf(record.amount)} value={money.change(record.amount)} />
        )
      }
    />
  );
}
