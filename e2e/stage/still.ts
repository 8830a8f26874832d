import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** A page's requests in flight, and a promise that there are none. */
interface Asked {
  readonly requests: Set<Request>;
  none: PromiseWithResolvers<void>;
}

const askedBy = new WeakMap<Page, Asked>();

/** Tracks a page's requests in flight. */
export function countAsked(page: Page): void {
  const asked: Asked = { requests: new Set(), none: Promise.withResolvers() };
  asked.none.resolve();
  askedBy.set(page, asked);
  const end = (request: Request) => {
    asked.requests.delete(request);
    if (asked.requests.size === 0) asked.none.resolve();
  };
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/entry')) return;
    if (asked.requests.size === 0) asked.none = Promise.withResolvers();
    asked.requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

const looks = 2;
const stillMsMax = 60_000;

/** Waits until the page is rendered with everything requested, and requests nothing more. */
export async function isStill(page: Page): Promise<void> {
  const until = Date.now() + stillMsMax;
  const asked = askedBy.get(page);
  for (let look = 0; look < looks; look += 1) {
    // Looking at the page again and again meanwhile would slow it down.
    await Promise.race([
      asked?.none.promise,
      setTimeout(until - Date.now(), undefined, { ref: false }),
    ]);
    const shapes = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // What is below a dialog may be waiting for what is done in it.
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      return top.querySelectorAll('[data-shape], [aria-busy=true]').length;
    });
    if (shapes > 0 || (asked?.requests.size ?? 0) > 0) look = -1;
    if (Date.now() > until) throw new Error(`${page.url()} is still loading`);
  }
}
