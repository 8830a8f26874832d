import * as v from 'valibot';
import { figureNames, provenNames } from '#domain/delivery/ad-center-figures.ts';
import { query } from './route.ts';
import { listOf, moment, text } from './shape.ts';

/** A count as digits or an amount of money; null when there is no data yet. */
const value = v.nullable(v.string());

const figure = v.object({
  name: v.picklist(figureNames),
  value,
  /** The same figure in the previous period, up to the same point; null for all time. */
  previous: value,
  /** The figure over the period, oldest first, for a line. */
  series: listOf(v.object({ at: moment, value: v.string() }), 62),
});

export const periodTypes = ['1', '2', '3', '4'] as const;

const period = {
  type: v.optional(v.picklist(periodTypes), '1'),
  user_time_zone: v.optional(text(80)),
};

export const adData = query('/ad/order/data_statistics/list', {
  access: 'partner',
  summary: 'The figures of a period: 1 today, 2 this week, 3 this month, 4 all',
  input: period,
  output: {
    from: v.nullable(moment),
    to: moment,
    /** Everything that happened before this moment is counted. */
    completeTo: v.nullable(moment),
    figures: listOf(figure, figureNames.length),
    /** What coupons and start-up funds paid of what was consumed: beside profit, no part of it. */
    networkCost: value,
    /** Commissions not settled yet, net of fees: beside ad revenue, never inside it. */
    pendingRevenue: value,
  },
});

export const figureProof = query('/ad/order/data_statistics/proof', {
  // The balances of the wallet open to it, and a wallet is its owner's.
  access: 'owner',
  summary: 'What a figure consists of, plan by plan; the parts add up to it',
  input: { ...period, figure: v.picklist(provenNames) },
  output: {
    total: value,
    completeTo: v.nullable(moment),
    parts: listOf(v.object({ planNo: v.string(), product: v.string(), value: v.string() }), 1000),
  },
});
