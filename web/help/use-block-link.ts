import { useTranslations } from 'use-intl';
import type { TextBlock } from '#domain/text-blocks.ts';
import { placesInApp, questionHref } from '../location/places.ts';
import { useQuestions } from './use-questions.ts';

/** The targets of a text's links: a screen, or an existing question. */
export function useBlockLink() {
  const screen = useTranslations('screen');
  const { data: questions } = useQuestions();
  return (block: Extract<TextBlock, { type: 'place' | 'question' }>) => {
    if (block.type === 'place') {
      const { path, title } = placesInApp[block.to];
      return { label: screen(title), href: `#${path}` };
    }
    const question = questions?.find(({ id }) => id === block.id);
    return question ? { label: question.question, href: questionHref(question.id) } : null;
  };
}
