import type { IncomingMessage } from 'node:http';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';
import { chooseAcceptedLanguage } from '../../platform/gateway/gateway.ts';

const texts = await textsByLanguage('pages');

/** A page of one sentence, for a person who followed the link of an ad. */
export function renderSentencePage(
  { headers }: Pick<IncomingMessage, 'headers'>,
  sentence: keyof Texts['pages']['ad'],
): string {
  const language = chooseAcceptedLanguage(headers['accept-language']);
  const text = texts[language].ad[sentence];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<title>${text}</title></head><body><p>${text}</p></body></html>`
  );
}
