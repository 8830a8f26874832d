import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { screens } from '../e2e/stage/scenes.ts';
import { type Stage, setStage, stageNow } from '../e2e/stage/stage.ts';
import { sayIn, show, visit } from '../e2e/stage/walk.ts';
import { buildWeb } from './build-web.ts';
import { chromiumArguments, getChromium } from './chromium.ts';
import { shrink } from './looks/compare-looks.ts';
import { projectFolder } from './project.ts';

/* Takes the pictures of the README from a running demo into docs/pictures, and those that a
   browser shows before the app is installed, which the manifest names. */

const pictures = [
  { screen: 'login', as: 'login', scheme: 'light' },
  { screen: 'ad-center', as: 'ad-center', scheme: 'light' },
  { screen: 'plan-detail', as: 'plan-detail', scheme: 'light' },
  { screen: 'wallet', as: 'wallet', scheme: 'light' },
  { screen: 'wallet', as: 'wallet-dark', scheme: 'dark' },
] as const;

/** At a device pixel ratio of one: a browser shows them small. */
const listPictures = [
  { screen: 'ad-center', as: 'ad-center', viewport: { width: 390, height: 844 } },
  { screen: 'plan-detail', as: 'plan-detail', viewport: { width: 390, height: 844 } },
  { screen: 'wallet', as: 'wallet', viewport: { width: 390, height: 844 } },
  { screen: 'ad-center', as: 'ad-center-wide', viewport: { width: 1280, height: 800 } },
] as const;

const forReaders = join(projectFolder, 'docs', 'pictures');
const forManifest = join(projectFolder, 'web', 'public', 'screenshots');

async function main(): Promise<void> {
  await buildWeb();
  const stage = await setStage(join(projectFolder, 'web', 'dist'), {
    desk: join(projectFolder, 'desk', 'dist'),
    isCrowded: true,
  });
  const browser = await chromium.launch({
    executablePath: await getChromium(),
    args: [...chromiumArguments],
  });

  try {
    for (const { scheme, ...one } of pictures) {
      await take(browser, stage, one, { colorScheme: scheme, deviceScaleFactor: 2 }, forReaders);
    }

    for (const { viewport, ...one } of listPictures) {
      const isMobile = viewport.width < viewport.height;
      await take(browser, stage, one, { viewport, isMobile, hasTouch: isMobile }, forManifest);
    }

    await takeDesk(browser, stage);
  } finally {
    await browser.close();
    await stage.close();
  }
}

interface Picture {
  readonly screen: string;
  readonly as: string;
}

async function take(
  browser: Browser,
  stage: Stage,
  one: Picture,
  more: BrowserContextOptions,
  folder: string,
): Promise<void> {
  const scene = screens.find(({ name }) => name === one.screen);
  if (!scene) throw new Error(`There is no screen ${one.screen}`);

  const stageOptions = {
    url: stage.url,
    actor: scene.actor,
    language: 'en',
    at: stageNow,
  } as const;
  const page = await visit(browser, { ...stageOptions, more });
  await show(page, scene, stage, await sayIn('en'));
  await save(page, join(folder, one.as));
  await page.context().close();
}

/** The desk, as the first of the demo's staff sees it after the link that npm start prints. */
async function takeDesk(browser: Browser, stage: Stage): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });

  await page.clock.setFixedTime(stageNow);
  await page.goto(stage.deskAddress);
  await page.getByRole('button', { name: 'Look around' }).click();
  await page.getByRole('heading', { name: 'Money position' }).waitFor();
  await page.waitForLoadState('networkidle');
  await save(page, join(forReaders, 'desk'));
  await page.close();
}

const save = async (page: Page, path: string): Promise<void> => {
  const picture = await shrink(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.png`, picture);
};

await main();
