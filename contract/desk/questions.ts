import * as v from 'valibot';
import { workingRoles } from '#domain/desk/role.ts';
import { ownQuestion, questionId } from '../configuration.ts';
import { id, int32, listOf, text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, query } from './desk-builders.ts';

const roles = ['support', 'admin'] as const;
const reason = staffReason(500);
const effect = 'Partners read it within seconds.';

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
        /** The product’s words, of which title and first line stay, where that is so. */
        fixedTexts: v.nullable(ownQuestion.entries.texts),
      }),
      200,
    ),
  },
});

export const saveQuestion = command('/questions/save', {
  roles,
  approval: { kind: 'question', title: 'Question or rule', effect, decidedBy: approvers },
  audit: { log: 'question-saved' },
  effect: 'read-by-partners',
  summary: 'Request to write a question, or to replace one of the product’s',
  input: { version: int32, question: ownQuestion, reason },
  output: { id },
});

export const dropQuestion = command('/questions/drop', {
  roles,
  approval: {
    kind: 'question-drop',
    title: 'Deletion of a question or rule',
    effect,
    decidedBy: approvers,
  },
  audit: { log: 'question-dropped' },
  effect: 'read-by-partners',
  summary:
    'Request to delete the network’s own version of a question. The product’s version comes back',
  input: { version: int32, id: text(60), reason },
  output: { id },
});

export const arrangeQuestions = command('/questions/arrange', {
  roles,
  approval: {
    kind: 'question-order',
    title: 'Order of questions and rules',
    effect,
    decidedBy: approvers,
  },
  audit: { log: 'questions-arranged' },
  effect: 'read-by-partners',
  summary: 'Request an order of the questions, and which are hidden',
  input: {
    version: int32,
    order: listOf(questionId, 200),
    hidden: listOf(questionId, 200),
    reason,
  },
  output: { id },
});
