import { expect, test } from '@playwright/test';
import { pseudoWords } from '../tools/build/pseudo-words.ts';
import { projectFolder } from '../tools/project.ts';
import { buildPseudo } from './stage/build-pseudo.ts';
import { findBareWords, gatherTexts } from './stage/find-bare-words.ts';
import { findCutText } from './stage/find-cut-text.ts';
import { screens, sheets } from './stage/scenes.ts';
import { type Stage, setStage, stageNow } from './stage/stage.ts';
import { sayFrom, show, visit, wordsIn } from './stage/walk.ts';

/** What is the same in every language. */
const allowed = new RegExp(
  [
    // A code and its format, the name of a browser, an amount, the name of a language.
    '(?:[A-Z\\d]{4}-){3}[A-Z\\d]{4}',
    ': Chrome · Linux$',
    'words span: SIM\\s[\\d.]+$',
    'words span: English$',
    // Commands, addresses and names of tables, for those who check the books themselves.
    'words code: ',
    'words a: /api/',
  ].join('|'),
);

let stage: Stage;
let pages: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  pages = await buildPseudo();
  stage = await setStage(`${projectFolder}/web/dist`);
});
test.afterAll(() => stage.close());

test('every word of the app can be translated, and there is room for longer ones', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const say = sayFrom(pseudoWords(await wordsIn('en')));
  const problems: string[] = [];
  for (const actor of [null, 'partner', 'newcomer'] as const) {
    const more = { viewport: { width: 360, height: 844 } };
    const asked = { url: stage.url, actor, language: 'en', at: stageNow, pages, more } as const;
    const page = await visit(browser, asked);
    const texts = gatherTexts(page);
    await page.reload();
    for (const scene of [...screens, ...sheets].filter((one) => one.actor === actor)) {
      await show(page, scene, stage, say);
      const bare = (await findBareWords(page, await texts())).filter((one) => !allowed.test(one));
      const cut = await findCutText(page, 360);
      problems.push(...[...bare, ...cut].map((line) => `${scene.name}: ${line}`));
    }
    await page.context().close();
  }
  expect(problems).toEqual([]);
});
