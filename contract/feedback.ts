import * as v from 'valibot';
import { feedbackStates, feedbackTopics } from '#domain/help/feedback.ts';
import { command, list } from './route.ts';
import { id, listOf, moment, requestId, text } from './shape.ts';

const ticket = v.pipe(v.string(), v.regex(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/));

export const sendFeedback = command('/feedback', {
  access: 'partner',
  summary: 'Send feedback with a topic, a text and images; the same `requestId` sends it once',
  input: {
    topic: text(100),
    content: text(4000),
    images: v.optional(listOf(id, 10)),
    /** The question that it is about. */
    about: v.optional(text(60)),
    requestId: v.optional(requestId),
  },
  output: { ticket },
});

const step = v.object({
  state: v.picklist(feedbackStates),
  at: moment,
  by: v.nullable(v.string()),
  answer: v.nullable(v.string()),
});

export const listFeedback = list('/feedback/list', {
  access: 'partner',
  summary: 'Your tickets, newest first, each with its steps',
  item: v.object({
    ticket,
    topic: v.picklist(feedbackTopics),
    content: v.string(),
    at: moment,
    state: v.picklist(feedbackStates),
    images: listOf(id, 10),
    steps: listOf(step, 100),
  }),
});
