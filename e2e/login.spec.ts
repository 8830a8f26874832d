import type { Page } from '@playwright/test';
import { isLongRun } from '../domain/test-seed.ts';
import {
  demo,
  enterAs,
  expect,
  logIn,
  newPassword,
  openAccount,
  openAccountBeforeApp,
  test,
} from './journey.ts';
import { expectToast } from './toasts.ts';

test('a stranger logs in, sees the demo strip, and logs out only after confirming', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText('Demo: traffic is simulated')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your username.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByRole('alert').getByText('The username or password is wrong.'),
  ).toBeVisible();

  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Ad centre' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('You’re logged in as demo.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const headers = { 'x-ct': JSON.parse(token ?? '""') as string };
  const ask = async () => (await page.request.get('/api/user/info', { headers })).json();
  // Logging out does not wait for the server.
  await expect.poll(ask).toMatchObject({ code: 503 });
});

test('the login form is in the page before any script, and early typing and presses count', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('data-mode="demo"');
  expect(html).toContain('Log in</button>');
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('early bird');
  await page.getByLabel('Password', { exact: true }).fill('catches nothing');
  await page.getByRole('button', { name: 'Log in' }).click();
  expect(page.url()).not.toContain('?');
  release();
  await expect(page.getByText('The username or password is wrong.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('early bird');
});

test('the language can be chosen before any script has loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Language' }).click();
  release();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('option')).toHaveCount(12);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
});

test('typing continues undisturbed while the app loads', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Username').pressSequentially('early ');
  release();
  await expect(page).toHaveURL(/#\/login$/);
  await page.keyboard.type('bird');
  await expect(page.getByLabel('Username')).toHaveValue('early bird');
});

test('a protected screen leads to the login without a token, and leaves no history entry', async ({
  page,
}) => {
  await page.goto('/#/nowhere');
  await expect(page.getByText('We can’t find this page')).toBeVisible();
  await page.goto('/#/wallet');
  await expect(page).toHaveURL(/#\/login\?from=%2Fwallet$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/nowhere$/);
});

test('a logged-in partner does not see the login again', async ({ page }) => {
  await enterAs(page, '/');
  await expect(page).toHaveURL(/#\/ad-center$/);
});

test('an expired session ends at the login with a message', async ({ page, db, code }) => {
  await openAccount(page, 'expired-one', code, '/ad-center/edit-login-password');
  await page.getByLabel('Current password').fill(newPassword);
  await page.getByLabel('New password', { exact: true }).fill('an early evening');
  await page.getByLabel('Confirm new password').fill('an early evening');
  // What the app asks by itself would notice it too, before the press.
  await page.route(/\/api\/(?!update\/password)/, () => {});
  // What it asked earlier may still be on its way, so the session ends with the press.
  await page.route('**/api/update/password', async (route) => {
    await db.sql`
      update session set ended_at = now() from partner
       where partner.id = partner_id and username_key = 'expired-one'`;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Your login has expired. Log in again.');
  await expect(page).toHaveURL(/#\/login\?from=%2Fad-center%2Fedit-login-password$/);
});

const statuses = [
  ['disabled', 'Ihr Konto ist gesperrt.'],
  ['not-activated', 'Ihr Konto ist noch nicht aktiviert.'],
  ['cancelled', 'Dieses Konto wurde geschlossen.'],
] as const;

// One way leads here for all; server/programme/wallet/leaving.test.ts holds each to its refusal.
for (const [status, sentence] of isLongRun ? statuses : statuses.slice(0, 1)) {
  test(`an account that is ${status} hears why, in its own language, with customer service`, async ({
    page,
    db,
    code,
  }) => {
    await openAccountBeforeApp(page, `status-${status}`, code);
    await page.evaluate(() => localStorage.clear());
    await db.sql`
      update partner set status = ${status}, language = 'de'
        where username_key = ${`status-${status}`}`;
    await page.goto('/');
    await page.getByLabel('Username').fill(`status-${status}`);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Kundenservice' })).toBeVisible();
    await expect(page.getByText('Kundenservice 1 - Reachbook')).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(sentence.slice(0, 12));
    const width = async () => (await page.getByRole('dialog').boundingBox())?.width;
    await expect.poll(width).toBeCloseTo(390 * 0.85, 0);
  });
}

test('a double tap sends one login', async ({ page }) => {
  await page.goto('/');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v2/login')) sent.push(request.url());
  });
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await expect(page).toHaveURL(/#\/ad-center$/);
  expect(sent).toHaveLength(1);
});

test('without a network the login says so and keeps what was typed', async ({ page, context }) => {
  await page.goto('/');
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expectToast(page, 'You’re offline. Check your connection and try again.');
  await expect(page.getByText('You’re offline.')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByLabel('Username')).toHaveValue(demo.username);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
});

test('a screen whose code fails to load offers to reload', async ({ page, complaints }) => {
  await enterAs(page);
  await page.route('**/edit-login-password-screen-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: /^Login and security/ }).click();
  await expect(page.getByText('Request failed, tap to reload')).toBeVisible();
  await page.unroute('**/edit-login-password-screen-*.js');
  await page.getByText('Request failed, tap to reload').click();
  await expect(page.getByLabel('Current password')).toBeVisible();
  // The browser rightly complains about the chunk that this test withheld.
  complaints.length = 0;
});

test('a part of the header that fails to load leaves the screen usable, and opens at the next press', async ({
  page,
}) => {
  const parts = /\/(bell|language-sheet|logout-confirm|service-popup)-[^/]*\.(js|css)$/;
  await page.route(parts, (route) => route.abort());
  await enterAs(page);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
  // The language first, so that its failure is over when it is pressed again.
  for (const [name, part] of [
    ['Language', /\/language-sheet-[^/]*\.js$/],
    ['Customer service', /\/service-popup-[^/]*\.js$/],
    ['Log out', /\/logout-confirm-[^/]*\.js$/],
  ] as const) {
    const failed = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
    await header.getByRole('button', { name, exact: true }).click();
    await failed;
  }
  await expectToast(page, 'You’re offline. Check your connection and try again.');
  await page.unroute(parts);
  await header.getByRole('button', { name: 'Language' }).click();
  const sheet = page.getByRole('dialog', { name: 'Language' });
  await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeVisible();
  // Over the lower half of the screen: its styles, which had not arrived either, are there too.
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBeGreaterThan(300);
});

test('the page says so when its texts fail to load, and loads them on retry', async ({ page }) => {
  const words = /\/assets\/(de|en)-[^/]*\.js$/;
  await page.addInitScript(() => localStorage.setItem('lang', '"de"'));
  await page.route(words, (route) => route.abort());
  await page.goto('/');
  const reload = page.getByRole('button', { name: 'Anfrage fehlgeschlagen, zum Neuladen tippen' });
  await expect(reload).toBeVisible();
  await page.unroute(words);
  await reload.click();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(reload).toBeHidden();
});

/** Holds the app's scripts back until called: a slow network at its slowest. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
