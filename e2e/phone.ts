import type { Browser, Page } from '@playwright/test';
import { keepToasts } from './toasts.ts';

/** What the app is made for, and what the journeys hold. */
export const phoneOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  serviceWorkers: 'block',
} as const;

/** A phone of somebody, with nothing of the app on it yet. */
export async function takePhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...phoneOptions,
    reducedMotion: 'reduce',
    baseURL: url,
  });
  await context.addInitScript(keepToasts);
  return context.newPage();
}
