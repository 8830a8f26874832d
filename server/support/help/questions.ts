import type { Configuration } from '#contract/configuration.ts';
import type { basicConfig } from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import type { QuestionGroup, QuestionText } from '#domain/help/question.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { ourAnswer, type QuestionId } from './our-answer.ts';

type Shown = Reply<typeof basicConfig>['faq_config'][number];

export interface Written {
  readonly id: string;
  readonly group: QuestionGroup;
  readonly related: readonly string[];
  readonly texts: { readonly en: QuestionText } & { readonly [lang: string]: QuestionText };
}

/** The built-in questions in display order, each with what it leads on to. */
const builtInTraits: Readonly<
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

const inEvery = (id: QuestionId): Written['texts'] => ({
  en: ourAnswer('en', id),
  ...Object.fromEntries(languages.map(({ code }) => [code, ourAnswer(code, id)])),
});

const ours: readonly Written[] = (Object.keys(builtInTraits) as QuestionId[]).map((id) => ({
  id,
  ...builtInTraits[id],
  texts: inEvery(id),
}));

/** All questions: the network's own first, then the built-in ones, unless it set an order. */
export function allQuestions({ questions, questionOrder }: Configuration): readonly Written[] {
  const own: readonly Written[] = questions;
  const replaced = new Set(own.map(({ id }) => id));
  const all = [...own, ...ours.filter(({ id }) => !replaced.has(id))];
  const places = new Map(questionOrder.map((id, at) => [id, at]));
  const placeOf = ({ id }: Written) => places.get(id) ?? questionOrder.length;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** A built-in question as shipped, or null if there is none with this id. */
export const findOurs = (id: string): Written | null => ours.find((one) => one.id === id) ?? null;

/**
 * The network's questions and rules in one language. Its own question replaces a built-in one with
 * the same id; hidden questions and those without an answer are left out.
 */
export function questionsOf({ configuration }: Settings, language: Language): Shown[] {
  const hidden = new Set(configuration.questionsHidden);
  const shown = allQuestions(configuration).filter(
    ({ id, texts }) => !hidden.has(id) && texts.en.answer.length > 0,
  );
  const ids = new Set(shown.map(({ id }) => id));
  return shown.map(({ id, group, related, texts }) => {
    const lang = texts[language] ? language : 'en';
    const { question, answer } = texts[lang] ?? texts.en;
    const next = related.filter((one) => ids.has(one));
    return { id, group, lang, question, answer: [...answer], related: next };
  });
}
