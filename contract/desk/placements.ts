import * as v from 'valibot';
import { pageCategories } from '#domain/plan/audience-words.ts';
import { formats } from '#domain/plan/lifetime.ts';
import {
  id,
  int32,
  listOf,
  moment,
  money,
  page,
  pageOf,
  text,
  typedMoney,
  whole,
} from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, asks, looks } from './desk-rule.ts';

const roles = ['catalogue', 'admin'] as const;
const reading = ['catalogue', 'finance', 'approver', 'admin'] as const;
const name = staffText(80);
const size = v.pipe(whole, v.minValue(1), v.maxValue(8_192));
const bps = v.pipe(whole, v.maxValue(10_000));
const models = ['cpm', 'cpc'] as const;
const reason = v.optional(staffReason(500, 0), '');
const givenReason = staffReason(500);

/** What a placement costs: a thousand impressions or a click, and the publisher's part of it. */
const typedRate = { model: v.picklist(models), price: typedMoney, payBps: bps };

export const listPublishers = {
  method: 'GET',
  path: '/publishers',
  roles: reading,
  trace: 'none',
  rule: looks,
  summary: 'Publishers, with how many placements they have',
  input: v.strictObject({ ...page, name: v.optional(text(80)) }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      isSimulated: v.boolean(),
      placements: whole,
      addedAt: moment,
    }),
  ),
} as const satisfies DeskRoute;

export const makePublisher = {
  method: 'POST',
  path: '/publishers/make',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Create a publisher',
  input: v.strictObject({ name, reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const listPlacements = {
  method: 'GET',
  path: '/placements',
  roles: reading,
  trace: 'none',
  rule: looks,
  summary: 'Placements with their current price and the last hour in which they requested an ad',
  input: v.strictObject({
    ...page,
    publisherId: v.optional(id),
    format: v.optional(v.picklist(formats)),
  }),
  output: pageOf(
    v.object({
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
  ),
} as const satisfies DeskRoute;

export const makePlacement = {
  method: 'POST',
  path: '/placements/make',
  roles,
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose a placement on a publisher’s pages, with its price',
  input: v.strictObject({
    publisherId: id,
    name,
    format: v.picklist(formats),
    width: size,
    height: size,
    domains: v.pipe(listOf(text(255), 100), v.minLength(1)),
    category: v.picklist(pageCategories),
    ...typedRate,
    reason,
  }),
  /** The key under which it requests ads once confirmed. */
  output: v.object({ id, key: v.string() }),
} as const satisfies DeskRoute;

export const listRates = {
  method: 'GET',
  path: '/placements/rates',
  roles: reading,
  trace: 'none',
  rule: looks,
  summary: 'All prices of a placement, newest first',
  input: v.strictObject({ key: text(80) }),
  output: v.object({
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
  }),
} as const satisfies DeskRoute;

export const changeRate = {
  method: 'POST',
  path: '/placements/rate',
  roles,
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose a new price or share; ads already served keep theirs',
  input: v.strictObject({
    key: text(80),
    version: int32,
    ...typedRate,
    reason: givenReason,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const endPlacement = {
  method: 'POST',
  path: '/placements/end',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'End a placement: it gets no more ads, and those already served still count',
  input: v.strictObject({ key: text(80), reason: givenReason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;
