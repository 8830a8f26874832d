import { expect, test } from 'vitest';
import { searchQuestions } from './question.ts';

const questions = [
  {
    question: 'What fees are there?',
    answer: [{ type: 'list', items: ['Media fee', 'Payout fee'] }],
  },
  { question: 'Wann kommt die Gebühr?', answer: [{ type: 'paragraph', text: 'Nie.' }] },
  { question: 'When is a payout sent?', answer: [{ type: 'paragraph', text: 'Soon, less fees.' }] },
] as const;

const found = (text: string) =>
  searchQuestions(
    questions.map(({ question, answer }) => ({ question, answer: answer as never })),
    text,
  ).map(({ question }) => questions.findIndex((one) => one.question === question));

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['fees', [0, 2]],
  ['PAYOUT', [2, 0]],
  ['payout fee', [0, 2]],
  ['gebuhr', [1]],
  ['GEBÜHR', [1]],
  ['dividend', []],
])('looking for %j finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});
