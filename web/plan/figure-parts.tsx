import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { figureProof } from '#contract/ad-center-figures.ts';
import type { Input } from '#contract/route.ts';
import { figureRows, type ProvenName } from '#domain/delivery/ad-center-figures.ts';
import { call } from '../api/call.ts';
import { placesFor } from '../i18n/use-money.ts';
import { useTime } from '../i18n/use-time.ts';
import { Failed } from '../parts/failed.tsx';
import { LedgerLine } from '../parts/ledger-line.tsx';
import { Row } from '../parts/row.tsx';
import { SkeletonCard } from '../parts/skeleton.tsx';
import { RoundingLine } from '../sum/rounding-line.tsx';
import { useSum } from '../sum/use-sum.ts';
import { shortCodeOf } from '../wallet/short-code-of.ts';
import styles from './figure-parts.module.css';
import { planHref, recordsQuery } from './plan-address.ts';
import { figurePart, useFigureValue } from './use-figure-value.ts';

type Question = Input<typeof figureProof>;

export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The plan, or what the figure counts of it: in the figure's period, or now. */
function hrefOf(name: ProvenName, planNo: string, period: Span): string {
  const { opens, value } = figureRows[name];
  const isOfPeriod = value.of === 'period';
  const span = isOfPeriod ? period : {};
  switch (opens.to) {
    case 'plan':
      return planHref(planNo);
    case 'records':
      return `#/wallet?${recordsQuery(planNo)}`;
    case 'events':
      return planHref(planNo, { sheet: 'events', kind: opens.kind, counted: 'valid', ...span });
    case 'orders': {
      // A figure of a period counts the orders that came into their state in it.
      const by = isOfPeriod ? 'state' : undefined;
      return planHref(planNo, { sheet: 'orders', state: opens.state, by, ...span });
    }
  }
}

interface FigurePartsProps {
  readonly figure: ProvenName;
  /** All time where the figure is a current value. */
  readonly period?: Question['type'];
  /** The figure's period. */
  readonly span?: Span;
}

/**
 * The plans that a figure consists of, which add up to it; each opens to what it counts there. A
 * tap on the total shows all of them exactly.
 */
export function FigureParts({ figure, period = '4', span = {} }: FigurePartsProps) {
  const t = useTranslations('figures');
  const center = useTranslations('center');
  const timeZone = useTimeZone() ?? 'UTC';
  const formatFigure = useFigureValue();
  const time = useTime();
  const sum = useSum();
  const [isExact, setExact] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['figure-proof', figure, period],
    queryFn: () => call(figureProof, { figure, type: period, user_time_zone: timeZone }),
    staleTime: 0,
  });
  if (!data) {
    return isError ? <Failed busy={isFetching} onRetry={refetch} /> : <SkeletonCard />;
  }
  const { parts, total } = data;
  const places = placesFor([total ?? '', ...parts.map(({ value }) => value)]);
  const plans = sum(
    parts.map((part) => ({ ...part, ...figurePart(figure, part.value) })),
    figurePart(figure, total ?? '0'),
  );
  const amounts = [plans.total, ...plans.parts.map(({ display }) => display)];
  const isRounded = amounts.some(({ value, exact }) => value !== exact);
  return (
    <section>
      <h3>{t('madeOf')}</h3>
      {parts.length === 0 ? <p className="quiet">{t('noParts')}</p> : null}
      {plans.parts.map(({ planNo, product, value, display }) => (
        <Row
          href={planNo ? hrefOf(figure, planNo, span) : undefined}
          key={planNo}
          text={shortCodeOf(planNo)}
          // With very many plans the last part stands for all that have no row of their own.
          title={planNo ? product : center('olderPlans')}
          trailing={
            <span {...display.mark}>
              {isExact ? formatFigure(figure, value, places) : display.value}
            </span>
          }
        />
      ))}
      {total === null ? null : (
        <div className={styles.total}>
          {isExact ? null : <RoundingLine rounding={plans.rounding} />}
          <LedgerLine
            label={t('total')}
            total
            {...plans.total}
            exact={formatFigure(figure, total, places)}
            exactness={isRounded ? { isExact, onChange: setExact } : undefined}
          />
        </div>
      )}
      {data.completeTo ? (
        <p className="quiet">{t('completeTo', { time: time(data.completeTo) })}</p>
      ) : null}
    </section>
  );
}
