import * as v from 'valibot';
import { positionGroups } from '#domain/ledger/position.ts';
import { listOf, moment, money, whole } from '../shape.ts';
import { query } from './desk-builders.ts';

const line = v.object({ pocket: v.string(), amount: money });
const group = v.object({
  group: v.picklist(positionGroups),
  amount: money,
  lines: listOf(line, 40),
});

export const overview = query('/overview', {
  roles: 'everyone',
  summary: 'Money position, delivery, the auditor and the figures of the day',
  input: { range: v.optional(v.picklist(['30', '90']), '30') },
  output: {
    at: moment,
    position: v.object({
      assets: listOf(group, 20),
      liabilities: listOf(group, 20),
      totalAssets: money,
      totalLiabilities: money,
      rails: listOf(v.object({ id: v.string(), name: v.string(), amount: money }), 50),
    }),
    delivery: v.object({
      /** The current quarter of an hour. */
      thisQuarter: whole,
      /** That quarter and the three before it. */
      lastHour: whole,
      invalidHour: whole,
      withoutTokenHour: whole,
      notCounted: whole,
      countedAt: v.nullable(moment),
    }),
    /** How far the books have read the event stream; null without one. */
    stream: v.nullable(
      v.object({
        completeTo: moment,
        behindSeconds: whole,
        stopped: listOf(
          v.object({
            partition: whole,
            why: v.picklist(['gap', 'refused']),
            since: moment,
            /** How many batches of events it waits for. */
            batches: whole,
          }),
          64,
        ),
      }),
    ),
    /** What jobs could not do, as a whole or for single plans and orders. */
    troubles: listOf(
      v.object({
        job: v.string(),
        /** The plan, order or message it failed on; null if the job itself failed. */
        what: v.nullable(v.string()),
        failure: v.string(),
        failures: whole,
      }),
      80,
    ),
    /** Mail and pushes of the last week that were given up. */
    unsent: listOf(
      v.object({
        transport: v.picklist(['mail', 'push']),
        /** Of a mail, what its Message-ID begins with; of a push, its notice and session. */
        id: v.string(),
        kind: v.string(),
        givenUpAt: moment,
        attempts: whole,
      }),
      20,
    ),
    /** Orders of the last weeks that a merchant reported again with different facts. */
    conflicts: listOf(v.object({ merchant: v.string(), txid: v.string(), at: moment }), 20),
    /** Whether a partner who cannot log in gets help: by mail, or by a channel outside the app. */
    hasWayWithoutLogin: v.boolean(),
    auditor: v.object({
      lastRunAt: v.nullable(moment),
      checkedEntries: whole,
      findings: whole,
      isSound: v.boolean(),
      heads: whole,
    }),
    /** Payouts completed in the period, and the oldest in progress. */
    payoutTimes: v.object({
      completed: whole,
      medianMs: v.nullable(whole),
      slowestMs: v.nullable(whole),
      oldestOpenAt: v.nullable(moment),
    }),
    /** The previous period, for comparison. */
    before: v.object({ consumed: money, impressions: whole, clicks: whole, orders: whole }),
    /** UTC days, oldest first; the last one is still being counted. */
    days: listOf(
      v.object({
        day: moment,
        partners: whole,
        deposits: money,
        payouts: money,
        /** What partners put on plans, to be consumed by advertising. */
        put: money,
        consumed: money,
        /** What became final, less the network’s fee. */
        commission: money,
        impressions: whole,
        clicks: whole,
        invalid: whole,
        /** The orders that merchants reported for clicks. */
        orders: whole,
      }),
      90,
    ),
  },
});
