import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { isLanguage, type Language } from '#domain/language.ts';
import { wordsIn } from './words-in.ts';

export type Words = { readonly [key: string]: string | Words };

/** The language whose messages a module contains, or null. */
export function languageOf(id: string): Language | null {
  const [, code = ''] = /\/texts\/([A-Za-z-]+)\/app\.ts(?:\?.*)?$/.exec(id) ?? [];
  return isLanguage(code) ? code : null;
}

/** What is needed before a login, refusals included. Everything else loads after it. */
const groupsBeforeLogin = [
  'app',
  'email',
  'entry',
  'failure',
  'forgot',
  'header',
  'language',
  'login',
  'moneyWay',
  'notFound',
  'outcome',
  'password',
  'refusal',
  'register',
  'reset',
  'screen',
  'service',
  'welcome',
];

/** The queries by which the app asks for the two halves of a language's texts. */
const beforeLogin = 'before-login';
const afterLogin = 'after-login';

/**
 * Compiles a language's messages for the small formatter, so that the ICU parser stays out of the
 * bundle. What a language lacks is filled in from English, which a test may alter.
 */
export function compileMessages(alter = (english: Words): Words => english): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      const language = languageOf(id);
      if (language === null) return null;

      const [, query] = id.split('?');
      const english: Words = await wordsIn('en');
      const ownWords = language === 'en' ? alter(english) : await wordsIn(language);
      const merged = divide(fillIn(ownWords, english), query);
      const json = JSON.stringify(JSON.stringify(compiled(merged)));
      const words = `export const texts = JSON.parse(${json});`;

      return query === beforeLogin ? `${words}\n${wayToRest}` : words;
    },
  };
}

/** Each language knows the path of its own texts, so that the first page need not know all. */
const wayToRest = `export const loadRest = () => import('./app.ts?${afterLogin}');`;

/** The half of the messages that an import's query asks for; all of them without one. */
export function divide(words: Words, query: string | undefined): Words {
  if (query !== beforeLogin && query !== afterLogin) return words;
  const isFirst = query === beforeLogin;
  return Object.fromEntries(
    Object.entries(words).filter(([group]) => groupsBeforeLogin.includes(group) === isFirst),
  );
}

/** A language's texts merged over English, key by key. */
export function fillIn(ownWords: Words, english: Words): Words {
  const filled: Record<string, string | Words> = {};
  for (const [key, word] of Object.entries(english)) {
    const mine = ownWords[key];
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
