import type { Page } from '@playwright/test';
import { demo, enterAs, expect, newPassword, register, test } from './journey.ts';
import { offerPlan } from './offer.ts';
import { expectToast } from './toasts.ts';

/** Chooses a language in the sheet; its two buttons are named in the current language. */
async function choose(page: Page, name: string, open = 'Language', confirm = 'Confirm') {
  await page.getByRole('button', { name: open, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('option', { name }).click();
  await sheet.getByRole('button', { name: confirm, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

test('texts from the server change with the language, without a second call', async ({
  page,
  db,
}) => {
  const inGerman = 'Seekarten und Laternen';
  const { planNo } = await offerPlan(db, demo.username, { names: { de: inGerman } });
  await enterAs(page, '/plan');
  const plan = page.locator(`a[href*="${planNo}"]`);
  await expect(plan).toBeVisible();
  await expect(plan).not.toContainText(inGerman);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/plan/order/list')) asked.push(request.url());
  });
  await choose(page, 'Deutsch');
  await expect(plan).toContainText(inGerman);
  expect(asked).toHaveLength(1);
  await choose(page, 'English', 'Sprache', 'Bestätigen');
  await expect(plan).not.toContainText(inGerman);
});

test('a language chosen before the login is saved to the account, and no other is', async ({
  page,
  code,
  db,
}) => {
  const username = 'polyglot';
  await register(page, username, code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  const spoken = async () => {
    const row = await db.sql.maybeOne<{ language: string }>`
      select language from partner where username_key = ${username}`;
    return row?.language;
  };
  expect(await spoken()).toBe('en');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await choose(page, 'Deutsch');
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
  await expect.poll(spoken).toBe('de');
  // What was chosen elsewhere since then applies here too.
  await db.sql`update partner set language = 'en' where username_key = ${username}`;
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Ad centre' })).toBeVisible();
  expect(await spoken()).toBe('en');
  // Texts that fail to load change nothing, neither here nor for the account.
  await page.route(/\/assets\/fr[-.][^/]*\.js$/, (route) => route.abort());
  await choose(page, 'Français');
  await expectToast(page, /connection/);
  await expect(page.getByRole('heading', { name: 'Ad centre' })).toBeVisible();
  expect(await spoken()).toBe('en');
});

test('a language is found by its name', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox', { name: 'Search' }).fill('portu');
  await expect(sheet.getByRole('option', { name: 'Português' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a screen whose texts fail to load says so below the header and within the margins', async ({
  page,
  complaints,
}) => {
  // The first file has the texts before the login; the other one never arrives.
  let firstUrl: string | null = null;
  await page.route(/\/assets\/en-[^/]*\.js$/, (route) => {
    firstUrl ??= route.request().url();
    return route.request().url() === firstUrl ? route.continue() : route.abort();
  });
  await enterAs(page);
  const header = page.getByRole('banner');
  // The content of the first begins below the header, that of the second behind it.
  for (const path of ['/ad-center/level', '/wallet/foreign-exchange']) {
    await page.goto(`/#${path}`);
    const retry = page.getByRole('button', { name: 'Request failed, tap to reload' });
    await expect(retry, path).toBeVisible();
    const [bar, box] = [await header.boundingBox(), await retry.boundingBox()];
    expect(box?.x, path).toBeGreaterThan(8);
    expect(box?.y, path).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  // The browser rightly complains about the files that this test withheld.
  complaints.length = 0;
});
