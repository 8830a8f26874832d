import * as v from 'valibot';
import { blockedReasons } from '#domain/chat/message.ts';
import { feedbackStates, feedbackSteps, feedbackTopics } from '#domain/help/feedback.ts';
import { id, int32, listOf, moment, page, pageOf, whole } from '../shape.ts';
import { keptText } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, looks } from './desk-rule.ts';

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

export const listTickets = {
  method: 'GET',
  path: '/tickets',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'Feedback of partners; waiting tickets oldest first, all others newest first',
  input: v.strictObject({ ...page, state: v.optional(state), topic: v.optional(topic) }),
  output: pageOf(v.object(listed)),
} as const satisfies DeskRoute;

export const showTicket = {
  method: 'GET',
  path: '/tickets/one',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'One ticket with its images and steps',
  input: v.strictObject({ ticket }),
  output: v.object({
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
  }),
} as const satisfies DeskRoute;

export const moveTicket = {
  method: 'POST',
  path: '/tickets/move',
  roles: staff,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Move a ticket on: take it up, answer it or close it',
  input: v.strictObject({
    ticket,
    /** The state on the screen: if another person changed it, the call is refused. */
    seen: state,
    /** How many steps were shown: the state alone is the same after a second answer. */
    steps: int32,
    to: v.picklist(feedbackSteps),
    answer: keptText(4000, 0),
  }),
  output: v.object({ blocked: v.nullable(v.picklist(blockedReasons)) }),
} as const satisfies DeskRoute;
