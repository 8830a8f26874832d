import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Words = { readonly [key: string]: string | Words };

const file = /\/web\/i18n\/messages\/([A-Za-z-]+)\.ts$/;

/** The groups that are read before a login. All others load with the first screen behind it. */
const groupsForAll = [
  'app',
  'entry',
  'failure',
  'header',
  'language',
  'logOut',
  'login',
  'notFound',
  'register',
  'screen',
  'service',
  'welcome',
];

/**
 * Turns the messages of a language into what the small formatter reads, so that the parser of
 * ICU messages stays out of the app. What a language lacks is filled in from English.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async load(id) {
      const [path = id, query] = id.split('?');
      const [, language] = file.exec(path) ?? [];
      if (!language) return null;
      const english = await wordsOf(path.replace(file, '/web/i18n/messages/en.ts'));
      const merged = divide(fillIn(await wordsOf(path), english), query);
      const json = JSON.stringify(JSON.stringify(compiled(merged)));
      return `export const messages = JSON.parse(${json})`;
    },
  };
}

/** Refusals that can meet someone before a login: of requests, accounts, codes and the server. */
const refusalsForAll = new RegExp(
  `^(${[
    'account|body|busy|call|code|credentials|email|field_empty|handover|input|nickname|not',
    'nothing|password|passwords|phone|server|session|time|too|username',
  ].join('|')})`,
);

/** The part of the messages that an import asks for by its query; all of them without one. */
export function divide(words: Words, query: string | undefined): Words {
  if (query !== 'for-all' && query !== 'for-members') return words;
  const isForAll = query === 'for-all';
  const only = (group: Words, isWanted: (key: string) => boolean): Words =>
    Object.fromEntries(Object.entries(group).filter(([key]) => isWanted(key)));
  const groups = only(words, (group) => groupsForAll.includes(group) === isForAll);
  const { refusal } = words;
  if (typeof refusal !== 'object') return groups;
  return {
    ...groups,
    refusal: only(refusal, (reason) => refusalsForAll.test(reason) === isForAll),
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
