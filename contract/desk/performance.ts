import * as v from 'valibot';
import { performanceGroups } from '#domain/desk/performance.ts';
import { listOf, money, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks } from './desk-rule.ts';

const day = v.pipe(v.string(), v.isoDate());
/** UTC days, both inclusive. */
const days = { from: day, to: day };

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

export const listPerformance = {
  method: 'GET',
  path: '/performance',
  roles: ['finance', 'approver', 'catalogue', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Delivery by merchant, product, publisher or placement, from the rollups',
  input: v.strictObject({ ...days, by: v.picklist(performanceGroups) }),
  output,
} as const satisfies DeskRoute;

export const listPartnerPerformance = {
  method: 'GET',
  path: '/performance/partners',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Delivery by partner, from the rollups',
  input: v.strictObject(days),
  output,
} as const satisfies DeskRoute;
