import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tag = readFileSync(new URL('tag/tag.js', import.meta.url), 'utf8');
const ad = {
  format: 'image',
  width: 300,
  height: 250,
  title: 'A lamp',
  frame: '/v1/frame?t=1',
  impression: '/v1/i?t=1',
  viewable: '/v1/v?t=1',
  quartile: '/v1/q?t=1&n=',
  click: '/c',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** As much of a browser as the tag needs, with a page on which it shows an ad. */
async function openPage({ hasVersion2 = true } = {}) {
  const reported: string[] = [];
  const sizes: string[] = [];
  const heard = new Map<string, Set<(event: unknown) => void>>();
  const listen = (name: string, hear: (event: unknown) => void) =>
    void heard.set(name, (heard.get(name) ?? new Set()).add(hear));
  const tell = (name: string, event: unknown = {}) => {
    for (const hear of heard.get(name) ?? []) hear(event);
  };
  let see: (entries: object[]) => void = () => {};
  let options: object = {};
  class IntersectionObserver {
    constructor(told: typeof see, given: object) {
      see = told;
      options = given;
    }
    observe() {}
    disconnect() {
      see = () => {};
    }
  }
  class IntersectionObserverEntry {
    get isVisible() {
      return false;
    }
  }
  const contentWindow = {};
  const top = { isCovered: false };
  const frame = {
    contentWindow,
    setAttribute() {},
    getRootNode: () => ({ elementFromPoint: () => (top.isCovered ? null : frame) }),
  };
  const document = {
    currentScript: { src: 'https://ads.example/tag.js' },
    hidden: false,
    readyState: 'complete',
    documentElement: { lang: 'en' },
    createElement: () => frame,
    querySelectorAll: () => [{ dataset: { reachbookPlacement: 'z-1' }, append() {} }],
    addEventListener: listen,
    removeEventListener: (name: string, hear: (event: unknown) => void) =>
      heard.get(name)?.delete(hear),
  };
  const fetch = async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    reported.push(pathname);
    sizes.push(...searchParams.getAll('s'));
    return { status: 200, json: async () => ad };
  };
  runInNewContext(tag, {
    document,
    fetch,
    URL,
    IntersectionObserver,
    setTimeout,
    clearTimeout,
    ...(hasVersion2 ? { IntersectionObserverEntry } : {}),
    navigator: { language: 'en' },
    addEventListener: listen,
  });
  await turn();
  tell('message', { source: contentWindow, data: 'reachbook:rendered' });
  return {
    reported,
    sizes,
    options,
    /** How much of the ad is inside the screen and everything that clips it. */
    scroll: (
      share: number,
      isVisible = true,
      screen = { width: 390, height: 844 },
      size = { width: 300, height: 250 },
    ) =>
      see([
        {
          intersectionRatio: share,
          intersectionRect: { left: 0, top: 0, ...size, height: size.height * share },
          rootBounds: screen,
          isVisible,
        },
      ]),
    cover(isCovered: boolean) {
      top.isCovered = isCovered;
    },
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
  expect(page.reported).toEqual(['/v1/serve']);
  page.scroll(0.5);
  expect(page.reported).toEqual(['/v1/serve', '/v1/i']);
  expect(page.sizes).toEqual(['300x125']);
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

test('nothing counts as seen in a hidden tab, and the second starts over afterwards', async () => {
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

test('an ad that comes into view in a hidden tab is seen once the tab is visible', async () => {
  const page = await openPage();
  page.hide(true);
  page.scroll(1);
  vi.advanceTimersByTime(60_000);
  expect(page.isSeen()).toBe(false);
  page.hide(false);
  vi.advanceTimersByTime(1_000);
  expect(page.isSeen()).toBe(true);
});

test('an ad clipped to a pixel or never on the screen is not even an impression', async () => {
  const page = await openPage();
  page.scroll(0);
  page.scroll(0.49);
  page.scroll(1 / 75_000);
  vi.advanceTimersByTime(60_000);
  // A frame that the page itself made a pixel wide is wholly on the screen.
  page.scroll(1, true, { width: 390, height: 844 }, { width: 1, height: 250 });
  vi.advanceTimersByTime(60_000);
  page.hide(true);
  page.scroll(1);
  vi.advanceTimersByTime(60_000);
  expect(page.reported).toEqual(['/v1/serve']);
});

test('of an ad larger than the screen, half of the screen is enough', async () => {
  const page = await openPage();
  page.scroll(0.4, true, { width: 300, height: 150 });
  expect(page.sizes).toEqual(['300x100']);
});

test('a covered ad is not seen, with version 2 of the observer and without it', async () => {
  const page = await openPage();
  expect(page.options).toMatchObject({ trackVisibility: true, delay: 100 });
  page.scroll(1, false);
  vi.advanceTimersByTime(5_000);
  expect(page.reported).toEqual(['/v1/serve']);
  page.scroll(1);
  vi.advanceTimersByTime(500);
  page.scroll(1, false);
  vi.advanceTimersByTime(5_000);
  expect(page.reported).toEqual(['/v1/serve', '/v1/i']);
  const old = await openPage({ hasVersion2: false });
  old.cover(true);
  old.scroll(1, false);
  expect(old.reported).toEqual(['/v1/serve']);
  old.cover(false);
  old.scroll(1, false);
  expect(old.reported).toEqual(['/v1/serve', '/v1/i']);
});
