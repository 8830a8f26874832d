import * as v from 'valibot';
import { workingRoles } from '#domain/desk/role.ts';
import { ownQuestion, questionId } from '../configuration.ts';
import { int32, listOf, text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { command, query } from './desk-builders.ts';

const roles = ['support', 'admin'] as const;
const reason = v.optional(staffReason(500, 0), '');

export const listDeskQuestions = query('/questions', {
  roles: workingRoles,
  summary: 'Questions and rules in the order in which partners see them, in every language',
  output: {
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
  },
});

export const saveQuestion = command('/questions/save', {
  roles,
  audit: { log: 'question-saved' },
  effect: 'read-by-partners',
  summary: 'Write a question, or replace one of the product’s',
  input: { version: int32, question: ownQuestion, reason },
});

export const dropQuestion = command('/questions/drop', {
  roles,
  audit: { log: 'question-dropped' },
  effect: 'read-by-partners',
  summary: 'Delete the network’s own version of a question. The product’s version comes back',
  input: { version: int32, id: text(60), reason },
});

export const arrangeQuestions = command('/questions/arrange', {
  roles,
  audit: { log: 'questions-arranged' },
  effect: 'read-by-partners',
  summary: 'Set the order of the questions, and which are hidden',
  input: {
    version: int32,
    order: listOf(questionId, 200),
    hidden: listOf(questionId, 200),
    reason,
  },
});
