import * as v from 'valibot';
import { performanceGroups } from '#domain/desk/performance.ts';
import { listOf, money, whole } from '../shape.ts';
import { query } from './desk-builders.ts';

const day = v.pipe(v.string(), v.isoDate());
/** UTC days, both inclusive. */
const dayRange = { from: day, to: day };

const output = v.object({
  list: listOf(
    v.object({
      /** What its own list finds it by. */
      key: v.string(),
      name: v.string(),
      /** Whose it is: the merchant of a product, the publisher of a placement. */
      of: v.nullable(v.string()),
      /** How often a placement requested an ad; only placements and publishers have this. */
      requests: v.nullable(whole),
      serves: whole,
      impressions: whole,
      clicks: whole,
      /** Impressions and clicks that a rule rejected, or that were found invalid later. */
      invalid: whole,
      consumed: money,
      publisherPay: money,
      orders: v.nullable(whole),
      commission: v.nullable(money),
      /** Commissions that became final in these days, after fees, whenever they were ordered. */
      settled: v.nullable(money),
      /** What partners put on plans in these days. */
      put: v.nullable(money),
    }),
    500,
  ),
});

export const listPerformance = query('/performance', {
  roles: ['finance', 'approver', 'catalogue', 'admin'],
  summary: 'Delivery by merchant, product, publisher or placement, from the rollups',
  input: { ...dayRange, by: v.picklist(performanceGroups) },
  output,
});

export const listPartnerPerformance = query('/performance/partners', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'Delivery by partner, from the rollups',
  input: dayRange,
  output,
});
