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
const listItems: Partial<Record<QuestionId, (listTexts: Texts['lists']) => string[]>> = {
  'payout-refused': ({ payoutRefusals }) =>
    payoutReasonNames.map((reason) => payoutRefusals[reason]),
  'pay-password': ({ confirmations }) => confirmationActions.map((action) => confirmations[action]),
};

/** One of our own questions in a language, with the current numbers of its rules. */
export function getBuiltInText(language: Language, id: QuestionId): QuestionText {
  const locale = localeOf(language);
  const fillIn = (text: string) =>
    String(new IntlMessageFormat(text, locale).format(questionNumbers));

  const { question, answer } = texts[language][id];
  const items = listItems[id]?.(lists[language]);
  const [firstBlock, ...otherBlocks] = answer;
  const blocks =
    items && firstBlock
      ? [firstBlock, { type: 'list', items } satisfies TextBlock, ...otherBlocks]
      : answer;
  return { question, answer: blocks.map((block) => fillInBlock(block, fillIn)) };
}

function fillInBlock(block: TextBlock, fillIn: (text: string) => string): TextBlock {
  if (block.type === 'paragraph') return { ...block, text: fillIn(block.text) };
  return block.type === 'list' ? { ...block, items: block.items.map(fillIn) } : block;
}
