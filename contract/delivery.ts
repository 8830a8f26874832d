import * as v from 'valibot';
import type { Route } from './route.ts';
import { listOf, moment, text } from './shape.ts';

const figure = v.object({ value: v.nullable(v.string()), previous: v.nullable(v.string()) });

/** The nine figures of the ad centre. */
export const figureNames = [
  'invested',
  'deliveryOrders',
  'consumed',
  'toBeConsumed',
  'impressions',
  'clicks',
  'adRevenue',
  'profit',
  'operated',
] as const;

const figures = listOf(v.object({ name: v.picklist(figureNames), ...figure.entries }), 9);

export const adData = {
  method: 'GET',
  path: '/ad/order/data_statistics/list',
  access: 'member',
  summary: 'The figures of a period: 1 today, 2 this week, 3 this month, 4 all',
  input: v.strictObject({
    type: v.optional(v.picklist(['1', '2', '3', '4']), '1'),
    user_time_zone: v.optional(text(80)),
  }),
  output: v.object({ completeTo: v.nullable(moment), figures }),
} as const satisfies Route;
