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
  const pending: Asked = { requests: new Set(), none: Promise.withResolvers() };
  pending.none.resolve();
  askedBy.set(page, pending);
  const end = (request: Request) => {
    pending.requests.delete(request);
    if (pending.requests.size === 0) pending.none.resolve();
  };
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/entry')) return;
    if (pending.requests.size === 0) pending.none = Promise.withResolvers();
    pending.requests.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

const looks = 2;
const stillMsMax = 60_000;

/** Waits until the page is rendered with everything requested, and requests nothing more. */
export async function isStill(page: Page): Promise<void> {
  const until = Date.now() + stillMsMax;
  const pending = askedBy.get(page);
  for (let look = 0; look < looks; look += 1) {
    // Looking at the page again and again meanwhile would slow it down.
    await Promise.race([
      pending?.none.promise,
      setTimeout(until - Date.now(), undefined, { ref: false }),
    ]);
    const shapes = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // What is below a dialog may be waiting for what is done in it.
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      return top.querySelectorAll('[data-shape], [aria-busy=true]').length;
    });
    if (shapes > 0 || (pending?.requests.size ?? 0) > 0) look = -1;
    if (Date.now() > until) throw new Error(`${page.url()} is still loading`);
  }
}
