import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '../domain/language.ts';
import { projectFolder } from '../tools/project.ts';
import { findCutText, findWrappedTitle } from './stage/find-cut-text.ts';
import { findSentences } from './stage/find-sentences.ts';
import { writtenTexts } from './stage/furnish.ts';
import type { Scene } from './stage/scene.ts';
import { screens, sheets } from './stage/scenes.ts';
import { type Stage, setStage, stageNow } from './stage/stage.ts';
import { resize, sayIn, setTextSize, show, visit } from './stage/walk.ts';

const widths = [320, 390, 430];
const percents = [100, 200];
const height = 844;

let stage: Stage;
const english = new Map<string, readonly string[]>();

type Look = (page: Page, scene: Scene) => Promise<void>;

async function walk(browser: Browser, language: Language, look: Look): Promise<void> {
  const say = await sayIn(language);
  for (const actor of [null, 'partner', 'newcomer'] as const) {
    const page = await visit(browser, { url: stage.url, actor, language, at: stageNow });
    for (const scene of [...screens, ...sheets].filter((one) => one.actor === actor)) {
      await resize(page, 390, height);
      await setTextSize(page, 100);
      await show(page, scene, stage, say);
      await look(page, scene);
    }
    await page.context().close();
  }
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(900_000);
  stage = await setStage(`${projectFolder}/web/dist`);
  await walk(browser, 'en', async (page, { name }) => {
    english.set(name, await findSentences(page));
  });
});
test.afterAll(() => stage.close());

const asWritten: readonly string[] = Object.values(writtenTexts);

for (const { code: language, name: called } of languages) {
  test(`no text is cut off or left in English on any screen or sheet in ${called}`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const found: string[] = [];
    await walk(browser, language, async (page, { name }) => {
      if (language !== 'en') {
        const same = (await findSentences(page)).filter((text) =>
          english.get(name)?.includes(text),
        );
        const left = same.filter((text) => !asWritten.includes(text));
        found.push(...left.map((text) => `${name}: in English: ${text}`));
      }
      for (const width of widths) {
        await resize(page, width, height);
        for (const percent of percents) {
          await setTextSize(page, percent);
          const cut = await findCutText(page, width);
          // On an ordinary phone a title is one line.
          if (width === 390 && percent === 100) cut.push(...(await findWrappedTitle(page)));
          found.push(...cut.map((line) => `${name} ${width} ${percent}%: ${line}`));
        }
      }
    });
    expect(found).toEqual([]);
  });
}
