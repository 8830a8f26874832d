import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { phoneOptions } from '../../e2e/phone.ts';

/**
 * The longest time from a tap to the next paint, on a phone four times slower than this machine.
 */
export const tapMsMax = 200;

const slowdown = 4;
const tapsMax = 40;
/** How long a finger rests on the glass. */
const restMs = 80;

/** A tapped element, and how long it took until something was painted. */
export interface Tap {
  readonly screen: string;
  readonly name: string;
  readonly ms: number;
}

declare global {
  interface Window {
    tapMs?: number;
  }
}

/** Runs in the page: records the longest interaction, as the browser itself times it. */
function watchTaps(): void {
  window.tapMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) window.tapMs = Math.max(window.tapMs ?? 0, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

const tappable = 'main button:enabled, main [role=tab], nav a';

/** Taps on every figure, tab and button of each screen, one after another. */
export async function measureTaps(
  browser: Browser,
  url: string,
  screens: readonly string[],
): Promise<Tap[]> {
  const storageState = await browser.contexts()[0]?.storageState();
  const sessionOptions = storageState ? { storageState } : {};
  const context = await browser.newContext({ ...phoneOptions, ...sessionOptions, baseURL: url });
  await context.addInitScript(watchTaps);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taps: Tap[] = [];
  for (const screen of screens) taps.push(...(await tapAll(page, devTools, screen)));
  await context.close();

  return taps;
}

async function tapAll(page: Page, devTools: CDPSession, screen: string): Promise<Tap[]> {
  const taps: Tap[] = [];
  await begin(page, screen);
  const count = Math.min(tapsMax, await page.locator(tappable).count());

  for (let index = 0; index < count; index += 1) {
    const target = page.locator(tappable).nth(index);
    if (!(await target.isVisible().catch(() => false))) continue;

    const label = (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '';
    // Clear of the bars at the upper and the lower edge.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => {
      window.tapMs = 0;
    });
    await touch(devTools, target);
    const ms = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let frames = 0; frames < 3; frames += 1) await frame();
      // The browser reports an interaction when it has time for it.
      await new Promise((resolve) => setTimeout(resolve, 150));
      return window.tapMs ?? 0;
    });

    taps.push({ screen, name: label.trim().slice(0, 40), ms });
    await begin(page, screen);
  }

  return taps;
}

/**
 * Touches an element as a finger does. Playwright's own tap lifts it at once, so that two events
 * wait for one paint, and runs code of its own in the slowed page to see what was hit.
 */
async function touch(devTools: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) return;

  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle] });
  await wait(restMs);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The screen as it is on arrival, without what the last tap has opened. */
async function begin(page: Page, screen: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#${screen}`);
  await page.locator('main').waitFor();
  await page
    .locator('[data-shape], [aria-busy=true]')
    .first()
    .waitFor({ state: 'detached', timeout: 30_000 })
    .catch(() => {});
  await page.waitForLoadState('networkidle');
}
