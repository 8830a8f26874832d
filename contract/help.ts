import * as v from 'valibot';
import { questionGroups } from '#domain/help/question.ts';
import { cardFields, cardKinds, cardPatterns } from '#domain/wallet/card-fields.ts';
import type { Route } from './route.ts';
import { listOf, moment, nothing, page, pageOf, text, whole } from './shape.ts';
import { textBlocks } from './text-blocks.ts';

/** A way to reach customer service. Type 1 opens inside the app, any other in a new window. */
export const channel = v.object({
  id: v.string(),
  label: v.string(),
  type: v.pipe(v.number(), v.integer()),
  url: v.string(),
});

export type Channel = v.InferOutput<typeof channel>;

export const languageMapping = v.object({ source: v.string(), targets: v.string() });

/** A payout method, and its fields. */
export const withdrawMethod = v.object({
  id: v.string(),
  label: v.string(),
  kind: v.picklist(cardKinds),
  fields: listOf(
    v.object({
      name: v.picklist(cardFields),
      required: v.boolean(),
      pattern: v.optional(v.picklist(cardPatterns)),
    }),
    cardFields.length,
  ),
});

/** A question with its answer, or a rule of the programme. */
export const question = v.object({
  id: v.string(),
  group: v.picklist(questionGroups),
  /** The language of its text, which is English where there is no other yet. */
  lang: v.string(),
  question: v.string(),
  answer: textBlocks,
  /** Ids of related questions. */
  related: listOf(v.string(), 10),
});

export const listLanguages = {
  method: 'GET',
  path: '/auth/v2/lang',
  access: 'public',
  summary: 'The languages on offer, with the codes that mean each',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({ source: v.string(), description: v.string(), targets: v.string() }),
      50,
    ),
  }),
} as const satisfies Route;

export const basicConfig = {
  method: 'GET',
  path: '/basic_config',
  access: 'public',
  summary: 'The configuration; ways to be paid out and questions only when logged in',
  input: v.strictObject({ lang: v.optional(text(35)) }),
  output: v.object({
    name: v.string(),
    mode: v.picklist(['demo', 'live']),
    currency: v.string(),
    client_language_map: listOf(languageMapping, 50),
    customer_service_url: listOf(channel, 20),
    recharge_customer_service_url: listOf(channel, 20),
    withdraw_method_config: listOf(withdrawMethod, 20),
    // Those of the network come beside ours.
    faq_config: listOf(question, 200),
    /** The newest row of the public log of contact lists, signed by the published key. */
    contact_head: v.nullable(
      v.object({ no: whole, hash: v.string(), signature: v.string(), key: v.string() }),
    ),
  }),
} as const satisfies Route;

export const listContactChanges = {
  method: 'GET',
  path: '/contact_changes',
  access: 'public',
  summary:
    'Signed changes of the lists whom partners turn to, newest first, each chained to the last',
  input: v.strictObject(page),
  output: v.object({
    network: v.string(),
    ...pageOf(
      v.object({
        no: whole,
        at: moment,
        part: v.string(),
        /** The whole list from then on, as signed. */
        value: v.string(),
        previous: v.string(),
        hash: v.string(),
        key: v.string(),
        signature: v.string(),
      }),
    ).entries,
  }),
} as const satisfies Route;
