import * as v from 'valibot';
import { deskQueues } from '#domain/desk/queue.ts';
import { positionGroups } from '#domain/ledger/position.ts';
import { listOf, moment, money, nothing, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';

const line = v.object({ pocket: v.string(), amount: money });
const group = v.object({
  group: v.picklist(positionGroups),
  amount: money,
  lines: listOf(line, 40),
});

export const overview = {
  method: 'GET',
  path: '/overview',
  roles: 'everyone',
  trace: 'none',
  summary: 'Money position, queues, delivery, the auditor and the figures of the day',
  input: nothing,
  output: v.object({
    at: moment,
    position: v.object({
      assets: listOf(group, 20),
      liabilities: listOf(group, 20),
      totalAssets: money,
      totalLiabilities: money,
      rails: listOf(v.object({ id: v.string(), name: v.string(), amount: money }), 50),
    }),
    queues: listOf(
      v.object({
        queue: v.picklist(deskQueues),
        count: whole,
        oldestAt: v.nullable(moment),
      }),
      50,
    ),
    delivery: v.object({
      lastMinute: whole,
      lastHour: whole,
      invalidHour: whole,
      withoutTokenHour: whole,
      notCounted: whole,
      countedAt: v.nullable(moment),
    }),
    auditor: v.object({
      lastRunAt: v.nullable(moment),
      checkedEntries: whole,
      findings: whole,
      isSound: v.boolean(),
      heads: whole,
    }),
    days: listOf(
      v.object({
        day: moment,
        partners: whole,
        deposits: money,
        payouts: money,
        put: money,
        consumed: money,
        commission: money,
        impressions: whole,
        clicks: whole,
      }),
      31,
    ),
  }),
} as const satisfies DeskRoute;
