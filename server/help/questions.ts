import type { basicConfig } from '#contract/help.ts';
import type { Reply } from '#contract/route.ts';
import type { Block } from '#domain/blocks.ts';
import type { QuestionGroup } from '#domain/help/question.ts';
import type { Language } from '#domain/language.ts';
import type { Settings } from '../installation/settings.ts';
import { questionTexts as german } from './question-texts/de.ts';
import { questionTexts as english } from './question-texts/en.ts';

export interface QuestionText {
  readonly question: string;
  readonly answer: readonly Block[];
}

type QuestionId = keyof typeof english;
type Shown = Reply<typeof basicConfig>['faq_config'][number];

interface Written {
  readonly id: string;
  readonly group: QuestionGroup;
  readonly related: readonly string[];
  readonly texts: { readonly en: QuestionText } & { readonly [lang: string]: QuestionText };
}

/** What comes with the product, in the order in which it is shown; the first five come first. */
const order: readonly [QuestionId, QuestionGroup, readonly QuestionId[]][] = [
  ['plan-how', 'question', ['learning-phase', 'fees', 'delivery-how']],
  ['learning-phase', 'question', ['delivery-how', 'plan-loss']],
  ['payout-when', 'question', ['payout-refused', 'fees', 'pay-password']],
  ['fees', 'question', ['plan-loss', 'payout-when']],
  ['plan-loss', 'question', ['fees', 'invalid-traffic']],
  ['delivery-how', 'question', ['invalid-traffic', 'learning-phase']],
  ['invalid-traffic', 'question', ['delivery-how', 'rule-traffic']],
  ['payout-refused', 'question', ['payout-when', 'startup-funds']],
  ['startup-funds', 'question', ['payout-refused', 'coupons']],
  ['coupons', 'question', ['startup-funds', 'plan-how']],
  ['follow', 'question', ['plan-loss', 'fees']],
  ['pay-password', 'question', ['payout-when', 'rule-safety']],
  ['deposit', 'question', ['rule-safety', 'payout-when']],
  ['check-figures', 'question', ['rule-staff', 'invalid-traffic']],
  ['rule-account', 'rule', ['rule-safety']],
  ['rule-traffic', 'rule', ['invalid-traffic']],
  ['rule-money', 'rule', ['payout-refused', 'fees']],
  ['rule-staff', 'rule', ['check-figures']],
  ['rule-safety', 'rule', ['pay-password', 'deposit']],
];

const ours: readonly Written[] = order.map(([id, group, related]) => ({
  id,
  group,
  related,
  texts: { en: english[id], de: german[id] },
}));

/**
 * The questions and rules of a network in one language: its own ones first, then those of the
 * product. One of its own with the id of ours takes its place; without an answer it hides it.
 */
export function questionsOf({ configuration }: Settings, language: Language): Shown[] {
  const own: readonly Written[] = configuration.questions;
  const replaced = new Set(own.map(({ id }) => id));
  const all = [...own, ...ours.filter(({ id }) => !replaced.has(id))];
  const shown = all.filter(({ texts }) => texts.en.answer.length > 0);
  const ids = new Set(shown.map(({ id }) => id));
  return shown.map(({ id, group, related, texts }) => {
    const lang = texts[language] ? language : 'en';
    const { question, answer } = texts[lang] ?? texts.en;
    const next = related.filter((one) => ids.has(one));
    return { id, group, lang, question, answer: [...answer], related: next };
  });
}
