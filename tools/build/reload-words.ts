import type { Plugin } from 'vite';
import { languages } from '../../domain/language.ts';
import { wordsIn } from './words-in.ts';

/**
 * Puts what is said when not even words arrive into index.html, in every language: as attributes,
 * of which a script there takes the one that is meant.
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
