import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

declare global {
  interface Window {
    seenToasts?: string[];
  }
}

/** Runs in the page: records every toast, because a busy machine can look too late. */
export function keepToasts(): void {
  const seenToasts: string[] = [];
  window.seenToasts = seenToasts;
  const look = () => {
    const text = document.querySelector('[data-toast]')?.textContent ?? '';
    if (text !== '' && seenToasts.at(-1) !== text) seenToasts.push(text);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** The toast was on screen for its two seconds, or still is. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const expectedToast =
    typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect
    .poll(() => page.evaluate(() => window.seenToasts ?? []))
    .toEqual(expect.arrayContaining([expectedToast]));
}
