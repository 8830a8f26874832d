import * as v from 'valibot';
import { openingHoursDefault } from '#domain/chat/opening-hours.ts';
import { questionGroups } from '#domain/help/question.ts';
import { languageMapDefault } from '#domain/language.ts';
import { feeBpsMax, planLimits } from '#domain/plan/limits.ts';
import { isTimeZoneName } from '#domain/time-zone.ts';
import { withdrawMethod } from './help.ts';
import { otherLanguages } from './languages.ts';
import { listOf, text, typedMoney, whole } from './shape.ts';
import { ourText, staffReason } from './staff-text.ts';
import { channel, languageMapping } from './start-config.ts';
import { textBlocks } from './text-blocks.ts';

const feeBps = v.pipe(
  whole,
  v.maxValue(feeBpsMax, `the network keeps at most ${feeBpsMax / 100} %`),
);

const plan = v.strictObject({
  mediaFeeBps: v.optional(feeBps, planLimits.mediaFeeBps),
  revenueFeeBps: v.optional(feeBps, planLimits.revenueFeeBps),
  offerDays: v.optional(whole, planLimits.offerDays),
  matchHours: v.optional(whole, planLimits.matchHours),
  escrowFloorCommissions: v.optional(whole, planLimits.escrowFloorCommissions),
  escrowEmptyHours: v.optional(whole, planLimits.escrowEmptyHours),
  noSupplyHours: v.optional(whole, planLimits.noSupplyHours),
  placementHoldHours: v.optional(whole, planLimits.placementHoldHours),
  publisherCreditDays: v.optional(whole, planLimits.publisherCreditDays),
});

/** No placement is sold above these: a thousand impressions, and a click. */
const priceLimits = v.strictObject({ thousandPriceMax: typedMoney, clickPriceMax: typedMoney });

export const priceLimitsDefault = { thousandPriceMax: '50.00', clickPriceMax: '5.00' };

const vip = v.strictObject({ isOffered: v.boolean(), price: typedMoney, revenueFeeBps: feeBps });

export const vipDefault = { isOffered: false, price: '0.00', revenueFeeBps: 250 };

export const pushContactDefault = 'mailto:push@reachbook.example';

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Opening hours of customer service, from Monday; null for a closed day. */
const openingHours = v.strictObject({
  timeZone: v.pipe(v.string(), v.check(isTimeZoneName)),
  days: v.pipe(v.array(v.nullable(v.strictObject({ from: clock, to: clock }))), v.length(7)),
});

export const questionId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,59}$/));
const questionText = v.strictObject({ question: ourText(500), answer: textBlocks });

/** A question of the network's own. With the id of one of ours it replaces it. */
export const ownQuestion = v.strictObject({
  id: questionId,
  group: v.picklist(questionGroups),
  related: listOf(v.string(), 10),
  texts: v.objectWithRest({ en: questionText }, questionText),
});

const steps = listOf(v.string(), 20);
const stepsByLanguage = v.strictObject({ en: steps, ...otherLanguages(steps).entries });

/** Payout methods, each with its name in other languages. */
const method = v.object({
  ...withdrawMethod.entries,
  labels: v.optional(otherLanguages(text(60)), {}),
});

/** One of the network's own accounts, which the bank takes the money of payouts from. */
export const debtorAccount = v.strictObject({
  name: staffReason(140),
  account: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,34}$/)),
  bic: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/))),
});

/** Settings: whom partners trust, what they pay, get and read. Each is changed as a whole. */
const settingShapes = {
  customerService: listOf(channel, 20),
  rechargeService: listOf(channel, 20),
  withdrawMethods: listOf(method, 20),
  /** The steps of a deposit, by language. Older versions have a list of English steps. */
  depositInstructions: v.optional(
    v.union([
      stepsByLanguage,
      v.pipe(
        steps,
        v.transform((en): v.InferOutput<typeof stepsByLanguage> => ({ en })),
      ),
    ]),
    { en: [] },
  ),
  /** The highest prices of placements. */
  priceLimits: v.optional(priceLimits, priceLimitsDefault),
  /** Fees, windows and floors of plans. */
  plan: v.optional(plan, {}),
  /** The bank's cost of one payout. */
  payoutCost: v.optional(typedMoney, '0.00'),
  /** The accounts that payment files can name. */
  debtorAccounts: v.optional(listOf(debtorAccount, 10), []),
  /** A paid month of a lower fee on commissions. Off until the network has set its price. */
  vip: v.optional(vip, vipDefault),
  /** Off until the network has a registered provider of foreign exchange. */
  exchange: v.optional(v.strictObject({ isOffered: v.boolean() }), { isOffered: false }),
  /** Which browser and app codes mean which of our languages. */
  languageMap: v.optional(listOf(languageMapping, 50), () => [...languageMapDefault]),
  /** The sender's contact for push services. */
  pushContact: v.optional(v.string(), pushContactDefault),
  /** When the chat is answered, and how soon. */
  openingHours: v.optional(openingHours, () => ({
    ...openingHoursDefault,
    days: [...openingHoursDefault.days],
  })),
};

/** Changed a question at a time, by calls of their own (`desk/questions.ts`). */
const questionShapes = {
  questions: listOf(ownQuestion, 100),
  /** The order of questions. Those not named come after. */
  questionOrder: v.optional(listOf(questionId, 200), []),
  questionsHidden: v.optional(listOf(questionId, 200), []),
};

/** Everything that staff may set, part by part. Every version of it is kept. */
export const configuration = v.strictObject({ ...settingShapes, ...questionShapes });

export type Configuration = v.InferOutput<typeof configuration>;
export type ConfigurationPart = keyof Configuration;
export type Setting = keyof typeof settingShapes;

export const settings = Object.keys(settingShapes) as Setting[];

/** Contacts, and where money goes in and out: every change is also signed. */
export const contactParts = [
  'customerService',
  'rechargeService',
  'withdrawMethods',
  'depositInstructions',
] as const satisfies Setting[];

export type ContactPart = (typeof contactParts)[number];
