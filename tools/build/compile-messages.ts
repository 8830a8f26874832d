import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Words = { readonly [key: string]: string | Words };

const file = /\/web\/i18n\/messages\/([A-Za-z-]+)\.ts$/;

/**
 * Turns the messages of a language into what the small formatter reads, so that the parser of
 * ICU messages stays out of the app. What a language lacks is filled in from English.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      const [path = id] = id.split('?');
      const [, language] = file.exec(path) ?? [];
      if (!language) return null;
      const english = await wordsOf(path.replace(file, '/web/i18n/messages/en.ts'));
      const merged = fillIn(await wordsOf(path), english);
      const json = JSON.stringify(JSON.stringify(compiled(merged)));
      return `export const messages = JSON.parse(${json})`;
    },
  };
}

async function wordsOf(path: string): Promise<Words> {
  const module = (await import(pathToFileURL(path).href)) as { messages: Words };
  return module.messages;
}

/** The words of a language over those of English, key by key. */
export function fillIn(own: Words, english: Words): Words {
  const filled: Record<string, string | Words> = {};
  for (const [key, word] of Object.entries(english)) {
    const mine = own[key];
    if (typeof word === 'string') filled[key] = typeof mine === 'string' ? mine : word;
    else filled[key] = fillIn(typeof mine === 'object' ? mine : {}, word);
  }
  return filled;
}

function compiled(words: Words): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [
      key,
      typeof word === 'string' ? compile(word) : compiled(word),
    ]),
  );
}
