import * as v from 'valibot';
import { blockedReasons } from '#domain/chat/message.ts';
import { feedbackStates, feedbackSteps, feedbackTopics } from '#domain/help/feedback.ts';
import { id, int32, listOf, moment, whole } from '../shape.ts';
import { storedText } from '../staff-text.ts';
import { command, list, query } from './desk-builders.ts';

const staff = ['support', 'admin'] as const;
const ticket = v.pipe(v.string(), v.regex(/^F-[0-9A-Z]{4}-[0-9A-Z]{4}$/));
const state = v.picklist(feedbackStates);
const topic = v.picklist(feedbackTopics);

const listed = {
  ticket,
  partnerId: id,
  username: v.nullable(v.string()),
  at: moment,
  topic,
  state,
  content: v.string(),
  /** The number of its steps, to detect concurrent changes, since a state alone may recur. */
  stepCount: whole,
};

export const listTickets = list('/tickets', {
  roles: staff,
  summary: 'Feedback of partners; waiting tickets oldest first, all others newest first',
  filters: { state: v.optional(state), topic: v.optional(topic) },
  item: v.object(listed),
});

export const showTicket = query('/tickets/one', {
  roles: staff,
  summary: 'One ticket with its images and steps',
  input: { ticket },
  output: {
    ...listed,
    /** The question that it is about. */
    about: v.nullable(v.string()),
    images: listOf(id, 10),
    steps: listOf(
      v.object({
        state,
        at: moment,
        by: v.nullable(v.string()),
        answer: v.nullable(v.string()),
      }),
      100,
    ),
  },
});

export const moveTicket = command('/tickets/move', {
  roles: staff,
  audit: {
    partner: [
      'feedback-in-progress',
      'feedback-answered',
      'feedback-closed',
      'feedback-answer-blocked',
    ],
  },
  effect: 'answers',
  summary: 'Move a ticket on: take it up, answer it or close it',
  input: {
    ticket,
    /** The state on the screen: if another person changed it, the call is refused. */
    seen: state,
    /** How many steps were shown: the state alone is the same after a second answer. */
    steps: int32,
    to: v.picklist(feedbackSteps),
    answer: storedText(4000, 0),
  },
  output: { blocked: v.nullable(v.picklist(blockedReasons)) },
});
