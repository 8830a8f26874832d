import * as v from 'valibot';
import { blocks } from '#contract/blocks.ts';
import { channel, withdrawMethod } from '#contract/help.ts';
import { listOf, typedMoney, whole } from '#contract/shape.ts';
import { openingHoursDefault } from '#domain/chat/opening-hours.ts';
import { questionGroups } from '#domain/help/question.ts';
import { planLimits } from '#domain/plan/limits.ts';
import { isTimeZoneName } from '#domain/time-zone.ts';
import type { Sql } from '../db/db.ts';

/** What this database was born as. Never changes. */
export interface Installation {
  readonly mode: 'demo' | 'live';
  readonly currency: string;
  readonly name: string;
}

const bps = v.pipe(whole, v.maxValue(10_000));

const planShape = v.strictObject({
  mediaFeeBps: v.optional(bps, planLimits.mediaFeeBps),
  revenueFeeBps: v.optional(bps, planLimits.revenueFeeBps),
  offerDays: v.optional(whole, planLimits.offerDays),
  matchHours: v.optional(whole, planLimits.matchHours),
  escrowFloorCommissions: v.optional(whole, planLimits.escrowFloorCommissions),
  escrowEmptyHours: v.optional(whole, planLimits.escrowEmptyHours),
  noSupplyHours: v.optional(whole, planLimits.noSupplyHours),
  publisherCreditDays: v.optional(whole, planLimits.publisherCreditDays),
});

const vipShape = v.strictObject({
  isOffered: v.boolean(),
  price: typedMoney,
  revenueFeeBps: bps,
});

export const vipAtBirth = { isOffered: false, price: '0.00', revenueFeeBps: 250 };

export const pushContactDefault = 'mailto:push@reachbook.example';

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** When customer service answers, from Monday on; null is a day without anyone. */
const openingHoursShape = v.strictObject({
  zone: v.pipe(v.string(), v.check(isTimeZoneName)),
  days: v.pipe(v.array(v.nullable(v.strictObject({ from: clock, to: clock }))), v.length(7)),
  answerMinutes: v.pipe(whole, v.minValue(1)),
});

/** A question of the network's own. With the id of one of ours it takes its place. */
const ownQuestion = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,59}$/)),
  group: v.picklist(questionGroups),
  related: listOf(v.string(), 10),
  texts: v.objectWithRest(
    { en: v.strictObject({ question: v.string(), answer: blocks }) },
    v.strictObject({ question: v.string(), answer: blocks }),
  ),
});

const configurationShape = v.strictObject({
  customerService: listOf(channel, 20),
  rechargeService: listOf(channel, 20),
  withdrawMethods: listOf(withdrawMethod, 20),
  questions: listOf(ownQuestion, 100),
  /** How a deposit is made, one step each. */
  depositInstructions: v.optional(listOf(v.string(), 20), []),
  /** What the bank takes for one payout. */
  payoutCost: v.optional(typedMoney, '0.00'),
  /** Off until the network has a registered provider of foreign exchange. */
  exchange: v.optional(v.strictObject({ isOffered: v.boolean() }), { isOffered: false }),
  /** A paid month of a lower fee on commissions. Off until the network has set its price. */
  vip: v.optional(vipShape, vipAtBirth),
  /** Fees, windows and floors of plans. */
  plan: v.optional(planShape, {}),
  /** Where push services find who sends, if something is wrong. */
  pushContact: v.optional(v.string(), pushContactDefault),
  /** When the chat is answered, and how soon. */
  openingHours: v.optional(openingHoursShape, () => ({
    ...openingHoursDefault,
    days: [...openingHoursDefault.days],
  })),
});

export type Configuration = v.InferOutput<typeof configurationShape>;

export interface Settings {
  readonly installation: Installation;
  readonly configuration: Configuration;
}

export async function findInstallation(sql: Sql): Promise<Installation | null> {
  const [row] = await sql<Installation>('select mode, currency, name from installation');
  return row ?? null;
}

/** The installation with the newest version of its configuration. */
export async function getSettings(sql: Sql): Promise<Settings> {
  const installation = await findInstallation(sql);
  const [row] = await sql<{ body: unknown }>(
    'select body from configuration order by version desc limit 1',
  );
  if (!installation || !row) throw new Error('The database was never born');
  return { installation, configuration: v.parse(configurationShape, row.body) };
}
