import * as v from 'valibot';
import { creditBands, creditEvents } from '#domain/level/credit.ts';
import { list, moneyCommand, query } from './route.ts';
import {
  confirmation,
  id,
  int32,
  listOf,
  moment,
  money,
  moneyText,
  requestId,
  whole,
} from './shape.ts';

const points = v.pipe(v.number(), v.integer());
const creditEvent = v.picklist(Object.keys(creditEvents) as (keyof typeof creditEvents)[]);
const creditBand = v.picklist(creditBands.map(({ band }) => band));

export const vip = v.object({
  isOffered: v.boolean(),
  price: money,
  monthDays: whole,
  /** Until when, without a gap; null without VIP. */
  until: v.nullable(moment),
  /** The commission fee for puts made during it, and for all others. */
  feeBps: whole,
  /** The fee for plans put now, by the month that was bought; null without VIP. */
  ownFeeBps: v.nullable(whole),
  standardFeeBps: whole,
  /** The monthly commission above which it saves more than it costs. */
  breakEven: v.nullable(money),
  available: money,
});

export const shopLevel = query('/user/level', {
  access: 'partner',
  summary: 'Level, credit score and VIP, with their formulas',
  output: {
    level: whole,
    /** What settled plans have consumed in total. */
    consumed: money,
    next: v.nullable(v.object({ level: whole, from: money, missing: money })),
    levels: listOf(v.object({ level: whole, from: money }), 20),
    credit: v.object({
      score: whole,
      band: creditBand,
      start: whole,
      least: whole,
      most: whole,
      bands: listOf(v.object({ band: creditBand, from: whole }), 10),
      events: listOf(v.object({ what: creditEvent, points }), 20),
    }),
    vip,
  },
});

export const levelLog = list('/user/level/log', {
  access: 'partner',
  summary: 'Everything that changed the level or the credit score, with its cause',
  item: v.object({
    id: v.string(),
    at: moment,
    what: v.picklist([
      ...(Object.keys(creditEvents) as (keyof typeof creditEvents)[]),
      'vip_bought',
      'vip_refunded',
    ]),
    /** The source of the fact: a plan, or an entry of the ledger. */
    planNo: v.nullable(v.string()),
    entryId: v.nullable(id),
    consumed: money,
    points,
    scoreAfter: whole,
    consumedAfter: money,
    levelAfter: whole,
    /** The level before, when this one changed it. */
    levelBefore: v.nullable(whole),
  }),
});

export const buyVip = moneyCommand('/user/vip', {
  access: 'partner',
  summary: 'Buy a month of VIP from available funds, at the price and fee shown',
  input: { requestId, price: moneyText, feeBps: int32, confirmation },
  output: { until: moment, price: money, left: money },
});
