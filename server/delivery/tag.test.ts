import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tag = readFileSync(new URL('tag/tag.js', import.meta.url), 'utf8');
const ad = {
  ...{ format: 'image', width: 300, height: 250, title: 'A lamp', frame: '/v1/frame?t=1' },
  ...{ impression: '/v1/i?t=1', viewable: '/v1/v?t=1', quartile: '/v1/q?t=1&n=', click: '/c' },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** As much of a browser as the tag asks for, with a page on which it shows an ad. */
async function openPage() {
  const reported: string[] = [];
  const heard = new Map<string, Set<(event: unknown) => void>>();
  const listen = (name: string, hear: (event: unknown) => void) =>
    void heard.set(name, (heard.get(name) ?? new Set()).add(hear));
  const tell = (name: string, event: unknown = {}) => {
    for (const hear of heard.get(name) ?? []) hear(event);
  };
  let see: (entries: { intersectionRatio: number }[]) => void = () => {};
  class IntersectionObserver {
    constructor(told: typeof see) {
      see = told;
    }
    observe() {}
    disconnect() {
      see = () => {};
    }
  }
  const contentWindow = {};
  const frame = {
    contentWindow,
    setAttribute() {},
    getBoundingClientRect: () => ({ width: 300, height: 250 }),
  };
  const document = {
    currentScript: { src: 'https://ads.example/tag.js' },
    hidden: false,
    readyState: 'complete',
    documentElement: { lang: 'en' },
    createElement: () => frame,
    querySelectorAll: () => [{ dataset: { reachbookZone: 'z-1' }, append() {} }],
    addEventListener: listen,
    removeEventListener: (name: string, hear: (event: unknown) => void) =>
      heard.get(name)?.delete(hear),
  };
  const fetch = async (url: string) => {
    reported.push(new URL(url).pathname);
    return { status: 200, json: async () => ad };
  };
  runInNewContext(tag, {
    ...{ document, fetch, URL, IntersectionObserver, setTimeout, clearTimeout },
    navigator: { language: 'en' },
    addEventListener: listen,
  });
  await turn();
  tell('message', { source: contentWindow, data: 'reachbook:rendered' });
  return {
    reported,
    scroll: (share: number) => see([{ intersectionRatio: share }]),
    hide(isHidden: boolean) {
      document.hidden = isHidden;
      tell('visibilitychange');
    },
    isSeen: () => reported.includes('/v1/v'),
    listening: () => heard.get('visibilitychange')?.size ?? 0,
  };
}

test('an ad is seen when half of it was on the screen for a second without a break', async () => {
  const page = await openPage();
  expect(page.reported).toEqual(['/v1/serve', '/v1/i']);
  page.scroll(0.5);
  vi.advanceTimersByTime(999);
  page.scroll(0.4);
  vi.advanceTimersByTime(5_000);
  expect(page.isSeen()).toBe(false);
  page.scroll(0.6);
  vi.advanceTimersByTime(999);
  expect(page.isSeen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(page.isSeen()).toBe(true);
});

test('in a tab that nobody looks at nothing is seen, and the second begins anew after it', async () => {
  const page = await openPage();
  page.scroll(1);
  vi.advanceTimersByTime(500);
  page.hide(true);
  vi.advanceTimersByTime(60_000);
  expect(page.isSeen()).toBe(false);
  page.hide(false);
  vi.advanceTimersByTime(999);
  expect(page.isSeen()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(page.isSeen()).toBe(true);
  expect(page.listening()).toBe(0);
});

test('an ad that comes into view while the tab is hidden is seen when the tab is', async () => {
  const page = await openPage();
  page.hide(true);
  page.scroll(1);
  vi.advanceTimersByTime(60_000);
  expect(page.isSeen()).toBe(false);
  page.hide(false);
  vi.advanceTimersByTime(1_000);
  expect(page.isSeen()).toBe(true);
});
