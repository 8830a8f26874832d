import type { adData } from '#contract/ad-center-figures.ts';
import type { Reply } from '#contract/route.ts';
import {
  type Balances,
  type Data,
  type FigureName,
  figureNames,
  figureOf,
  figureRows,
  formatFigure,
  hasFigure,
  type ProvenName,
  type Sums,
} from '#domain/delivery/ad-center-figures.ts';
import { type PeriodType, periodOf } from '#domain/delivery/period.ts';
import { type Db, readInSnapshot } from '../../platform/database/database.ts';
import { type PeriodSums, readSums } from './figure-sums.ts';
import { findCompleteTo, getFigureHistory } from './figures-store.ts';
import { getWaiting } from './waiting-store.ts';

export type Figures = Reply<typeof adData>;

/**
 * The nine figures of a period, each with the previous period's value. They are read from one
 * snapshot, so that they agree with each other.
 */
export const readFigures = (
  db: Db,
  partnerId: string,
  type: PeriodType,
  timeZone: string,
  now: Date,
) =>
  readInSnapshot(db, async (sql): Promise<Figures> => {
    const history = await getFigureHistory(sql, partnerId);
    const waiting = await getWaiting(sql, partnerId);
    const period = periodOf(type, now, timeZone, history.first ?? now);
    const sums = await readSums(sql, partnerId, period, type === '4');
    const completeTo = await findCompleteTo(sql, partnerId, now);
    const balances = { waiting: waiting.own, pending: waiting.pending };
    const sources = { sums, balances, data: history };

    return Object.freeze({
      from: type === '4' ? null : period.from,
      to: now,
      completeTo,
      figures: figureNames.map((name) => readFigure(name, sources, now)),
      networkCost: formatValueOf('networkCost', sources),
      pendingRevenue: formatValueOf('pendingRevenue', sources),
    });
  });

interface FigureSources {
  readonly sums: PeriodSums;
  readonly balances: Balances;
  readonly data: Data;
}

/** A figure as text; null where there never was data of its kind. */
function formatValueOf(name: ProvenName, { sums, balances, data }: FigureSources): string | null {
  const value = figureOf(name, sums.total, balances);
  return hasFigure(name, value, data) ? formatFigure(name, value) : null;
}

function readFigure(name: FigureName, sources: FigureSources, now: Date) {
  const value = formatValueOf(name, sources);
  if (value === null || figureRows[name].value.of === 'now') {
    return { name, value, previous: null, series: [] };
  }

  const { previous, points } = sources.sums;
  const formatSums = (sums: Sums) => formatFigure(name, figureOf(name, sums, sources.balances));

  return {
    name,
    value,
    previous: previous && formatSums(previous),
    series: points
      .filter(({ startsAt }) => startsAt <= now)
      .map(({ startsAt, sums }) => ({ at: startsAt, value: formatSums(sums) })),
  };
}
