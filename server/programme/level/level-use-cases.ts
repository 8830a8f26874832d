import type * as level from '#contract/level.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import {
  creditBandOf,
  creditBands,
  creditEvents,
  creditMax,
  creditMin,
  creditScoreOf,
  creditStart,
} from '#domain/level/credit.ts';
import { levelOf, levels, nextLevelOf } from '#domain/level/level.ts';
import {
  breakEvenOf,
  limitsWithVip,
  type VipOffer,
  vipMonthDays,
  vipOfferOf,
} from '#domain/level/vip.ts';
import { micro, parseMicro, parseTyped, zero } from '#domain/money.ts';
import { keysOf } from '#domain/name-list.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import { configurationInForce, type Settings } from '../../platform/settings/settings.ts';
import { buyVip } from './buy-vip.ts';
import { type LevelFact, listFacts, sumFacts } from './level-store.ts';
import { findCurrentMonth, findVipUntil } from './vip-store.ts';

export const levelUseCases = {
  /** Level, score and VIP, each with its formula. */
  async shopLevel(call) {
    const { partner, settings } = call;
    const { sql } = call.db;
    const now = call.now();
    const { consumed, points } = await sumFacts(sql, partner.id);
    const score = creditScoreOf(points);

    const { vip, plan } = configurationInForce(settings, now);
    const { isOffered, price, feeBps, standardFeeBps } = offerOf(settings, now);

    const vipUntil = await findVipUntil(sql, partner.id, now);
    const currentMonth = await findCurrentMonth(sql, partner.id, now);
    const wallet = await getBalances(sql, partner.id);

    return {
      level: levelOf(consumed),
      consumed,
      next: nextLevelOf(consumed),
      levels: [...levels],
      credit: {
        score,
        band: creditBandOf(score),
        start: creditStart,
        least: creditMin,
        most: creditMax,
        bands: [...creditBands],
        events: creditEventNames.map((what) => ({ what, points: creditEvents[what] })),
      },
      vip: {
        isOffered,
        price,
        monthDays: vipMonthDays,
        until: vipUntil,
        feeBps,
        standardFeeBps,
        ownFeeBps: vipUntil && limitsWithVip(plan, vip, currentMonth).revenueFeeBps,
        breakEven: breakEvenOf(price, standardFeeBps, feeBps),
        available: balanceIn(wallet, 'available'),
      },
    };
  },

  /** Every fact that moved the level or the score, newest first, with its effect. */
  async levelLog({ db, partner }, { cursor }) {
    const { list, next } = await listFacts(db.sql, partner.id, cursor);
    return { list: list.map(toLevelFactReply), next };
  },

  /** Buys one month of VIP from available funds, at the price and fee shown. */
  async buyVip({ money, partner, settings, now }, { price, feeBps, requestId, confirmation }) {
    const boughtAt = now();
    const purchase = {
      partner,
      requestId,
      confirmation,
      agreedTerms: { price: parseMicro(price) ?? zero, feeBps },
      offer: offerOf(settings, boughtAt),
    };

    return buyVip(money, purchase, boughtAt);
  },
} satisfies UseCases<typeof level>;

const creditEventNames = keysOf(creditEvents);

/** A month of VIP as the configuration offers it. */
function offerOf(settings: Settings, now: Date): VipOffer {
  const { vip, plan } = configurationInForce(settings, now);
  const configuredVip = { ...vip, price: parseTyped(vip.price) ?? zero };
  return vipOfferOf(configuredVip, plan.revenueFeeBps);
}

function toLevelFactReply(fact: LevelFact) {
  const levelAfter = levelOf(fact.consumedAfter);
  const levelBefore = levelOf(micro(fact.consumedAfter - fact.consumed));

  return {
    ...fact,
    scoreAfter: creditScoreOf(fact.pointsAfter),
    levelAfter,
    levelBefore: levelBefore === levelAfter ? null : levelBefore,
  };
}
