import * as v from 'valibot';
import { pageCategories } from '#domain/plan/audience-words.ts';
import { formats } from '#domain/plan/lifetime.ts';
import { id, int32, listOf, moment, money, text, typedMoney, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list, query } from './desk-builders.ts';

const roles = ['catalogue', 'admin'] as const;
const readers = ['catalogue', 'finance', 'approver', 'admin'] as const;
const name = staffText(80);
const size = v.pipe(whole, v.minValue(1), v.maxValue(8_192));
const bps = v.pipe(whole, v.maxValue(10_000));
const models = ['cpm', 'cpc'] as const;
const reason = v.optional(staffReason(500, 0), '');
const requiredReason = staffReason(500);

/** What a placement costs: a thousand impressions or a click, and the publisher's part of it. */
const typedRate = { model: v.picklist(models), price: typedMoney, payBps: bps };

export const listPublishers = list('/publishers', {
  roles: readers,
  summary: 'Publishers, with how many placements they have',
  filters: { name: v.optional(text(80)) },
  item: v.object({
    id,
    name: v.string(),
    isSimulated: v.boolean(),
    placements: whole,
    addedAt: moment,
  }),
});

export const makePublisher = command('/publishers/make', {
  roles,
  audit: { log: 'publisher-added' },
  // Without a placement, which takes two and names its publisher, it is shown and paid nothing.
  effect: 'none',
  summary: 'Create a publisher',
  input: { name, reason },
  output: { id },
});

export const listPlacements = list('/placements', {
  roles: readers,
  summary: 'Placements with their current price and the last hour in which they requested an ad',
  filters: {
    publisherId: v.optional(id),
    format: v.optional(v.picklist(formats)),
  },
  item: v.object({
    key: v.string(),
    name: v.string(),
    publisher: v.string(),
    isSimulated: v.boolean(),
    format: v.picklist(formats),
    width: whole,
    height: whole,
    domains: listOf(v.string(), 100),
    category: v.string(),
    model: v.picklist(models),
    price: money,
    payBps: whole,
    /** How many prices it has had, to detect a concurrent change. */
    version: int32,
    lastAskedAt: v.nullable(moment),
    /** Until when it gets no ads, since its traffic was found invalid. */
    heldUntil: v.nullable(moment),
    /** When it was withdrawn; it gets no ads since then. */
    ended: v.nullable(v.object({ at: moment, by: v.string(), reason: v.string() })),
    addedAt: moment,
  }),
});

export const makePlacement = command('/placements/make', {
  roles,
  approval: {
    kind: 'placement',
    title: 'New placement',
    effect: 'It can show ads now, and partners whose ads it shows pay its price.',
    decidedBy: approvers,
  },
  audit: { log: 'placement-added' },
  effect: 'raises-cost',
  summary: 'Request a placement on a publisher’s pages, with its price',
  input: {
    publisherId: id,
    name,
    format: v.picklist(formats),
    width: size,
    height: size,
    domains: v.pipe(listOf(text(255), 100), v.minLength(1)),
    category: v.picklist(pageCategories),
    ...typedRate,
    reason,
  },
  /** The key under which it requests ads once approved. */
  output: { id, key: v.string() },
});

export const listRates = query('/placements/rates', {
  roles: readers,
  summary: 'All prices of a placement, newest first',
  input: { key: text(80) },
  output: {
    list: listOf(
      v.object({
        since: moment,
        model: v.picklist(models),
        price: money,
        payBps: whole,
        by: v.string(),
      }),
      500,
    ),
  },
});

export const changeRate = command('/placements/rate', {
  roles,
  approval: {
    kind: 'rate',
    title: 'Placement price',
    effect:
      'Partners pay the new price for what is served from now on, up to their plans’ ceiling.',
    decidedBy: approvers,
  },
  audit: { log: 'placement-price' },
  effect: 'raises-cost',
  summary: 'Request a new price or share; ads already served keep theirs',
  input: {
    key: text(80),
    version: int32,
    ...typedRate,
    reason: requiredReason,
  },
  output: { id },
});

export const endPlacement = command('/placements/end', {
  roles,
  audit: { log: 'placement-ended' },
  effect: 'stops',
  stop: {
    notice: 'placement-ended',
    tells: { nobody: 'A publisher has no address here; whoever knows them tells them.' },
    undoneBy: ['/placements/make'],
  },
  summary: 'End a placement: it gets no more ads, and those already served still count',
  input: { key: text(80), reason: requiredReason },
});
