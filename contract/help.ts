import * as v from 'valibot';
import { questionGroups } from '#domain/help/question.ts';
import { cardFields, cardKinds, cardPatterns } from '#domain/wallet/card-fields.ts';
import { query } from './route.ts';
import { listOf, moment, page, pageOf, whole } from './shape.ts';
import { startConfig } from './start-config.ts';
import { textBlocks } from './text-blocks.ts';

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

export const listLanguages = query('/auth/v2/lang', {
  access: 'public',
  summary: 'The available languages, with the codes that mean each',
  output: {
    list: listOf(
      v.object({ source: v.string(), description: v.string(), targets: v.string() }),
      50,
    ),
  },
});

export const basicConfig = {
  ...startConfig,
  output: v.object({
    ...startConfig.output.entries,
    withdraw_method_config: listOf(withdrawMethod, 20),
    // Those of the network come beside ours.
    faq_config: listOf(question, 200),
  }),
};

export const listContactChanges = query('/contact_changes', {
  access: 'public',
  summary:
    'Signed changes of the lists whom partners turn to, newest first, each chained to the last',
  input: page,
  output: {
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
  },
});
