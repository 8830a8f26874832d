import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

const tabsMax = 80;

/** Presses Tab until something has the focus; every stop on the way must be visibly focused. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const element = await target.elementHandle();
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((aim) => {
      const active = document.activeElement ?? document.body;
      // The ring may be on the frame around an input, or on the cells that represent it.
      const parents = [active.parentElement, active.parentElement?.parentElement];
      const around = [active, ...parents, ...(active.parentElement?.children ?? [])];
      const isRinged = around.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
      const { top, bottom } = active.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < window.innerHeight;
      return {
        name: `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent}`,
        isPage: active === document.body,
        isSeen: isRinged && isOnScreen,
        isThere: active === aim,
      };
    }, element);
    if (!stop.isPage) expect(stop.isSeen, `a ring around ${stop.name.slice(0, 60)}`).toBe(true);
    if (stop.isThere) return;
  }
  throw new Error(`The Tab key does not come to ${target}`);
}

/** Moves to something with the Tab key and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Counts pointer events from now on; returns a function that reads the count. */
export async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counts = { pointers: 0 };
    Object.assign(window, { counted: counts });
    const count = () => {
      counts.pointers += 1;
    };
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      window.addEventListener(kind, count, { capture: true });
    }
  });
  return () =>
    page.evaluate(() => (window as { counted?: { pointers: number } }).counted?.pointers ?? -1);
}
