import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { isLongRun } from '../domain/test-seed.ts';
import { expect } from './expect.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * The problems that axe finds on the current page, by all or some of its rules; one line each. What
 * is below a dialog is a screen that is checked without it, and only the long run checks it again.
 */
export async function findProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  // The page's policy forbids foreign scripts, so axe is injected through the browser's protocol.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(await readFile(axeFile, 'utf8'));
  const violations = await page.evaluate(
    async ([only, isWhole]) => {
      const { axe } = window as unknown as {
        axe: { run(part: Node, options: object): Promise<{ violations: Violation[] }> };
      };
      const lean = { resultTypes: ['violations'], selectors: false, preload: false };
      const top = isWhole ? undefined : [...document.querySelectorAll('dialog:modal')].at(-1);
      return (await axe.run(top ?? document, only ? { ...lean, runOnly: only } : lean)).violations;
    },
    [rules, isLongRun] as const,
  );
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
}

/** The page in both themes. Dark is the same page in other colours, so only those are checked. */
export async function checkBoth(page: Page, label: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await findProblems(page), label).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findProblems(page, ['color-contrast']), `${label} in dark`).toEqual([]);
}
