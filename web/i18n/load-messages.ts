import type { Language } from '#domain/language.ts';
import type { Messages } from './messages.ts';

interface Module {
  readonly texts: Messages;
}

interface FirstModule extends Module {
  /** Loads what only a logged-in partner needs; absent when nothing is split, as in tests. */
  readonly loadRest?: () => Promise<Module>;
}

// The build fills what a language lacks from English, key by key.
const firsts = import.meta.glob<FirstModule>('../../texts/*/app.ts', { query: '?before-login' });

/** The texts needed before a login, or all of them. */
export async function loadMessages(language: Language, hasAll: boolean): Promise<Messages> {
  const first = await firsts[`../../texts/${language}/app.ts`]?.();
  if (!first) throw new Error(`There are no messages in ${language}`);

  const otherTexts = hasAll ? await first.loadRest?.() : undefined;
  return { ...first.texts, ...otherTexts?.texts };
}
