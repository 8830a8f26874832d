import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type CompanionName, figureRows } from '#domain/delivery/ad-center-figures.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { FigureGrid } from '../../parts/figure-grid.tsx';
import { FigurePair } from '../../parts/figure-pair.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { basicConfigStored } from '../../session/session.ts';
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

/**
 * The data overview: the result in large type with the pending amount beside it, never included;
 * the other eight below. Opening one of them does not render all of them again.
 */
export const FiguresOverview = memo(function FiguresOverview(props: FiguresOverviewProps) {
  const { data, period, onOpen } = props;
  const t = useTranslations('figures');
  const profit = data.figures.find(({ name }) => name === 'profit');
  const isEarly = isBeforeDelivery(data);
  const others = data.figures.filter(({ name }) => isEarly || name !== 'profit');
  const isCompared = period !== '4' && others.some(({ previous }) => previous !== null);
  return (
    <>
      {isEarly ? (
        <Card title={t('emptyTitle')}>
          <p className={styles.quiet}>{t('emptyText')}</p>
        </Card>
      ) : null}
      {profit && !isEarly ? (
        <Result
          figure={profit}
          onOpen={() => onOpen(profit)}
          networkCost={data.networkCost}
          onOpenCompanion={onOpen}
          pending={data.pendingRevenue}
          period={period}
        />
      ) : null}
      <div>
        <FigureGrid>
          {others.map((figure) => (
            <Cell
              figure={figure}
              key={figure.name}
              onOpen={() => onOpen(figure)}
              period={period}
              title={t(`name.${figure.name}`)}
            />
          ))}
        </FigureGrid>
        {isCompared ? <p className={styles.compared}>{t(`compared.${period}`)}</p> : null}
      </div>
    </>
  );
});

interface OneFigureProps {
  readonly figure: FigureData;
  readonly period: Period;
  readonly onOpen: () => void;
}

const numbers = ({ series }: FigureData) => series.map(({ value }) => Number(value));

interface ResultProps extends OneFigureProps {
  readonly networkCost: string | null;
  readonly pending: string | null;
  readonly onOpenCompanion: (name: CompanionName) => void;
}

function Result(props: ResultProps) {
  const { figure, period, networkCost, pending, onOpen, onOpenCompanion } = props;
  const t = useTranslations('figures');
  const money = useMoney();
  const text = useFigureText(period);
  const { value } = figure;
  const some = value !== null;
  return (
    <Card>
      <FigurePair>
        <Figure
          label={t(`result.${period}`)}
          note={some ? text.before(figure) : t('none')}
          onOpen={some ? onOpen : undefined}
          sign={some ? signOf(value) : undefined}
          size="hero"
          total={some}
          value={some ? money.change(value) : '–'}
        />
        <Figure
          label={t('pendingLabel')}
          note={t(pending === null ? 'none' : 'pendingNote')}
          onOpen={pending === null ? undefined : () => onOpenCompanion('pendingRevenue')}
          size="hero"
          value={pending === null ? '–' : money.amount(pending)}
        />
      </FigurePair>
      {networkCost !== null && signOf(networkCost) ? (
        <LedgerLine
          label={t('name.networkCost')}
          onOpen={() => onOpenCompanion('networkCost')}
          quiet
          value={text.value('networkCost', networkCost)}
        />
      ) : null}
      <Sparkline isOpen values={numbers(figure)} />
      <Foot figure={figure} period={period} />
    </Card>
  );
}

/** The origin of the chart, and the unit of the screen's amounts. */
function Foot({ figure, period }: Pick<OneFigureProps, 'figure' | 'period'>) {
  const t = useTranslations('figures');
  const format = useFormatter();
  const currency = basicConfigStored.get()?.currency ?? '';
  const first = figure.series.length > 2 ? figure.series[0] : undefined;
  const options =
    period === '1'
      ? ({ timeStyle: 'short' } as const)
      : ({ day: 'numeric', month: 'short' } as const);
  return (
    <p className={styles.foot}>
      <span>{first ? format.dateTime(new Date(first.at), options) : null}</span>
      <span>{currency ? t('inCurrency', { currency }) : null}</span>
    </p>
  );
}

interface CellProps extends OneFigureProps {
  readonly title: ReactNode;
}

function Cell({ figure, period, title, onOpen }: CellProps) {
  const t = useTranslations('figures');
  const text = useFigureText(period);
  if (figure.value === null) {
    const none = <span className={styles.quiet}>{t('none')}</span>;
    return <Figure label={title} note={none} value="–" />;
  }
  const isBalance = figureRows[figure.name].value.of === 'now';
  const note = isBalance ? t('heldNow') : text.change(figure);
  return (
    <Figure
      label={title}
      note={<span className={styles.quiet}>{note}</span>}
      onOpen={onOpen}
      value={text.value(figure.name, figure.value)}
    >
      <Sparkline isOpen values={numbers(figure)} />
    </Figure>
  );
}
