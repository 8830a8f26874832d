import type { Language } from '#domain/language.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';

const texts = await textsByLanguage('pages');

/** What a shortcut to each screen is called, and what each picture of one shows. */
const names: Readonly<Record<string, keyof Texts['pages']['installed']>> = {
  '/#/plan': 'plans',
  '/#/wallet': 'wallet',
  '/#/notification': 'notifications',
  '/screenshots/ad-center.png': 'description',
  '/screenshots/ad-center-wide.png': 'description',
  '/screenshots/plan-detail.png': 'plans',
  '/screenshots/wallet.png': 'wallet',
};

interface Manifest {
  readonly shortcuts?: readonly { readonly name: string; readonly url: string }[];
  readonly screenshots?: readonly { readonly label: string; readonly src: string }[];
}

/** The app's manifest with what a phone shows of it in a language. */
export function manifestIn(language: Language, content: string): string {
  const { shortcuts = [], screenshots = [], ...rest }: Manifest = JSON.parse(content);
  const words = texts[language].installed;
  const named = shortcuts.map((shortcut) => {
    const key = names[shortcut.url];
    return key ? { ...shortcut, name: words[key] } : shortcut;
  });
  const pictures = screenshots.map((picture) => {
    const key = names[picture.src];
    return key ? { ...picture, label: words[key] } : picture;
  });
  const { description } = words;
  const said = { lang: language, description, shortcuts: named, screenshots: pictures };
  return JSON.stringify({ ...rest, ...said });
}
