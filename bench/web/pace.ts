import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's CPU benchmark of the machine that its fourfold slowdown is meant for: the middle of
 * what its makers call a strong desktop.
 */
const strongIndex = 1_750;
const strongSlowdown = 4;

/** The benchmark of the emulated phone. A machine below it is slower than the phone. */
export const phoneIndex = strongIndex / strongSlowdown;

/**
 * How many times slower the phone is than this machine is now, with everything else that runs on
 * it.
 */
export function slowdownFor(index: number): number {
  const exact = Math.min(strongSlowdown, Math.max(1, index / phoneIndex));
  return Math.round(exact * 100) / 100;
}

/** Lighthouse's benchmark of this machine, run in the browser that is about to be measured. */
export async function measureIndex(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex.toString()})()`);
  await context.close();
  return Number(index);
}
