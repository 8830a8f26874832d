import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { FigureGrid } from '../../parts/figure-grid.tsx';
import { Sparkline } from '../../parts/sparkline.tsx';
import { basicConfigStored } from '../../session/session.ts';
import styles from './ad-center-screen.module.css';
import type { AdData, FigureData, Period } from './ad-center-screen.tsx';
import { useFigureText } from './use-figure-text.ts';

interface FiguresOverviewProps {
  readonly data: AdData;
  readonly period: Period;
  readonly onOpen: (figure: FigureData) => void;
}

/** The result large, the other eight below it. What is pending stands beside, never inside. */
export function FiguresOverview({ data, period, onOpen }: FiguresOverviewProps) {
  const t = useTranslations('figures');
  const profit = data.figures.find(({ name }) => name === 'profit');
  const others = data.figures.filter(({ name }) => name !== 'profit');
  return (
    <>
      {profit ? (
        <Result
          figure={profit}
          onOpen={() => onOpen(profit)}
          pending={data.pendingRevenue}
          period={period}
        />
      ) : null}
      <FigureGrid>
        {others.map((figure) => (
          <Cell
            figure={figure}
            key={figure.name}
            onOpen={() => onOpen(figure)}
            pending={figure.name === 'adRevenue' ? data.pendingRevenue : null}
            period={period}
            title={t(`name.${figure.name}`)}
          />
        ))}
      </FigureGrid>
    </>
  );
}

interface OneFigureProps {
  readonly figure: FigureData;
  readonly period: Period;
  readonly pending: string | null;
  readonly onOpen: () => void;
}

const isSome = (amount: string | null): amount is string =>
  amount !== null && signOf(amount) !== undefined;

const numbers = ({ series }: FigureData) => series.map(({ value }) => Number(value));

function Result({ figure, period, pending, onOpen }: OneFigureProps) {
  const t = useTranslations('figures');
  const money = useMoney();
  const text = useFigureText(period);
  const { value } = figure;
  const more = isSome(pending) ? t('pending', { amount: money.whole(pending) }) : '';
  if (value === null) {
    return (
      <Card>
        <Figure
          label={t(`result.${period}`)}
          note={more}
          onOpen={more ? onOpen : undefined}
          size="hero"
          value={t('none')}
        />
      </Card>
    );
  }
  return (
    <Card>
      <Figure
        label={t(`result.${period}`)}
        note={
          <>
            {text.before(figure)}
            {more ? <span className={styles.beside}>{more}</span> : null}
          </>
        }
        onOpen={onOpen}
        sign={signOf(value)}
        size="hero"
        total
        unit={basicConfigStored.get()?.currency}
        value={money.change(value)}
      >
        <Sparkline values={numbers(figure)} />
      </Figure>
    </Card>
  );
}

interface CellProps extends OneFigureProps {
  readonly title: ReactNode;
}

function Cell({ figure, period, pending, title, onOpen }: CellProps) {
  const t = useTranslations('figures');
  const money = useMoney();
  const text = useFigureText(period);
  const beside = isSome(pending) ? t('pendingBeside', { amount: money.whole(pending) }) : null;
  const besideLine = beside ? <span className={styles.beside}>{beside}</span> : null;
  if (figure.value === null) {
    const none = (
      <>
        <span className={styles.quiet}>{t('none')}</span>
        {besideLine}
      </>
    );
    return <Figure label={title} note={none} onOpen={beside ? onOpen : undefined} value="–" />;
  }
  const note = (
    <>
      {figure.name === 'toBeConsumed' ? t('heldNow') : text.change(figure)}
      {besideLine}
    </>
  );
  return (
    <Figure label={title} note={note} onOpen={onOpen} value={text.value(figure.name, figure.value)}>
      {figure.series.length > 1 ? <Sparkline values={numbers(figure)} /> : null}
    </Figure>
  );
}
