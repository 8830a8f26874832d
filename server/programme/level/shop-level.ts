import type { levelLog as logRoute, shopLevel as route } from '#contract/level.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import {
  type CreditEvent,
  creditBandOf,
  creditBands,
  creditEvents,
  creditLeast,
  creditMost,
  creditScoreOf,
  creditStart,
} from '#domain/level/credit.ts';
import { levelOf, levels, nextLevelOf } from '#domain/level/level.ts';
import { breakEvenOf, limitsWithVip, vipMonthDays, vipOfferOf } from '#domain/level/vip.ts';
import { formatMicro, micro, parseTyped, zero } from '#domain/money.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { type LevelFact, listFacts, sumFacts } from './level-store.ts';
import { findMonthNow, findVipUntil } from './vip-store.ts';

/** Level, score and VIP, each with its formula. */
export const shopLevel: UseCase<typeof route> = async (call) => {
  const { sql } = call.db;
  const partnerId = call.member.id;
  const { consumed, points } = await sumFacts(sql, partnerId);
  const next = nextLevelOf(consumed);
  const score = creditScoreOf(points);
  const { vip, plan } = call.settings.configuration;
  const set = { ...vip, price: parseTyped(vip.price) ?? zero };
  const { isOffered, price, feeBps, standardFeeBps } = vipOfferOf(set, plan.revenueFeeBps);
  const breakEven = breakEvenOf(price, standardFeeBps, feeBps);
  const now = call.now();
  const until = await findVipUntil(sql, partnerId, now);
  const month = await findMonthNow(sql, partnerId, now);
  const wallet = await balancesOf(sql, partnerId);
  return {
    level: levelOf(consumed),
    consumed: formatMicro(consumed),
    next: next && {
      level: next.level,
      from: formatMicro(next.from),
      missing: formatMicro(next.missing),
    },
    levels: levels.map(({ level, from }) => ({ level, from: formatMicro(from) })),
    credit: {
      score,
      band: creditBandOf(score),
      start: creditStart,
      least: creditLeast,
      most: creditMost,
      bands: [...creditBands],
      events: (Object.keys(creditEvents) as CreditEvent[]).map((what) => ({
        what,
        points: creditEvents[what],
      })),
    },
    vip: {
      isOffered,
      price: formatMicro(price),
      monthDays: vipMonthDays,
      until: until?.toISOString() ?? null,
      ...{ feeBps, standardFeeBps },
      ownFeeBps: until && limitsWithVip(plan, vip, month).revenueFeeBps,
      breakEven: breakEven && formatMicro(breakEven),
      available: formatMicro(balanceIn(wallet, 'available')),
    },
  };
};

/** Every fact that moved the level or the score, newest first, with its effect. */
export const levelLog: UseCase<typeof logRoute> = async (call, { cursor = null }) => {
  const { list, next } = await listFacts(call.db.sql, call.member.id, cursor);
  return { list: list.map(factView), next };
};

function factView(fact: LevelFact) {
  const { id, what, planNo, entryId, consumed, points, consumedAfter, pointsAfter } = fact;
  const levelAfter = levelOf(consumedAfter);
  const before = levelOf(micro(consumedAfter - consumed));
  return {
    ...{ id, what, planNo, entryId, points, levelAfter },
    at: fact.at.toISOString(),
    consumed: formatMicro(consumed),
    scoreAfter: creditScoreOf(pointsAfter),
    consumedAfter: formatMicro(consumedAfter),
    levelBefore: before === levelAfter ? null : before,
  };
}
