import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import {
  type CompanionName,
  type FigureName,
  figureRows,
  profitShareOf,
} from '#domain/delivery/ad-center-figures.ts';
import { formatMicro, type Micro, micro, parseMicro, zero } from '#domain/money.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { FigureGrid } from '../../parts/figure-grid.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import styles from './ad-center-screen.module.css';
import type { AdData, FigureData, Period } from './ad-center-screen.tsx';
import { useFigureText } from './use-figure-text.tsx';

/** What can be opened: a figure, or what is beside the figures and part of none. */
export type OpenedFigure = FigureData | CompanionName;

interface FiguresOverviewProps {
  readonly data: AdData;
  readonly period: Period;
  readonly onOpen: (opened: OpenedFigure) => void;
}

/** A partner who has never put an amount. */
export const isNewcomer = ({ figures, pendingRevenue }: AdData): boolean =>
  pendingRevenue === null && figures.every(({ value }) => value === null);

/** Until the first ad is seen only what was put is known, and there is no result to lead with. */
const isBeforeDelivery = ({ figures, pendingRevenue }: AdData): boolean =>
  pendingRevenue === null &&
  figures.every(({ name, value }) => value === null || figureRows[name].needs !== 'hasDelivery');

const isInProfit = (name: FigureName) => ['profit', 'adRevenue', 'consumed'].includes(name);

/**
 * The data overview: the result in large type closes the sum of its parts, with the pending amount
 * below and never included; the other six in a grid. Opening one does not render all of them again.
 */
export const FiguresOverview = memo(function FiguresOverview(props: FiguresOverviewProps) {
  const { data, period, onOpen } = props;
  const t = useTranslations('figures');
  const isEarly = isBeforeDelivery(data);
  const gridFigures = data.figures.filter(({ name }) => isEarly || !isInProfit(name));
  const isCompared = period !== '4' && gridFigures.some(({ previous }) => previous !== null);
  const cells = gridFigures.map((figure) => (
    <Cell
      figure={figure}
      key={figure.name}
      onOpen={() => onOpen(figure)}
      period={period}
      title={t(`name.${figure.name}`)}
    />
  ));
  if (isEarly) {
    return (
      <>
        <Card title={t('emptyTitle')}>
          <p className="muted">{t('emptyText')}</p>
        </Card>
        <FigureGrid columns={3}>{cells}</FigureGrid>
      </>
    );
  }
  return (
    <div>
      <Card flush>
        <Result {...props} />
        <FigureGrid columns={3} isInCard>
          {cells}
        </FigureGrid>
      </Card>
      {isCompared ? <p className={styles.compared}>{t(`compared.${period}`)}</p> : null}
    </div>
  );
});

const numbers = ({ series }: FigureData) => series.map(({ value }) => Number(value));

/** The profit, and the lines that add up to it. */
function Result({ data, period, onOpen }: FiguresOverviewProps) {
  const t = useTranslations('figures');
  const money = useMoney();
  const text = useFigureText(period);
  const { profit, lines, sum } = useProfitSum(data);
  if (!profit) return null;

  const isKnown = profit.value !== null;
  return (
    <>
      <div className={styles.result}>
        <Figure
          label={t(`result.${period}`)}
          mark={sum?.total.mark}
          note={isKnown ? text.before(profit) : undefined}
          onOpen={isKnown ? () => onOpen(profit) : undefined}
          sign={isKnown ? signOf(profit.value ?? '') : undefined}
          size="hero"
          total={isKnown}
          value={profit.value === null ? t('none') : money.change(profit.value)}
        />
        <div>
          <Sparkline isOpen values={numbers(profit)} />
        </div>
      </div>
      <div className={styles.lines}>
        {lines.map(({ label, amount, opens }, index) => (
          <LedgerLine
            key={label}
            label={label}
            mark={sum?.parts[index]?.display.mark}
            onOpen={opens ? () => onOpen(opens) : undefined}
            value={
              sum?.parts[index]?.display.value ??
              (opens ? money.change(formatMicro(amount)) : t('none'))
            }
          />
        ))}
        <RoundingLine rounding={sum?.rounding ?? null} />
        {data.pendingRevenue === null ? null : (
          <LedgerLine
            label={t('pendingLabel')}
            onOpen={() => onOpen('pendingRevenue')}
            quiet
            value={money.amount(data.pendingRevenue)}
          />
        )}
      </div>
    </>
  );
}

interface ProfitLine {
  readonly label: string;
  readonly amount: Micro;
  readonly opens: OpenedFigure | undefined;
}

/** What profit is made of; without a sum while one of its figures has no data. */
function useProfitSum({ figures, networkCost }: AdData) {
  const t = useTranslations('figures');
  const wallet = useTranslations('wallet');
  const sum = useSum();
  const find = (name: FigureName) => figures.find((figure) => figure.name === name);
  const amountOf = (value: string | null | undefined) => parseMicro(value ?? '') ?? zero;
  const [profit, revenue, consumed] = [find('profit'), find('adRevenue'), find('consumed')];
  const amounts = {
    profit: amountOf(profit?.value),
    adRevenue: amountOf(revenue?.value),
    consumed: amountOf(consumed?.value),
    networkCost: amountOf(networkCost),
  };
  const share = profitShareOf(amounts);
  const isKnown = [profit, revenue, consumed].every((figure) => typeof figure?.value === 'string');
  const shareLine = { label: wallet('type.profit-sharing'), amount: micro(-share), opens: profit };
  const lines: readonly ProfitLine[] = [
    {
      label: t('name.adRevenue'),
      amount: amounts.adRevenue,
      opens: revenue?.value ? revenue : undefined,
    },
    {
      label: t('name.consumed'),
      amount: micro(-amounts.consumed),
      opens: consumed?.value ? consumed : undefined,
    },
    ...(amounts.networkCost === zero
      ? []
      : [
          {
            label: t('name.networkCost'),
            amount: amounts.networkCost,
            opens: 'networkCost' as const,
          },
        ]),
    ...(isKnown && share !== zero ? [shareLine] : []),
  ];
  const parts = lines.map(({ amount }) => ({
    money: formatMicro(amount),
    form: 'change' as const,
  }));
  const total = { money: formatMicro(amounts.profit), form: 'change' as const };
  return { profit, lines, sum: isKnown ? sum(parts, total) : null };
}

interface CellProps {
  readonly figure: FigureData;
  readonly period: Period;
  readonly onOpen: () => void;
  readonly title: ReactNode;
}

function Cell({ figure, period, title, onOpen }: CellProps) {
  const t = useTranslations('figures');
  const text = useFigureText(period);
  if (figure.value === null) return <Figure label={title} value={t('none')} />;
  const isBalance = figureRows[figure.name].value.of === 'now';
  const note = isBalance ? t('heldNow') : text.change(figure);
  return (
    <Figure
      label={title}
      note={<span className="muted">{note}</span>}
      onOpen={onOpen}
      value={text.value(figure.name, figure.value)}
    />
  );
}
