import type { Browser, Page } from '@playwright/test';
import { keepToasts } from './toasts.ts';

/** The viewport that the app is designed for, and that the journeys use. */
export const phoneOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  serviceWorkers: 'block',
} as const;

/** Somebody's phone, with nothing of the app on it yet. */
export async function takePhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    ...phoneOptions,
    reducedMotion: 'reduce',
    baseURL: url,
  });
  await context.addInitScript(keepToasts);
  return context.newPage();
}
