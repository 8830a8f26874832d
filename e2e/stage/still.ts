import type { Page, Request } from '@playwright/test';

const askedBy = new WeakMap<Page, Set<Request>>();

/** Tracks a page's requests in flight. */
export function countAsked(page: Page): void {
  const asked = new Set<Request>();
  askedBy.set(page, asked);
  page.on('request', (request) => {
    if (!request.url().endsWith('/auth/entry')) asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

const looks = 2;
const stillMsMax = 60_000;

/** Waits until the page is rendered with everything requested, and requests nothing more. */
export async function isStill(page: Page): Promise<void> {
  const until = Date.now() + stillMsMax;
  for (let look = 0; look < looks; look += 1) {
    const shapes = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // What is below a dialog may be waiting for what is done in it.
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
      return top.querySelectorAll('[data-shape], [aria-busy=true]').length;
    });
    const asked = askedBy.get(page)?.size ?? 0;
    if (shapes > 0 || asked > 0) look = -1;
    if (Date.now() > until) throw new Error(`${page.url()} is still loading`);
  }
}
