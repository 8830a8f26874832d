import * as v from 'valibot';
import { workingRoles } from '#domain/desk/role.ts';
import { ownQuestion, questionId } from '../configuration.ts';
import { int32, listOf, nothing, text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, looks } from './desk-rule.ts';

const roles = ['support', 'admin'] as const;
const reason = v.optional(staffReason(500, 0), '');

export const listDeskQuestions = {
  method: 'GET',
  path: '/questions',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'Questions and rules in the order in which partners see them, in every language',
  input: nothing,
  output: v.object({
    version: int32,
    list: listOf(
      v.object({
        ...ownQuestion.entries,
        /** Whether the network wrote it, also in the place of one of the product’s. */
        isOwn: v.boolean(),
        isOurs: v.boolean(),
        isHidden: v.boolean(),
      }),
      200,
    ),
  }),
} as const satisfies DeskRoute;

export const saveQuestion = {
  method: 'POST',
  path: '/questions/save',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Write a question, or replace one of the product’s',
  input: v.strictObject({ version: int32, question: ownQuestion, reason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

export const dropQuestion = {
  method: 'POST',
  path: '/questions/drop',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Delete the network’s own version of a question. The product’s version comes back',
  input: v.strictObject({ version: int32, id: text(60), reason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

export const arrangeQuestions = {
  method: 'POST',
  path: '/questions/arrange',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Set the order of the questions, and which are hidden',
  input: v.strictObject({
    version: int32,
    order: listOf(questionId, 200),
    hidden: listOf(questionId, 200),
    reason,
  }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;
