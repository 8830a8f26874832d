import type { Block } from '#domain/blocks.ts';
import { type Language, languages, type OtherWords } from '#domain/language.ts';
import type { AnnouncementText, AnnouncementTexts } from '../notification/notification-store.ts';
import { demoTexts as de } from './demo-texts/de.ts';
import { type DemoTexts, demoTexts as en } from './demo-texts/en.ts';
import { demoTexts as es } from './demo-texts/es.ts';
import { demoTexts as fr } from './demo-texts/fr.ts';
import { demoTexts as ja } from './demo-texts/ja.ts';
import { demoTexts as ko } from './demo-texts/ko.ts';
import { demoTexts as pt } from './demo-texts/pt.ts';
import { demoTexts as ru } from './demo-texts/ru.ts';
import { demoTexts as th } from './demo-texts/th.ts';
import { demoTexts as vi } from './demo-texts/vi.ts';
import { demoTexts as zhCN } from './demo-texts/zh-CN.ts';
import { demoTexts as zhTW } from './demo-texts/zh-TW.ts';

/** What the demo's network wrote, in every language. */
const demoTextsBy: Record<Language, DemoTexts> = {
  ...{ de, en, es, fr, ja, ko, pt, ru, th, vi },
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};

export const demoEnglish: DemoTexts = en;

const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** One of the texts in all languages but English. */
export const demoOthers = <Text>(choose: (texts: DemoTexts) => Text) =>
  Object.fromEntries(others.map((code) => [code, choose(demoTextsBy[code])])) as {
    readonly [Code in Exclude<Language, 'en'>]: Text;
  };

/** A word of the demo in English, and in the other languages. */
export const demoWord = (
  choose: (texts: DemoTexts) => string,
): { readonly name: string; readonly names: OtherWords } => ({
  name: choose(en),
  names: demoOthers(choose),
});

const ways: readonly Block[] = [
  { type: 'place', to: 'wallet' },
  { type: 'question', id: 'check-figures' },
  { type: 'place', to: 'questions' },
];

const welcomeIn = ({ welcome: { title, text, steps } }: DemoTexts): AnnouncementText => ({
  title,
  blocks: [{ type: 'paragraph', text }, { type: 'list', items: [...steps] }, ...ways],
});

/** The first thing that stands behind the bell of a demo: what is real in it and what is not. */
export const demoWelcome: AnnouncementTexts = { en: welcomeIn(en), ...demoOthers(welcomeIn) };
