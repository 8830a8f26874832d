import { type Language, languages, type OtherWords } from '#domain/language.ts';
import type { TextBlock } from '#domain/text-blocks.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';
import type {
  AnnouncementText,
  AnnouncementTexts,
} from '../../programme/notification/notification.ts';

type DemoTexts = Texts['demo'];

/** The demo network's own texts, in every language. */
const texts = await textsByLanguage('demo');

export const demoEnglish: DemoTexts = texts.en;

const otherLanguages = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** One of the texts in all languages but English. */
export const mapOtherLanguages = <Text>(choose: (demoTexts: DemoTexts) => Text) =>
  // The entries are of just these languages, which `fromEntries` cannot say.
  Object.fromEntries(otherLanguages.map((code) => [code, choose(texts[code])])) as {
    readonly [Code in Exclude<Language, 'en'>]: Text;
  };

/** One of the demo's words in English, and in the other languages. */
export const getDemoWord = (
  choose: (demoTexts: DemoTexts) => string,
): { readonly name: string; readonly names: OtherWords } => ({
  name: choose(texts.en),
  names: mapOtherLanguages(choose),
});

const links: readonly TextBlock[] = [
  { type: 'place', to: 'wallet' },
  { type: 'question', id: 'check-figures' },
  { type: 'place', to: 'questions' },
];

const toWelcome = ({ welcome: { title, text, steps } }: DemoTexts): AnnouncementText => ({
  title,
  blocks: [{ type: 'paragraph', text }, { type: 'list', items: [...steps] }, ...links],
});

/** A demo's first announcement: what is real in it and what is not. */
export const demoWelcome: AnnouncementTexts = {
  en: toWelcome(texts.en),
  ...mapOtherLanguages(toWelcome),
};
