import type { adData as route } from '#contract/figures.ts';
import type { Reply } from '#contract/route.ts';
import {
  type FigureName,
  figureNames,
  figureOf,
  formatFigure,
  hasData,
} from '#domain/delivery/figures.ts';
import { type PeriodType, periodOf } from '#domain/delivery/period.ts';
import type { WaitingMoney } from '#domain/ledger/wallet.ts';
import { formatMicro } from '#domain/money.ts';
import { type Db, readInSnapshot } from '../database/database.ts';
import { timeZoneAsked } from '../gateway/gateway.ts';
import type { UseCase } from '../services/services.ts';
import { type PeriodSums, readSums } from './figure-sums.ts';
import { findCompleteTo, getStanding, type Standing } from './figures-store.ts';
import { keepRecent } from './recent.ts';
import { getWaiting } from './waiting-store.ts';

type Answer = Reply<typeof route>;

const recentOf = new WeakMap<Db, ReturnType<typeof keepRecent<Answer>>>();

/** The nine figures of a period, each with the previous period's value. */
export const adData: UseCase<typeof route> = (call, { type, user_time_zone }) => {
  const { db } = call;
  const timeZone = timeZoneAsked(user_time_zone, call.timeZone);
  const now = call.now();
  const recent = recentOf.get(db) ?? keepRecent<Answer>();
  recentOf.set(db, recent);
  return recent(`${call.member.id} ${type} ${timeZone}`, now, () =>
    readFigures(db, call.member.id, type, timeZone, now),
  );
};

/** Reads from one snapshot, so that the figures agree with each other. */
export const readFigures = (
  db: Db,
  partnerId: string,
  type: PeriodType,
  timeZone: string,
  now: Date,
) =>
  readInSnapshot(db, async (sql): Promise<Answer> => {
    const standing = await getStanding(sql, partnerId);
    const waiting = await getWaiting(sql, partnerId);
    const period = periodOf(type, now, timeZone, standing.first ?? now);
    const sums = await readSums(sql, partnerId, period, type === '4');
    const completeTo = await findCompleteTo(sql, partnerId, now);
    return Object.freeze({
      from: type === '4' ? null : period.from.toISOString(),
      to: now.toISOString(),
      completeTo: completeTo?.toISOString() ?? null,
      figures: figureNames.map((name) => shown(name, { ...standing, waiting }, sums, now)),
      pendingRevenue:
        standing.hasDelivery || waiting.pending > 0n ? formatMicro(waiting.pending) : null,
    });
  });

function shown(
  name: FigureName,
  standing: Standing & { readonly waiting: WaitingMoney },
  sums: PeriodSums,
  now: Date,
) {
  if (!hasData(name, standing)) return { name, value: null, previous: null, series: [] };
  if (name === 'toBeConsumed') {
    return { name, value: formatFigure(name, standing.waiting.own), previous: null, series: [] };
  }
  const { total, previous, points } = sums;
  return {
    name,
    value: formatFigure(name, figureOf(name, total)),
    previous: previous && formatFigure(name, figureOf(name, previous)),
    series: points
      .filter(({ at }) => at <= now)
      .map(({ at, sums }) => ({
        at: at.toISOString(),
        value: formatFigure(name, figureOf(name, sums)),
      })),
  };
}
