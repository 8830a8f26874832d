import { useTranslations } from 'use-intl';
import { parseMicro, zero } from '#domain/money.ts';
import { joinMarks } from '#domain/sum-mark.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { MoneyBar, type MoneyPartKind } from '../../parts/money-bar.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { basicConfigStored } from '../../session/session.ts';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import { useConfirmedText } from '../../wallet/use-confirmed-text.ts';
import styles from './plan-detail-screen.module.css';

interface PlanMoneyProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

const moneyParts = ['consumed', 'reserved', 'remaining', 'returned'] as const;
const partKinds = {
  consumed: 'spent',
  reserved: 'moving',
  remaining: 'held',
  returned: 'back',
} as const satisfies Record<(typeof moneyParts)[number], MoneyPartKind>;

/** What each part opens to: the events that it sums up, or the records that moved it. */
const openedByPart = {
  consumed: { sheet: 'events', counted: 'valid' },
  remaining: { sheet: 'records' },
  returned: { sheet: 'records' },
} as const satisfies Record<Exclude<(typeof moneyParts)[number], 'reserved'>, Opened>;

const isZero = (amount: string) => /^0+\.0+$/.test(amount);

/** The amount put, and one bar that shows where it is now. */
export function PlanMoney({ detail, onOpen }: PlanMoneyProps) {
  const t = useTranslations('plan.money');
  const money = useMoney();
  const sum = useSum();
  const confirmedText = useConfirmedText();
  const sums = detail.money;
  if (!sums) return null;
  const sizeOf = (amount: string) => parseMicro(amount) ?? zero;
  const reserved = {
    sheet: 'events',
    kind: 'serve',
    reserved: { amount: sums.reserved, at: detail.at, lastNo: detail.lastNo },
  } as const;
  // Once a plan has ended there are no new ads, and what is left only waits for its last ones.
  const remainingKey = detail.plan.status === 'putFinished' ? 'toReturn' : 'remaining';
  const otherSources = (['startup', 'discount'] as const).filter((name) => !isZero(sums[name]));
  // Without coupons and start-up funds, what waits of the partner's own money is all that waits.
  const sideAmounts = (['waiting', 'inFlightMax'] as const).filter(
    (name) => !isZero(sums[name]) && (name !== 'waiting' || otherSources.length > 0),
  );
  const putTotal = { money: sums.put };
  const partSum = sum(
    moneyParts.map((part) => ({
      part,
      money: sums[part],
      side: part === 'consumed' ? 'pays' : 'has',
    })),
    putTotal,
    'where',
  );
  const sourceSum = sum(
    (['own', ...otherSources] as const).map((name) => ({ name, money: sums[name] })),
    putTotal,
    'source',
  );
  // What is returned comes last, and once ads have ended nothing is reserved or left for them.
  const isRunning = detail.plan.status === 'putting' || detail.plan.status === 'matching';
  const isShown = (part: (typeof moneyParts)[number]) =>
    !isZero(sums[part]) || part === 'consumed' || (part !== 'returned' && isRunning);
  return (
    <div className="stack-2">
      <MoneyBar
        parts={partSum.parts
          .filter(({ part }) => isShown(part))
          .map(({ part, display }) => ({
            kind: partKinds[part],
            name: t(part === 'remaining' ? remainingKey : part),
            size: sizeOf(sums[part]),
            value: display.value,
            mark: display.mark,
            onOpen: () => onOpen(part === 'reserved' ? reserved : openedByPart[part]),
          }))}
        rounding={<RoundingLine rounding={partSum.rounding} />}
        whole={{
          name: t('put'),
          size: sizeOf(sums.put),
          value: partSum.total.value,
          mark: joinMarks(partSum.total.mark, otherSources.length > 0 ? sourceSum.total.mark : {}),
          unit: basicConfigStored.get()?.currency,
        }}
        wrongText={t('wrong')}
      />
      {sideAmounts.length > 0 ? (
        <div className={styles.beside}>
          {sideAmounts.map((name) => (
            <LedgerLine key={name} label={t(name)} quiet {...money.shown(sums[name])} />
          ))}
        </div>
      ) : null}
      {otherSources.length > 0 ? (
        <div className={styles.beside}>
          {sourceSum.parts.map(({ name, display }) => (
            <LedgerLine key={name} label={t(name)} quiet {...display} />
          ))}
          <RoundingLine rounding={sourceSum.rounding} />
        </div>
      ) : null}
      {detail.confirmedBy ? <p className="quiet">{confirmedText(detail.confirmedBy)}</p> : null}
    </div>
  );
}
