import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SumMark } from '#domain/sum-mark.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Amount } from '../../parts/amount.tsx';
import { Row } from '../../parts/row.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import type { RecordGroup, RecordItem } from './group-records.ts';
import { useStopText } from './use-stop-text.ts';
import styles from './wallet-screen.module.css';

interface RecordRowsProps {
  readonly group: RecordGroup;
  readonly onOpen: (id: string) => void;
}

/** A ledger line: one record, or several of a day that a tap expands. */
export function RecordRows({ group, onOpen }: RecordRowsProps) {
  return group.records.length === 1 ? (
    <RecordRow onOpen={onOpen} record={group.first} />
  ) : (
    <Several group={group} onOpen={onOpen} />
  );
}

/** A day without its year, which the chosen period says. */
function Day({ moment }: { readonly moment: string }) {
  const format = useFormatter();
  const day = format.dateTime(new Date(moment), { day: 'numeric', month: 'short' });
  return <time dateTime={moment}>{day}</time>;
}

function Several({ group, onOpen }: RecordRowsProps) {
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
        text={
          <>
            {t('several', { kind: t(`kind.${first.kind}`), count: records.length })}
            {'\u00a0· '}
            <Day moment={first.at} />
          </>
        }
        title={first.product ?? t(`type.${first.type}`)}
        trailing={
          first.moved ? undefined : (
            <Amount mark={isOpen ? groupSum.total.mark : undefined} value={groupSum.total.value} />
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
  const money = useMoney();
  const stopText = useStopText();
  const { moved, product } = record;
  const kind = record.remark === null ? t(`kind.${record.kind}`) : stopText(record.remark);
  return (
    <Row
      onPress={() => onOpen(record.id)}
      text={
        <>
          {product ? `${t(`type.${record.type}`)}\u00a0· ${kind}` : kind}
          {'\u00a0· '}
          <Day moment={record.at} />
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
          <Amount mark={mark} value={money.change(record.amount)} />
        )
      }
    />
  );
}
