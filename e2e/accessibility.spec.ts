import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from './journey.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

async function findProblems(page: Page): Promise<string[]> {
  // The page's own policy forbids foreign scripts, so axe comes in by the browser's back door.
  await page.evaluate(await (await import('node:fs/promises')).readFile(axe, 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(): Promise<{ violations: Violation[] }> };
    };
    return (await checker.run()).violations;
  });
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
}

const openScreens = ['/login', '/register', '/ad-welcome', '/nowhere'];
const closedScreens = [
  '/ad-center',
  '/ad-center/edit-login-password',
  '/wallet',
  '/plan/goods-detail',
  '/wallet/foreign-exchange',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen or sheet in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of openScreens) await check(path);
    await page.goto('/#/login');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('option').first()).toBeAttached();
    expect(await findProblems(page), 'language sheet').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Customer service', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findProblems(page), 'customer service').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(await findProblems(page), 'login with errors').toEqual([]);
    await logIn(page);
    for (const path of closedScreens) await check(path);

    async function check(path: string) {
      await page.goto(`/#${path}`);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
      expect(await findProblems(page), path).toEqual([]);
    }
  });
}
