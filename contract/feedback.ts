import * as v from 'valibot';
import { feedbackStates, feedbackTopics } from '#domain/help/feedback.ts';
import type { Route } from './route.ts';
import { id, listOf, moment, page, pageOf, requestId, text } from './shape.ts';

const ticket = v.pipe(v.string(), v.regex(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/));

export const sendFeedback = {
  method: 'POST',
  path: '/feedback',
  access: 'member',
  summary: 'Send feedback with a topic, a text and images; the same `requestId` sends it once',
  input: v.strictObject({
    topic: text(100),
    content: text(4000),
    images: v.optional(listOf(id, 10)),
    /** The question that it is about. */
    about: v.optional(text(60)),
    requestId: v.optional(requestId),
  }),
  output: v.object({ ticket }),
} as const satisfies Route;

const step = v.object({
  state: v.picklist(feedbackStates),
  at: moment,
  by: v.nullable(v.string()),
  answer: v.nullable(v.string()),
});

export const listFeedback = {
  method: 'GET',
  path: '/feedback/list',
  access: 'member',
  summary: 'Your tickets, newest first, each with its steps',
  input: v.strictObject({ ...page }),
  output: pageOf(
    v.object({
      ticket,
      topic: v.picklist(feedbackTopics),
      content: v.string(),
      at: moment,
      state: v.picklist(feedbackStates),
      images: listOf(id, 10),
      steps: listOf(step, 100),
    }),
  ),
} as const satisfies Route;
