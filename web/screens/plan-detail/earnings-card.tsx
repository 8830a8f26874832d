import { useTranslations } from 'use-intl';
import { add, formatMicro, parseMicro, zero } from '#domain/money.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { Opened, ShownState } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import styles from './plan-detail-screen.module.css';

interface EarningsCardProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

const isSome = (amount: string) => signOf(amount) !== undefined;

/** Settled, pending by the day it becomes final, and lost; only the first is the partner's. */
export function EarningsCard({ detail: { earnings, at: asOf }, onOpen }: EarningsCardProps) {
  const t = useTranslations('plan.earnings');
  const delivery = useTranslations('delivery');
  const time = useTime();
  const format = useFormatter();
  const money = useMoney();
  const sum = useSum();
  if (!earnings) return null;
  const {
    settled,
    pending,
    pendingTotal,
    held: heldAmount,
    reversed,
    unfunded,
    fee,
    orders,
  } = earnings;
  const isEmpty = orders === 0;
  const open = (state: ShownState) => () => onOpen({ sheet: 'orders', state });
  const formatDay = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const pendingSum = sum(
    groupPending(pending, asOf, formatDay).map((group) => ({ ...group, money: group.amount })),
    { money: pendingTotal },
  );
  return (
    <Card aside={delivery('completeTo', { time: time(asOf) })} title={t('title')}>
      {isEmpty ? <p className="quiet">{t('none')}</p> : null}
      <LedgerLine
        label={t('settled')}
        onOpen={open('approved')}
        total
        value={money.amount(settled)}
      />
      {isSome(fee) ? <LedgerLine label={t('fee')} quiet {...money.shown(fee, 'pays')} /> : null}
      {isEmpty ? null : (
        <div className={styles.beside}>
          {pendingSum.parts.map(({ day, count, display }) => (
            <LedgerLine
              key={day}
              label={
                day === null ? t('pendingFinal', { count }) : t('pendingOn', { date: day, count })
              }
              onOpen={open('pending')}
              quiet
              {...display}
            />
          ))}
          <RoundingLine rounding={pendingSum.rounding} />
          <LedgerLine
            label={t('pendingTotal')}
            onOpen={open('pending')}
            quiet
            {...pendingSum.total}
          />
          {isSome(heldAmount) ? (
            <LedgerLine
              label={t('held')}
              onOpen={open('held')}
              quiet
              value={money.amount(heldAmount)}
            />
          ) : null}
          <LedgerLine
            label={t('reversed')}
            onOpen={open('reversed')}
            quiet
            value={money.amount(reversed)}
          />
          {isSome(unfunded) ? (
            <LedgerLine
              label={t('unfunded')}
              onOpen={open('unfunded')}
              quiet
              value={money.amount(unfunded)}
            />
          ) : null}
        </div>
      )}
    </Card>
  );
}

type Pending = NonNullable<PlanDetail['earnings']>['pending'][number];

interface PendingGroup {
  /** The day on which it becomes final; null where only the end of the plan is missing. */
  readonly day: string | null;
  readonly amount: string;
  readonly count: number;
}

/** Pending commissions under one name each: by the reader's day, or as final already. */
function groupPending(
  pending: readonly Pending[],
  asOf: string,
  formatDay: (moment: string) => string,
): readonly PendingGroup[] {
  const groups = new Map<string | null, PendingGroup>();
  for (const { lockAt, amount, count } of pending) {
    const day = lockAt < asOf ? null : formatDay(lockAt);
    const group = groups.get(day) ?? { day, amount: '0', count: 0 };
    groups.set(day, { day, amount: addAmounts(group.amount, amount), count: group.count + count });
  }
  return [...groups.values()];
}

const addAmounts = (a: string, b: string): string =>
  formatMicro(add(parseMicro(a) ?? zero, parseMicro(b) ?? zero));
