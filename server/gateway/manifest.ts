import type { Language } from '#domain/language.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';

const texts = await textsByLanguage('pages');

/** What a shortcut to each screen is called. */
const names: Readonly<Record<string, keyof Texts['pages']['installed']>> = {
  '/#/plan': 'plans',
  '/#/wallet': 'wallet',
  '/#/notification': 'notifications',
};

interface Manifest {
  readonly shortcuts?: readonly { readonly name: string; readonly url: string }[];
}

/** The app's manifest with what a phone shows of it in a language. */
export function manifestIn(language: Language, content: string): string {
  const { shortcuts = [], ...rest }: Manifest = JSON.parse(content);
  const words = texts[language].installed;
  const named = shortcuts.map((shortcut) => {
    const key = names[shortcut.url];
    return key ? { ...shortcut, name: words[key] } : shortcut;
  });
  const { description } = words;
  return JSON.stringify({ ...rest, lang: language, description, shortcuts: named });
}
