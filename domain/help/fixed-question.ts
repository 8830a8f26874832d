import { linesOf, type TextBlock } from '../text-blocks.ts';
import type { Question, QuestionGroup, QuestionText } from './question.ts';

/**
 * Whether money can be lost, what staff can do, and how to stay safe. No network hides these, moves
 * them out of reach, or replaces their title and the first line of their answer. It may write more.
 */
export const fixedQuestionIds = ['plan-loss', 'rule-staff', 'rule-safety'] as const;

/** The ad centre shows as many of a section. */
const fixedPlaceMax = 5;

export const isFixedQuestion = (id: string): boolean =>
  fixedQuestionIds.some((fixedId) => fixedId === id);

const firstLineOf = ({ answer }: QuestionText): string => linesOf(answer)[0] ?? '';

const keepsWords = (text: QuestionText, shipped: QuestionText): boolean =>
  text.question === shipped.question && firstLineOf(text) === firstLineOf(shipped);

/** What a rewritten question may not change, or null. The product's version is null for others. */
export function whyNotRewrite(question: Question, shipped: Question | null): string | null {
  if (!shipped || !isFixedQuestion(question.id)) return null;
  if (question.group !== shipped.group) return `stays a ${shipped.group}`;

  const changed = Object.entries(question.texts).find(([language, text]) => {
    const shippedText = shipped.texts[language];
    return shippedText && !keepsWords(text, shippedText);
  });
  return changed ? `keeps its title and the first line of its answer (${changed[0]})` : null;
}

/**
 * A rewritten question as partners see it: with the product's title and first line, whatever a
 * stored configuration says, and in every language.
 */
export function restoreFixed(question: Question, shipped: Question | null): Question {
  if (!shipped || !isFixedQuestion(question.id)) return question;

  const texts = Object.entries(question.texts).map(([language, text]) => {
    const shippedText = shipped.texts[language];
    return [language, shippedText ? restoreText(text, shippedText) : text] as const;
  });
  return { ...question, group: shipped.group, texts: { ...shipped.texts, ...toTexts(texts) } };
}

function restoreText(text: QuestionText, shipped: QuestionText): QuestionText {
  if (keepsWords(text, shipped)) return text;
  const { question } = shipped;
  const firstLine: TextBlock = { type: 'paragraph', text: firstLineOf(shipped) };
  const keepsLine = firstLineOf(text) === firstLine.text;
  return { question, answer: keepsLine ? text.answer : [firstLine, ...text.answer] };
}

const toTexts = (entries: readonly (readonly [string, QuestionText])[]) =>
  Object.fromEntries(entries) as Question['texts'];

interface Placed {
  readonly id: string;
  readonly group: QuestionGroup;
}

/**
 * The questions that partners see, in their order, but each fixed one among the first of its
 * section.
 */
export function liftFixed<Item extends Placed>(questions: readonly Item[]): Item[] {
  const lifted = new Map(
    Array.from(
      Map.groupBy(questions, ({ group }) => group),
      ([group, ofGroup]) => [group, liftInSection(ofGroup).values()],
    ),
  );
  return questions.flatMap(({ group }) => lifted.get(group)?.next().value ?? []);
}

function liftInSection<Item extends Placed>(questions: readonly Item[]): Item[] {
  const remainingQuestions = [...questions];
  const lifted: Item[] = [];

  while (remainingQuestions.length > 0) {
    const fixed = remainingQuestions.findIndex(({ id }) => isFixedQuestion(id));
    const fixedCount = remainingQuestions.filter(({ id }) => isFixedQuestion(id)).length;
    const isDue = fixedCount > 0 && lifted.length + fixedCount >= fixedPlaceMax;
    lifted.push(...remainingQuestions.splice(isDue ? fixed : 0, 1));
  }

  return lifted;
}

interface Arrangement<Item> {
  /** Those that are not hidden, in the wished order. */
  readonly shown: readonly Item[];
  readonly hiddenIds: readonly string[];
}

/** What an order of questions may not do, or null. */
export function whyNotArrange({ shown, hiddenIds }: Arrangement<Placed>): string | null {
  if (hiddenIds.some(isFixedQuestion)) return 'is never hidden';
  const lifted = liftFixed(shown);
  return lifted.every(({ id }, place) => id === shown[place]?.id)
    ? null
    : `stays among the first ${fixedPlaceMax} of its section`;
}
