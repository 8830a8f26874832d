import * as v from 'valibot';
import { conversionStates } from '#domain/conversion/state.ts';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { flagReasons } from '#domain/delivery/flag.ts';
import { funnelSteps } from '#domain/delivery/funnel.ts';
import { dispute } from './dispute.ts';
import { planNo } from './plan.ts';
import { file, list, query } from './route.ts';
import { composedReply, id, listOf, moment, momentText, money, whole } from './shape.ts';

export const planCharts = query('/plan/order/charts', {
  access: 'owner',
  summary: 'Pacing, funnel, unit prices and quality of a plan',
  input: { planNo, range: v.optional(v.picklist(['today', 'all']), 'today') },
  output: {
    completeTo: v.nullable(moment),
    /** The period of the figures: `from` inclusive, `to` exclusive. */
    from: moment,
    to: moment,
    pacing: v.object({
      /** The target continues to the end of the period; the actual line ends now. */
      points: listOf(v.object({ at: moment, target: money, actual: v.nullable(money) }), 200),
      /** Actual in percent of target; null before there is a target. */
      indexPercent: v.nullable(whole),
      passPercent: v.nullable(whole),
    }),
    funnel: listOf(
      v.object({
        step: v.picklist(funnelSteps),
        count: whole,
        /** In parts per million of the step it depends on; null without one or from few orders. */
        rate: v.nullable(whole),
      }),
      10,
    ),
    /** Of all its orders and clicks; null without any. */
    costPerOrder: v.nullable(money),
    earnedPerClick: v.nullable(money),
    /** Net of fees, of orders pending and settled. */
    revenue: money,
    /** Of a million clicks, how many must order to break even, and how many do if that is known. */
    breakEven: v.nullable(v.object({ needed: whole, actual: v.nullable(whole) })),
    quality: listOf(
      v.object({
        kind: v.picklist(['impression', 'click']),
        gross: whole,
        /** By the rule that applied at once, or the finding of the daily pass. */
        invalid: listOf(
          v.object({ reason: v.picklist([...invalidReasons, ...flagReasons]), count: whole }),
          40,
        ),
        net: whole,
      }),
      2,
    ),
    /** Money credited for traffic found invalid later. */
    credited: money,
  },
});

const event = v.object({
  no: whole,
  kind: v.picklist(eventKinds),
  at: moment,
  /** Shared by the tokens of one ad on one screen. */
  serveId: v.string(),
  placement: v.string(),
  /** Null when it counts; otherwise the rule that applied. */
  invalid: v.nullable(v.picklist(invalidReasons)),
  /** Found invalid later, by the daily pass. */
  flagged: v.nullable(v.string()),
  cost: money,
  country: v.string(),
  device: v.string(),
  hash: v.string(),
  /** What is set aside for a served ad, and until when; only in the list of what is reserved. */
  reserved: v.nullable(v.object({ amount: money, until: moment })),
});

export const planEvents = list('/plan/order/events', {
  access: 'owner',
  summary: 'The single events of a plan, newest first, including those that did not count',
  filters: {
    planNo,
    kind: v.optional(v.picklist(eventKinds)),
    counted: v.optional(v.picklist(['valid', 'invalid'])),
    /** The rule that applied, or the finding of the daily pass. */
    reason: v.optional(v.picklist([...invalidReasons, ...flagReasons])),
    /** `from` is included, `to` is not. */
    from: v.optional(momentText),
    to: v.optional(momentText),
    /** A record of the wallet: the events whose cost it booked. */
    record: v.optional(id),
    /** Only served ads for which something was reserved then, with what was. */
    reservedAt: v.optional(momentText),
    /** Of those, as the events up to this number left them; by default up to the last. */
    lastNo: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  },
  item: event,
});

/** The most events in a file; the next file begins after its last one. */
export const fileEventsMax = 100_000;

export const planEventsFile = file('/plan/order/events/file', {
  access: 'owner',
  isComposed: true,
  summary: 'All events of a plan as a table, or as lines that form a hash chain',
  input: {
    planNo,
    format: v.picklist(['csv', 'jsonl']),
    /** The number of the event after which the file begins; none for the first. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
  },
  output: composedReply,
});

const conversion = v.object({
  id: v.string(),
  at: moment,
  clickedAt: moment,
  serveId: v.string(),
  /** The state it counts as: reversed also when it was charged back after approval. */
  state: v.picklist(conversionStates),
  reason: v.nullable(v.string()),
  /** What the merchant pays, and what remains after the fee. */
  commission: money,
  net: money,
  lockAt: moment,
  /** Disputes about it, oldest first: at most one from each side. */
  disputes: listOf(dispute, 2),
  /** Until when the partner may dispute it; null when that is not possible. */
  objectUntil: v.nullable(moment),
  /** When it was charged back after it had been paid; null when it was not. */
  chargedBackAt: v.nullable(moment),
  /** What later commissions of the same merchant still have to repay, and until when. */
  clawback: v.nullable(v.object({ left: money, lapsesAt: moment })),
});

export const planConversions = list('/plan/order/conversions', {
  access: 'owner',
  summary: 'The conversions of a plan with their states',
  filters: {
    planNo,
    /** One state; standing: neither refused nor reversed; or won: pending or approved. */
    state: v.optional(v.picklist([...conversionStates, 'standing', 'won'])),
    /** By the time of the report, or of the current state. `from` is inclusive. */
    by: v.optional(v.picklist(['report', 'state']), 'report'),
    from: v.optional(momentText),
    to: v.optional(momentText),
  },
  item: conversion,
});
