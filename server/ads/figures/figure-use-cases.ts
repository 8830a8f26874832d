import type * as adCenterFigures from '#contract/ad-center-figures.ts';
import type { Db } from '../../platform/database/database.ts';
import { chooseTimeZone } from '../../platform/gateway/gateway.ts';
import type { UseCases } from '../services/services.ts';
import { proveFigure } from './prove-figure.ts';
import { type Figures, readFigures } from './read-figures.ts';
import { cacheRecent } from './recent.ts';

const recentByDb = new WeakMap<Db, ReturnType<typeof cacheRecent<Figures>>>();

export const figureUseCases = {
  /** The nine figures of a period, each with the previous period's value. */
  async adData(call, { type, user_time_zone }) {
    const { db, partner } = call;
    const timeZone = chooseTimeZone(user_time_zone, call.timeZone);
    const now = call.now();
    const recent = recentByDb.get(db) ?? cacheRecent<Figures>();
    recentByDb.set(db, recent);

    return recent(`${partner.id} ${type} ${timeZone}`, now, () =>
      readFigures(db, partner.id, type, timeZone, now),
    );
  },

  /** A figure broken down by plan; the parts add up to it exactly. */
  async figureProof(call, { figure, type, user_time_zone }) {
    const { db, partner, language } = call;
    const timeZone = chooseTimeZone(user_time_zone, call.timeZone);
    const request = { partnerId: partner.id, figure, type, timeZone, language };
    return proveFigure(db, request, call.now());
  },
} satisfies UseCases<typeof adCenterFigures>;
