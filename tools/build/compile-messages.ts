import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { isLanguage, type Language } from '#domain/language.ts';
import { type Reason, type RefusalPlace, refusals } from '#domain/refusals.ts';
import { wordsIn } from './words-in.ts';

export type Words = { readonly [key: string]: string | Words };

/** The language whose messages a module contains, or null. */
export function languageOf(id: string): Language | null {
  const [, code = ''] = /\/texts\/([A-Za-z-]+)\/app\.ts(?:\?.*)?$/.exec(id) ?? [];
  return isLanguage(code) ? code : null;
}

/** What the login itself uses. Everything else loads with the first screen behind it, or later. */
const groupsForAll = [
  'app',
  'entry',
  'failure',
  'header',
  'language',
  'login',
  'notFound',
  'screen',
  'service',
];

/** The groups that only the notification and help screens use, and load with them. */
const groupsForHelp = [
  'chat',
  'customer',
  'feedback',
  'more',
  'notice',
  'notification',
  'push',
  'question',
  'report',
];

/** The groups that only the plan and wallet screens use. */
const groupsForMoney = [
  'activity',
  'card',
  'delivery',
  'deposit',
  'exchange',
  'leaving',
  'lock',
  'passkey',
  'payPassword',
  'payout',
  'plan',
  'review',
  'statement',
  'wallet',
];

/** The groups that only the coupon, level and follow screens use, and the put. */
const groupsForProgramme = ['coupon', 'follow', 'level'];

/** The groups of the screens that open an account or change its credentials. */
const groupsForAccount = ['password', 'register', 'welcome'];

/** The groups of account recovery, mostly before a login. */
const groupsForRecovery = ['email', 'forgot', 'reset'];

/** What is below the figures of the ad centre, and loads after them. */
const groupsForCenter = ['center', 'programme'];

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
      const own = language === 'en' ? alter(english) : await wordsIn(language);
      const merged = divide(fillIn(own, english), query);
      const json = JSON.stringify(JSON.stringify(compiled(merged)));
      const words = `export const texts = JSON.parse(${json});`;
      return query === firstPart ? `${words}\n${wayToLater}` : words;
    },
  };
}

/** The part of the texts with which a refusal's sentence loads. */
const partOfPlace = {
  anyone: 'for-all',
  member: 'for-members',
  help: 'for-help',
  money: 'for-money',
  programme: 'for-programme',
  recovery: 'for-recovery',
  account: 'for-account',
} as const satisfies Record<RefusalPlace, string>;

const parts = [
  ...['for-all', 'for-members', 'for-help', 'for-money', 'for-programme', 'for-center'],
  ...['for-integrity', 'for-newcomers', 'for-account', 'for-recovery'],
];

const firstPart = 'for-all';

/** Each language knows the paths of its own texts, so that the first page need not know all. */
const wayToLater = `export const later = { ${parts
  .filter((part) => part !== firstPart)
  .map((part) => `'${part}': () => import('./app.ts?${part}')`)
  .join(', ')} };`;

const partOfGroup = (group: string): string => {
  if (groupsForAll.includes(group)) return 'for-all';
  if (groupsForMoney.includes(group)) return 'for-money';
  if (groupsForProgramme.includes(group)) return 'for-programme';
  if (groupsForRecovery.includes(group)) return 'for-recovery';
  if (groupsForCenter.includes(group)) return 'for-center';
  if (group === 'integrity') return 'for-integrity';
  if (group === 'start') return 'for-newcomers';
  if (groupsForAccount.includes(group)) return 'for-account';
  return groupsForHelp.includes(group) ? 'for-help' : 'for-members';
};

const partOfRefusal = (reason: string): string => partOfPlace[refusals[reason as Reason].place];

/** The part of the messages that an import's query asks for; all of them without one. */
export function divide(words: Words, query: string | undefined): Words {
  if (query === undefined || !parts.includes(query)) return words;
  const only = (group: Words, isWanted: (key: string) => boolean): Words =>
    Object.fromEntries(Object.entries(group).filter(([key]) => isWanted(key)));
  const groups = only(words, (group) => group !== 'refusal' && partOfGroup(group) === query);
  const { refusal } = words;
  if (typeof refusal !== 'object') return groups;
  return {
    ...groups,
    refusal: only(refusal, (reason) => partOfRefusal(reason) === query),
  };
}

/** A language's texts merged over English, key by key. */
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
