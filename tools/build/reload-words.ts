import type { Plugin } from 'vite';
import { languages } from '../../domain/language.ts';
import { wordsIn } from './words-in.ts';

/**
 * Puts the message for when not even texts load into index.html in every language: as attributes,
 * from which a script there chooses.
 */
export function reloadWords(): Plugin {
  return {
    name: 'reload-words',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => html.replace('data-words', (await Promise.all(words())).join(' ')),
    },
  };
}

const words = () =>
  languages.map(async ({ code }) => {
    const { app } = await wordsIn(code);
    const text = app.retry.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `data-${code.toLowerCase()}="${text}"`;
  });
