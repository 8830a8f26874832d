import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startEmbedded } from '../server/db/embedded/start-embedded.ts';
import { makeThrowawayFolder } from '../server/db/embedded/throwaway-folder.ts';
import { startServer } from '../server/main.ts';
import { buildWeb } from './build-web.ts';
import { chromiumArguments, getChromium } from './chromium.ts';
import { projectFolder } from './project.ts';

/*
 * Takes pictures of the running demo: those of the README into docs/pictures, and with --all every
 * screen in four languages, light and dark, into .cache/pictures, for a person to look at.
 */

const screens = ['/login', '/register', '/ad-welcome', '/nowhere', '/ad-center'];
const memberScreens = [
  '/ad-center/edit-login-password',
  '/ad-center/edit-pay-password',
  '/plan',
  '/wallet',
  '/wallet/bind-card',
  '/wallet/set-password',
  '/wallet/foreign-exchange',
  '/notification',
  '/ad-center/feedback',
  '/ad-center/activities',
  '/ad-center/coupons',
  '/ad-center/level',
  '/ad-center/operated',
  '/ad-center/ques-detail',
];

interface Look {
  readonly lang: string;
  readonly colorScheme: 'light' | 'dark';
}

async function main(): Promise<void> {
  await buildWeb();
  const folder = makeThrowawayFolder();
  const embedded = await startEmbedded({ folder: folder.path });
  const server = await startServer({
    PORT: '0',
    DATABASE_URL: embedded.url,
    DATA_DIR: folder.path,
  });
  const browser = await chromium.launch({
    executablePath: await getChromium(),
    args: [...chromiumArguments],
  });
  try {
    if (process.argv.includes('--all')) await takeAll(browser, server.url);
    else await takeForReadme(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
    await embedded.stop();
    folder.remove();
  }
}

async function open(browser: Browser, url: string, { lang, colorScheme }: Look): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((code) => localStorage.setItem('lang', JSON.stringify(code)), lang);
  return page;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/#/login');
  await page.locator('input[name=username]').fill('demo');
  await page.locator('input[name=password]').fill('look-around-first');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/ad-center/);
}

async function take(page: Page, path: string, file: string): Promise<void> {
  await page.goto(`/#${path}`);
  await page.waitForLoadState('networkidle');
  await page.locator('main [data-shape]').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: file });
}

async function takeForReadme(browser: Browser, url: string): Promise<void> {
  const target = (name: string) => join(projectFolder, 'docs', 'pictures', `${name}.png`);
  const page = await open(browser, url, { lang: 'en', colorScheme: 'light' });
  await take(page, '/login', target('login'));
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('option').first().waitFor();
  await page.screenshot({ path: target('language') });
  await page.keyboard.press('Escape');
  await logIn(page);
  await take(page, '/wallet', target('wallet'));
  await take(page, '/ad-center/edit-login-password', target('edit-login-password'));
}

/** The first plan of the list and its product, where there is one. */
async function takePlan(page: Page, file: (path: string) => string): Promise<void> {
  await page.goto('/#/plan');
  await page.waitForLoadState('networkidle');
  const [link] = await page.locator('main a[href^="#/plan/detail"]').all();
  const [, query] = ((await link?.getAttribute('href')) ?? '').split('?');
  if (query === undefined) return;
  for (const path of ['/plan/detail', '/plan/goods-detail']) {
    await take(page, `${path}?${query}`, file(path));
  }
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  for (const lang of ['en', 'de', 'th', 'ja']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const folder = join(projectFolder, '.cache', 'pictures', `${lang}-${colorScheme}`);
      mkdirSync(folder, { recursive: true });
      const page = await open(browser, url, { lang, colorScheme });
      const file = (path: string) => join(folder, `${path.slice(1).replaceAll('/', '-')}.png`);
      for (const path of screens.slice(0, -1)) await take(page, path, file(path));
      await logIn(page);
      for (const path of ['/ad-center', ...memberScreens]) await take(page, path, file(path));
      await takePlan(page, file);
      await page.context().close();
    }
  }
}

await main();
