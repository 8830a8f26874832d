import { wordIn } from '#domain/language.ts';
import { chooseAcceptedLanguage } from '../../platform/gateway/gateway.ts';
import type { CreativeFacts } from './shown-creative-store.ts';

/** A creative's title in this viewer's language. */
export const titleFor = (
  { title, titles }: Pick<CreativeFacts, 'title' | 'titles'>,
  acceptedLanguages: string,
): string => wordIn(title, titles, chooseAcceptedLanguage(acceptedLanguages));
