import { expect, test } from '@playwright/test';
import { languages } from '../domain/language.ts';
import { projectFolder } from '../tools/project.ts';
import { findCutText } from './stage/find-cut-text.ts';
import { screens, sheets } from './stage/scenes.ts';
import { type Stage, setStage, stageNow } from './stage/stage.ts';
import { resize, sayIn, setTextSize, show, visit } from './stage/walk.ts';

const widths = [320, 390, 430];
const percents = [100, 200];
const height = 844;

let stage: Stage;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  stage = await setStage(`${projectFolder}/web/dist`);
});
test.afterAll(() => stage.close());

for (const { code: language, name } of languages) {
  test(`no text is cut off on any screen or sheet in ${name}`, async ({ browser }) => {
    test.setTimeout(900_000);
    const say = await sayIn(language);
    const cut: string[] = [];
    for (const actor of [null, 'partner', 'newcomer'] as const) {
      const page = await visit(browser, { url: stage.url, actor, language, at: stageNow });
      const scenes = [...screens, ...sheets].filter((scene) => scene.actor === actor);
      for (const scene of scenes) {
        await resize(page, 390, height);
        await setTextSize(page, 100);
        await show(page, scene, stage, say);
        for (const width of widths) {
          await resize(page, width, height);
          for (const percent of percents) {
            await setTextSize(page, percent);
            const found = await findCutText(page, width);
            cut.push(...found.map((line) => `${scene.name} ${width} ${percent}%: ${line}`));
          }
        }
      }
      await page.context().close();
    }
    expect(cut).toEqual([]);
  });
}
