import { IntlMessageFormat } from 'intl-messageformat';
import type { QuestionText } from '#domain/help/question.ts';
import { questionNumbers } from '#domain/help/question-numbers.ts';
import { type Language, localeOf } from '#domain/language.ts';
import type { TextBlock } from '#domain/text-blocks.ts';
import { confirmationActions } from '#domain/wallet/confirmation.ts';
import { payoutReasonNames } from '#domain/wallet/payout-refusals.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';

export type QuestionId = keyof Texts['questions'];

const texts = await textsByLanguage('questions');
const lists = await textsByLanguage('lists');

/** Lists after an answer's first paragraph, generated from the rules they explain. */
const listsOf: Partial<Record<QuestionId, (own: Texts['lists']) => string[]>> = {
  'payout-refused': ({ payoutRefusals }) =>
    payoutReasonNames.map((reason) => payoutRefusals[reason]),
  'pay-password': ({ confirmations }) => confirmationActions.map((action) => confirmations[action]),
};

/** One of our own questions in a language, with the current numbers of its rules. */
export function ourAnswer(language: Language, id: QuestionId): QuestionText {
  const locale = localeOf(language);
  const say = (text: string) => String(new IntlMessageFormat(text, locale).format(questionNumbers));
  const { question, answer } = texts[language][id];
  const items = listsOf[id]?.(lists[language]);
  const [first, ...rest] = answer;
  const whole =
    items && first ? [first, { type: 'list', items } satisfies TextBlock, ...rest] : answer;
  return { question, answer: whole.map((block) => sayBlock(block, say)) };
}

function sayBlock(block: TextBlock, say: (text: string) => string): TextBlock {
  if (block.type === 'paragraph') return { ...block, text: say(block.text) };
  return block.type === 'list' ? { ...block, items: block.items.map(say) } : block;
}
