import { type TextBlock, wordsOf } from '../text-blocks.ts';

export const questionGroups = ['question', 'rule'] as const;

export type QuestionGroup = (typeof questionGroups)[number];

export interface QuestionText {
  readonly question: string;
  readonly answer: readonly TextBlock[];
}

/** A question or rule with its answer, by language. */
export interface Question {
  readonly id: string;
  readonly group: QuestionGroup;
  /** The ids of those that it leads on to. */
  readonly related: readonly string[];
  readonly texts: { readonly en: QuestionText } & { readonly [language: string]: QuestionText };
}

/** Lower case without diacritics, so that "Gebuhr" finds "Gebühr" as well. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');

/**
 * The questions that contain every search term as a word or the beginning of one; matches in the
 * question itself come first.
 */
export function searchQuestions<Question extends QuestionText>(
  questions: readonly Question[],
  text: string,
): readonly Question[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return questions;

  const has = (where: string) => words.every((word) => plain(where).includes(word));
  const inTitle = questions.filter(({ question }) => has(question));
  const inAnswer = questions.filter(
    (question) =>
      !inTitle.includes(question) && has(`${question.question} ${wordsOf(question.answer)}`),
  );

  return [...inTitle, ...inAnswer];
}
