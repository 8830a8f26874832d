import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { findProblems } from './find-problems.ts';
import { chooseScenes } from './stage/choose-scenes.ts';
import { screens, sheets } from './stage/scenes.ts';
import { type Stage, setStage } from './stage/stage.ts';
import { sayIn, show, visit } from './stage/walk.ts';
import { compareTree } from './trees/compare-tree.ts';

/* Every screen with data and every sheet, for people with low vision, with a screen reader, or
   with a keyboard. */

const scenes = [...screens, ...sheets];
const actors = [null, 'partner', 'newcomer'] as const;

// An element that cannot be pressed is reported by name, not by a timeout of the whole walk.
test.use({ actionTimeout: 30_000 });

let stage: Stage;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stage = await setStage(fileURLToPath(new URL('../web/dist', import.meta.url)));
});
test.afterAll(() => stage?.close());

/** What still moves although reduced motion was requested, one line each. */
const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = document.getAnimations().map(({ id }) => `an animation ${id}`);
    const parts = ['', '::before', '::after', '::backdrop'];
    const slow = [...document.querySelectorAll('*')].flatMap((element) =>
      parts
        .map((part) => getComputedStyle(element, part))
        .filter(({ transitionDuration, animationName, scrollBehavior }) => {
          const takesTime = transitionDuration.split(', ').some((text) => parseFloat(text) > 0);
          return takesTime || animationName !== 'none' || scrollBehavior === 'smooth';
        })
        .map(() => `${element.tagName} ${element.className}`),
    );
    return [...moving, ...slow];
  });

type Pressed = { pressed?: Element; pressedInside?: Element };

/** A short description of the focused element; `BODY` when the focus is lost. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, id, textContent } = document.activeElement ?? document.body;
    const label = document.activeElement?.getAttribute('aria-label');
    return tagName === 'BODY' ? tagName : `${tagName} ${id} ${label ?? textContent}`.slice(0, 80);
  });

// First, because viewing a notification marks it read for everything that follows.
test('every screen and sheet has the accessibility tree on record', async ({ browser }) => {
  test.setTimeout(600_000);
  const names = scenes.map(({ name }) => name);
  expect(names, 'each scene is kept under a name of its own').toEqual([...new Set(names)]);
  const say = await sayIn('en');
  const wrong: string[] = [];
  const chosen = chooseScenes(scenes, process.env.SCENES?.split(',').filter(Boolean) ?? []);
  for (const actor of actors) {
    const page = await visit(browser, { url: stage.url, actor, language: 'en' });
    for (const scene of chosen.filter((one) => one.actor === actor)) {
      await show(page, scene, stage, say);
      const top = page.locator('dialog:modal').last();
      const isOver = (await top.count()) > 0;
      const difference = await compareTree(scene.name, isOver ? top : page.locator('body'));
      if (difference) wrong.push(difference);
    }
    await page.context().close();
  }
  expect(wrong, 'npm run trees -- --update keeps what is right as it is now').toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing moves on any screen or sheet in ${colorScheme}`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const say = await sayIn('en');
    const wrong: string[] = [];
    for (const actor of actors) {
      const more = { colorScheme };
      const page = await visit(browser, { url: stage.url, actor, language: 'en', more });
      for (const scene of scenes.filter((one) => one.actor === actor)) {
        await show(page, scene, stage, say);
        const found = [...(await findProblems(page)), ...(await findMotion(page))];
        wrong.push(...found.map((problem) => `${scene.name}: ${problem}`));
      }
      await page.context().close();
    }
    expect(wrong).toEqual([]);
  });
}

test('a sheet takes the focus, and Escape gives it back to what opened it', async ({ browser }) => {
  test.setTimeout(600_000);
  const say = await sayIn('en');
  const wrong: string[] = [];
  let opened = 0;
  for (const actor of actors) {
    const page = await visit(browser, { url: stage.url, actor, language: 'en' });
    for (const scene of sheets.filter((one) => one.open && one.actor === actor)) {
      await page.evaluate(() => {
        window.addEventListener('click', ({ target }) => {
          const pressed = (target as Element).closest('button, a, [role=option]');
          // Sheets are children of what opened them, so the last press outside a sheet counts, and
          // the last one inside it where another is on top.
          if (pressed && !pressed.closest('dialog')) Object.assign(window, { pressed });
          else if (pressed) Object.assign(window, { pressedInside: pressed });
        });
      });
      await show(page, scene, stage, say);
      const isOpen = await page.locator('dialog:modal').count();
      if (isOpen === 0) continue;
      opened += 1;
      const isInside = await page.evaluate(
        () => document.activeElement?.closest('dialog:modal') !== null,
      );
      if (!isInside) wrong.push(`${scene.name} leaves the focus on ${await focused(page)}`);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog:modal'), scene.name).toHaveCount(isOpen - 1);
      const isBack = await page.evaluate((isOverAnother) => {
        const { pressed, pressedInside } = window as Pressed;
        return document.activeElement === (isOverAnother ? pressedInside : pressed);
      }, isOpen > 1);
      if (!isBack) wrong.push(`${scene.name} gives the focus to ${await focused(page)}`);
    }
    await page.context().close();
  }
  expect(wrong).toEqual([]);
  expect(opened).toBeGreaterThan(20);
});
