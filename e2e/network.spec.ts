import type { Page } from '@playwright/test';
import { expectDone } from './done.ts';
import { expect, logIn, newPassword, test } from './journey.ts';
import { becomePartner, offerPlan } from './offer.ts';
import { typePassword } from './pay-password-acts.ts';

// Without a network the worker answers.
test.use({ serviceWorkers: 'allow' });

const old = (page: Page) => page.getByText(/You’re offline. Last updated:/);

test('offline, the latest data can be browsed, is labelled as such, and nothing can be changed', async ({
  page,
  context,
  db,
  code,
  complaints,
}) => {
  await becomePartner(page, db, 'tunnel-rider', code, '300.00');
  const { planNo } = await offerPlan(db, 'tunnel-rider');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Again with the worker active, which now caches answers.
  await page.reload();
  const plan = `/plan/detail?planNo=${planNo}`;
  const places = [
    ['/ad-center', 'Review the offer'],
    ['/plan', 'Boat trips'],
    [plan, 'Boat trips'],
    ['/notification', 'Transaction password set'],
    ['/wallet', '300.00'],
  ] as const;
  for (const [path, text] of places) {
    await page.goto(`/#${path}`);
    await expect(page.getByText(text).first(), path).toBeVisible();
  }
  await page.goto('/#/ad-center/feedback');
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect(old(page)).toHaveCount(0);

  await context.setOffline(true);
  // Both while navigating in the open app and after reopening it.
  for (const isAnew of [false, true]) {
    if (isAnew) await page.reload();
    for (const [path, text] of places) {
      await page.goto(`/#${path}`);
      await expect(page.getByText(text).first(), path).toBeVisible();
      await expect(old(page), path).toBeVisible();
    }
  }
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await expect(sheet.getByText('Request failed, tap to reload')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/#/ad-center/feedback');
  await page.getByRole('button', { name: 'Plans', exact: true }).click();
  await page.getByLabel('Your message').fill('The tunnel is long.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('You’re offline.').last()).toBeVisible();
  // What was written is still there for when the network is back.
  await expect(page.getByLabel('Your message')).toHaveValue('The tunnel is long.');

  await page.goto('/#/wallet');
  await expect(old(page)).toBeVisible();
  await context.setOffline(false);
  await expect(old(page)).toHaveCount(0);
  await expect(page.getByText('300.00').first()).toBeVisible();
  complaints.splice(0);
});

test('an amount that cannot be put without a network says so until it is put', async ({
  page,
  context,
  db,
  code,
  complaints,
}) => {
  await becomePartner(page, db, 'bridge-rider', code, '300.00');
  const { planNo } = await offerPlan(db, 'bridge-rider');
  await page.goto(`/#/plan/detail?planNo=${planNo}`);
  await page.getByRole('button', { name: 'Put an amount' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('50');
  const put = page.getByRole('button', { name: /^Put .*50\.00 on this plan$/ });
  const notDone = /Nothing was done, and no money has moved/;

  // While the digits are checked: in the dialog that asks for them.
  await put.click();
  await context.setOffline(true);
  await typePassword(page);
  const dialog = page.getByRole('dialog', { name: 'Transaction password' });
  await expect(dialog.getByText(notDone)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(old(page)).toBeAttached();
  await context.setOffline(false);

  // After that: beside the amount.
  await page.route('**/api/plan/order/put', (route) => route.abort());
  await put.click();
  await typePassword(page);
  await expect(page.getByText(notDone)).toBeVisible();
  await page.unroute('**/api/plan/order/put');
  await put.click();
  await typePassword(page);
  await expectDone(page, 'SIM 50.00 put on this plan');
  complaints.splice(0);
});

test('over slow 3G a press shows progress at once, and a second press sends nothing twice', async ({
  page,
  context,
  db,
  code,
}) => {
  await becomePartner(page, db, 'slow-rider', code, '300.00');
  await offerPlan(db, 'slow-rider');
  await page.evaluate(() => localStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The parameters of Chromium's own "slow 3G".
  const slow = { latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  let logins = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/v2/login')) logins += 1;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('slow-rider');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  const button = page.getByRole('button', { name: 'Log in' });
  await button.click();
  await button.click({ force: true });
  await button.click({ force: true });
  await expect(page).toHaveURL(/#\/ad-center$/, { timeout: 90_000 });
  expect(logins).toBe(1);
  // There is a placeholder while the figures load.
  await expect(page.locator('main [data-shape]').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Get started').first()).toBeVisible({ timeout: 60_000 });
  await page.goto('/#/plan');
  const first = page.locator('a[href*="plan/detail"]').first();
  await first.click({ timeout: 90_000 });
  await expect(page.locator('main [data-shape]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible({ timeout: 90_000 });
});

test('a hidden page polls nothing, and polls again when it becomes visible', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { shown: 'visible' };
    Object.assign(window, { state });
    Object.defineProperty(document, 'visibilityState', { get: () => state.shown });
    Object.defineProperty(document, 'hidden', { get: () => state.shown === 'hidden' });
  });
  const show = (shown: 'visible' | 'hidden') =>
    page.evaluate((next) => {
      Object.assign((window as unknown as { state: object }).state, { shown: next });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, shown);
  await page.clock.install();
  await logIn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  const places = [
    ['/ad-center', page.getByRole('region', { name: 'Questions' })],
    ['/wallet', page.getByText('Available funds')],
    ['/customer?url=%2Fchat', page.getByRole('textbox')],
  ] as const;
  for (const [path, content] of places) {
    await page.goto(`/#${path}`);
    await expect(content.first()).toBeVisible();
    await expect(page.locator('main [data-shape]')).toHaveCount(0);
    await show('hidden');
    // What was in flight may finish first.
    await page.clock.runFor(5_000);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    asked.splice(0);
    // In steps, so that what one answer triggers is seen too.
    for (let seconds = 0; seconds < 120; seconds += 10) await page.clock.runFor(10_000);
    expect(asked, path).toEqual([]);
    const again = page.waitForRequest('**/api/**');
    await show('visible');
    await again;
  }
});
