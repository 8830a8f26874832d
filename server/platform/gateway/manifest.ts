import type { Language } from '#domain/language.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';

const texts = await textsByLanguage('pages');

/** What a shortcut to each screen is called, and what each picture of one shows. */
const textKeys: Readonly<Record<string, keyof Texts['pages']['installed']>> = {
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
export function translateManifest(language: Language, content: string): string {
  const { shortcuts = [], screenshots = [], ...otherFields }: Manifest = JSON.parse(content);
  const installedTexts = texts[language].installed;

  const namedShortcuts = shortcuts.map((shortcut) => {
    const key = textKeys[shortcut.url];
    return key ? { ...shortcut, name: installedTexts[key] } : shortcut;
  });

  const pictures = screenshots.map((picture) => {
    const key = textKeys[picture.src];
    return key ? { ...picture, label: installedTexts[key] } : picture;
  });

  const { description } = installedTexts;
  const translatedFields = {
    lang: language,
    description,
    shortcuts: namedShortcuts,
    screenshots: pictures,
  };

  return JSON.stringify({ ...otherFields, ...translatedFields });
}
