import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '../../domain/language.ts';
import { textsIn } from '../../texts/by-language.ts';
import { type Actor, actors, type Furnished } from './furnish.ts';
import type { Say, Scene } from './scene.ts';
import { setLocked } from './scenes.ts';
import { countAsked, isStill } from './still.ts';

type Words = { readonly [key: string]: string | Words };

/** Finds texts by the keys under which the app finds them. */
export const sayFrom =
  (words: Words): Say =>
  (key) => {
    let word: string | Words | undefined = words;
    for (const step of key.split('.')) {
      word = typeof word === 'object' ? word[step] : undefined;
    }
    if (typeof word !== 'string') throw new Error(`There are no words for ${key}`);
    return word;
  };

export const wordsIn = (language: Language): Promise<Words> => textsIn(language, 'app');

export const sayIn = async (language: Language): Promise<Say> => sayFrom(await wordsIn(language));

export interface Visit {
  readonly url: string;
  readonly actor: Actor | null;
  readonly language: Language;
  /** The fixed time of the phone's clock; without it, the clock runs. */
  readonly at?: Date | undefined;
  /** A folder with a build of the app other than the server's. */
  readonly pages?: string | undefined;
  readonly more?: BrowserContextOptions;
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The browser storage of a login, so that each logs in only once. */
const keptBy = new Map<string, Kept>();

/** A phone in a language, with who is logged in on it. */
export async function visit(browser: Browser, visitOptions: Visit): Promise<Page> {
  const { url, actor, language, at: openedAt, pages, more: contextOptions } = visitOptions;
  const storageState = keptBy.get(`${url} ${actor}`);
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    ...{ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...(storageState ? { storageState } : {}),
    ...contextOptions,
  });
  const keepLanguage = (code: string) => localStorage.setItem('lang', JSON.stringify(code));
  await context.addInitScript(keepLanguage, language);
  if (pages !== undefined) await serveFrom(context, pages);
  const page = await context.newPage();
  // What is not there after this long will not come, and a walk has a generous timeout overall.
  page.setDefaultTimeout(60_000);
  countAsked(page);
  if (openedAt) await page.clock.setFixedTime(openedAt);
  // The entry screen leaves once it is answered, so here it never is.
  await page.route('**/api/auth/entry', () => {});
  await page.goto('/#/login');
  if (actor && !storageState) {
    await page.locator('input[name=username]').fill(actors[actor].username);
    await page.locator('input[name=password]').fill(actors[actor].password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/#\/ad-center$/);
    // The login switches to the account's language; a restart restores the intended one.
    await page.reload();
    keptBy.set(`${url} ${actor}`, await context.storageState());
  }
  return page;
}

/** Serves the page and its files from a folder; calls go on to the server. */
async function serveFrom(context: BrowserContext, folder: string): Promise<void> {
  await context.route(/\/(assets\/[^?]*)?$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(folder, pathname) });
    const index = await readFile(join(folder, 'index.html'), 'utf8');
    const body = index.replace('<html', '<html data-mode="demo"');
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

/** Goes to a scene and waits until nothing is loading any more. */
export async function show(page: Page, scene: Scene, stage: Furnished, say: Say): Promise<void> {
  const above = page.locator('dialog:modal');
  // Dialogs may be stacked; each closes with a press of its own.
  for (let open = await above.count(); open > 0; open = await above.count()) {
    await page.keyboard.press('Escape');
    await above.nth(open - 1).waitFor({ state: 'detached' });
  }
  await setLocked(page, false);
  // Through another screen, so that no state is left over; two moves at once would be one.
  await page.evaluate(() => location.replace('#/nowhere'));
  await page.getByText(say('notFound.title')).first().waitFor();
  await page.evaluate((address) => location.replace(`#${address}`), scene.address(stage));
  await isStill(page);
  if (scene.last !== undefined) {
    // The rest of it loads on scroll.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await page.locator(scene.last).first().waitFor();
    await isStill(page);
  }
  if (!scene.open) return;
  await scene.open(page, say, stage);
  // What is on top of a screen may come from a chunk of its own.
  if (scene.isAbove) await above.first().waitFor();
  await isStill(page);
}

/** Sets the text size as the setting does, without opening it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const set = (share: string) => document.documentElement.style.setProperty('--text', share);
  await page.evaluate(set, String(percent / 100));
}

/** Changes the phone's size. After a page that was too wide, Chromium would keep its scale. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.resetPageScaleFactor');
  await client.detach();
}
