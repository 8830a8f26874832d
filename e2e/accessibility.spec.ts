import { findProblems } from './find-problems.ts';
import { expect, logIn, test } from './journey.ts';

const openScreens = ['/login', '/register', '/ad-welcome', '/nowhere'];
const closedScreens = [
  '/ad-center',
  '/ad-center/edit-login-password',
  '/ad-center/edit-pay-password',
  '/wallet/set-password',
  '/wallet/bind-card',
  '/wallet',
  '/plan',
  '/plan/detail',
  '/plan/goods-detail',
  '/wallet/foreign-exchange',
  '/notification',
  '/ad-center/feedback',
  '/ad-center/activities',
  '/ad-center/coupons',
  '/ad-center/level',
  '/ad-center/operated',
  '/ad-center/ques-detail',
  '/ad-center/ques-detail?id=fees',
  '/customer',
  '/customer?url=%2Fchat',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any screen or sheet in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of openScreens) await check(path);
    // The entry goes on by itself as soon as it has its answer, so that is held back meanwhile.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/entry', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/#/entry');
    await expect(page.getByRole('heading', { name: 'Reachbook' })).toBeVisible();
    await check('/entry');
    answer();
    await expect(page).toHaveURL(/#\/ad-welcome/);
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
