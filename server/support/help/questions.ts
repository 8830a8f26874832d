import type { Configuration } from '#contract/configuration.ts';
import type { basicConfig } from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import { isFixedQuestion, liftFixed, restoreFixed } from '#domain/help/fixed-question.ts';
import type { Question, QuestionGroup } from '#domain/help/question.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { getBuiltInText, type QuestionId } from './built-in-text.ts';

type FaqEntry = Reply<typeof basicConfig>['faq_config'][number];

/** The built-in questions in display order, each with what it leads on to. */
const builtInQuestionLayout: Readonly<
  Record<QuestionId, { readonly group: QuestionGroup; readonly related: readonly QuestionId[] }>
> = {
  'plan-how': { group: 'question', related: ['learning-phase', 'fees', 'delivery-how'] },
  'learning-phase': { group: 'question', related: ['delivery-how', 'plan-loss'] },
  'payout-when': { group: 'question', related: ['payout-refused', 'fees', 'pay-password'] },
  fees: { group: 'question', related: ['plan-loss', 'payout-when'] },
  'plan-loss': { group: 'question', related: ['fees', 'invalid-traffic'] },
  'delivery-how': { group: 'question', related: ['invalid-traffic', 'learning-phase'] },
  'invalid-traffic': { group: 'question', related: ['delivery-how', 'rule-traffic'] },
  'payout-refused': { group: 'question', related: ['payout-when', 'startup-funds'] },
  'startup-funds': { group: 'question', related: ['payout-refused', 'coupons'] },
  coupons: { group: 'question', related: ['startup-funds', 'plan-how'] },
  follow: { group: 'question', related: ['plan-loss', 'fees'] },
  'pay-password': { group: 'question', related: ['payout-when', 'rule-safety'] },
  deposit: { group: 'question', related: ['rule-safety', 'payout-when'] },
  'check-figures': { group: 'question', related: ['rule-staff', 'invalid-traffic'] },
  'rule-account': { group: 'rule', related: ['rule-safety'] },
  'rule-traffic': { group: 'rule', related: ['invalid-traffic'] },
  'rule-money': { group: 'rule', related: ['payout-refused', 'fees'] },
  'rule-staff': { group: 'rule', related: ['check-figures'] },
  'rule-safety': { group: 'rule', related: ['pay-password', 'deposit'] },
};

const getAllTexts = (id: QuestionId): Question['texts'] => ({
  en: getBuiltInText('en', id),
  ...Object.fromEntries(languages.map(({ code }) => [code, getBuiltInText(code, id)])),
});

const builtInQuestions: readonly Question[] = (
  Object.keys(builtInQuestionLayout) as QuestionId[]
).map((id) => ({
  id,
  ...builtInQuestionLayout[id],
  texts: getAllTexts(id),
}));

/** All questions: the network's own first, then the built-in ones, unless it set an order. */
export function listQuestions(configuration: Configuration): readonly Question[] {
  const { questions, questionOrder } = configuration;
  const networkQuestions = questions.map((question) =>
    restoreFixed(question, findBuiltInQuestion(question.id)),
  );
  const networkQuestionIds = new Set(networkQuestions.map(({ id }) => id));
  const unsortedQuestions = [
    ...networkQuestions,
    ...builtInQuestions.filter(({ id }) => !networkQuestionIds.has(id)),
  ];

  const ranks = new Map(questionOrder.map((id, index) => [id, index]));
  const getRank = ({ id }: Question) => ranks.get(id) ?? questionOrder.length;
  const sortedQuestions = unsortedQuestions.toSorted((a, b) => getRank(a) - getRank(b));

  // Hidden questions keep their places between those that partners see.
  const isShown = (question: Question) => isQuestionShown(configuration, question);
  const shownQuestions = liftFixed(sortedQuestions.filter(isShown)).values();
  return sortedQuestions.flatMap((question) =>
    isShown(question) ? (shownQuestions.next().value ?? []) : question,
  );
}

/** Hidden questions and those without an answer are not shown, but for those that always are. */
export function isQuestionShown(
  { questionsHidden }: Pick<Configuration, 'questionsHidden'>,
  { id, texts }: Question,
): boolean {
  if (isFixedQuestion(id)) return true;
  return !questionsHidden.includes(id) && texts.en.answer.length > 0;
}

/** A built-in question as shipped, or null if there is none with this id. */
export const findBuiltInQuestion = (id: string): Question | null =>
  builtInQuestions.find((question) => question.id === id) ?? null;

/**
 * The network's questions and rules in one language. Its own question replaces a built-in one with
 * the same id.
 */
export function listFaqEntries({ configuration }: Settings, language: Language): FaqEntry[] {
  const visibleQuestions = listQuestions(configuration).filter((question) =>
    isQuestionShown(configuration, question),
  );
  const visibleIds = new Set(visibleQuestions.map(({ id }) => id));

  return visibleQuestions.map(({ id, group, related, texts }) => {
    const replyLanguage = texts[language] ? language : 'en';
    const { question, answer } = texts[replyLanguage] ?? texts.en;
    const visibleRelated = related.filter((relatedId) => visibleIds.has(relatedId));

    return {
      id,
      group,
      lang: replyLanguage,
      question,
      answer: [...answer],
      related: visibleRelated,
    };
  });
}
