import type { Page } from '@playwright/test';
import { workingRoles } from '../domain/desk/role.ts';
import { coveredCards, faintFields } from './desk-looks.ts';
import { complaintsOf, deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { heldTables, hiddenActs } from './desk-tables.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';
const tablet = { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true };

/** Elements wider than their place. Only a table may scroll, in its own frame. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.desk-main, [role="dialog"]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(
        ({ className, scrollWidth, clientWidth }) =>
          `${className}: ${scrollWidth} in ${clientWidth}`,
      ),
  );

/** Opens the first form that a page offers; false when it offers none. */
async function openForm(page: Page): Promise<boolean> {
  const acts = page
    .locator('.desk-page-head button:enabled, .desk-table td button:enabled')
    .filter({ hasNotText: /^(pain\.001|CSV|Export all books)$/ });
  const first = acts.first();
  if ((await acts.count()) === 0) return false;
  await first.tap();
  await page.getByRole('dialog').waitFor();
  return true;
}

/** The pages of the menu, of which a tablet expands one task at a time. */
async function pathsOf(page: Page): Promise<(string | null)[]> {
  const menu = page.getByRole('navigation', { name: 'Pages' });
  const tasks = await menu.getByRole('button').all();
  const paths: (string | null)[] = ['#/overview'];
  for (const task of tasks) {
    await task.tap();
    const links = menu.getByRole('listitem').getByRole('link');
    paths.push(...(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))));
  }
  return paths;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page of the desk and a form of each fit a tablet in ${colorScheme}`, async ({
    browser,
    db,
  }) => {
    test.setTimeout(600_000);
    const at = { sql: db.sql, size: tablet };
    const tab = await sitAtDesk(browser, at, url, `Tab ${colorScheme}`, ...workingRoles);
    const complaints = complaintsOf(tab);
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openDesk(tab, '/');
    const paths = await pathsOf(tab);
    expect(paths.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const path of paths) {
      await openDesk(tab, (path ?? '').replace('#', ''));
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab.getByText('Loading…')).toHaveCount(0);
      await expect(tab.locator('.mantine-Loader-root')).toHaveCount(0);
      const look = async (what: string) => {
        const ways = [tooWide, hiddenActs, heldTables, coveredCards, faintFields, findProblems];
        const problems = [];
        for (const find of ways) problems.push(...(await find(tab)));
        found.push(...problems.map((problem) => `${path} ${what}: ${problem}`));
      };
      await look('page');
      if (await openForm(tab)) await look('form');
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('no card of the overview covers another, from 1024 px up', async ({ browser, db }) => {
  const at = { sql: db.sql };
  const wide = await sitAtDesk(browser, at, url, 'Wide Screen', ...workingRoles);
  await openDesk(wide, '/overview');
  await expect(wide.getByRole('heading', { name: 'Money position' })).toBeVisible();
  for (const width of [1024, 1280, 1281, 1366, 1440, 1920]) {
    await wide.setViewportSize({ width, height: 900 });
    expect([width, ...(await coveredCards(wide)), ...(await tooWide(wide))]).toEqual([width]);
  }
});

test('the colours of the desk change at a press and stay that way', async ({ browser, db }) => {
  const dee = await sitAtDesk(browser, { sql: db.sql }, url, 'Dee Dark', ...workingRoles);
  const complaints = complaintsOf(dee);
  const scheme = dee.locator('html');
  await openDesk(dee, '/overview');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await dee.getByRole('button', { name: 'Dark colours' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await openDesk(dee, '/overview');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(complaints).toEqual([]);
});
