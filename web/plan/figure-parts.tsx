import { useQuery } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'use-intl';
import { figureProof } from '#contract/figures.ts';
import type { Input } from '#contract/route.ts';
import { figureRows, type ProvenName } from '#domain/delivery/figures.ts';
import { call } from '../api/call.ts';
import { placesFor } from '../i18n/use-money.ts';
import { useTime } from '../i18n/use-time.ts';
import { Failed } from '../parts/failed.tsx';
import { LedgerLine } from '../parts/ledger-line.tsx';
import { Row } from '../parts/row.tsx';
import { SkeletonCard } from '../parts/skeleton.tsx';
import { shortCodeOf } from '../wallet/short-code-of.ts';
import styles from './figure-parts.module.css';
import { planHref, recordsQuery } from './plan-address.ts';
import { useFigureValue } from './use-figure-value.ts';

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

/** The plans that a figure consists of, which add up to it; each opens to what it counts there. */
export function FigureParts({ figure, period = '4', span = {} }: FigurePartsProps) {
  const t = useTranslations('figures');
  const center = useTranslations('center');
  const app = useTranslations('app');
  const timeZone = useTimeZone() ?? 'UTC';
  const written = useFigureValue();
  const time = useTime();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['figure-proof', figure, period],
    queryFn: () => call(figureProof, { figure, type: period, user_time_zone: timeZone }),
    staleTime: 0,
  });
  if (!data) {
    return isError ? (
      <Failed busy={isFetching} onRetry={refetch} text={app('retry')} />
    ) : (
      <SkeletonCard />
    );
  }
  const { parts, total } = data;
  const places = placesFor([total ?? '', ...parts.map(({ value }) => value)]);
  return (
    <section>
      <h3>{t('madeOf')}</h3>
      {parts.length === 0 ? <p className={styles.quiet}>{t('noParts')}</p> : null}
      {parts.map(({ planNo, product, value }) => (
        <Row
          href={planNo ? hrefOf(figure, planNo, span) : undefined}
          key={planNo}
          text={shortCodeOf(planNo)}
          // With very many plans the last part stands for all that have no row of their own.
          title={planNo ? product : center('olderPlans')}
          trailing={written(figure, value, places)}
        />
      ))}
      {total === null ? null : (
        <div className={styles.total}>
          <LedgerLine label={t('total')} total value={written(figure, total, places)} />
        </div>
      )}
      {data.completeTo ? (
        <p className={styles.quiet}>{t('completeTo', { time: time(data.completeTo) })}</p>
      ) : null}
    </section>
  );
}
