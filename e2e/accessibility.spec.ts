import { checkBoth, findProblems } from './find-problems.ts';
import { enterAs, expect, logIn, test } from './journey.ts';

/* The screens of a new demo, and in dark those whose colours differ most. Coupons, notifications,
   questions, feedback, the level and a refused address are checked by the journeys about them. The
   long run covers all screens with data, every sheet, and both themes in full
   (stage-accessibility.spec.ts). */

const openScreens = [
  ...['/login', '/register', '/reset?token=none', '/confirm-email?token=none', '/ad-welcome'],
  '/nowhere',
];
const closedScreens = [
  '/ad-center',
  '/more',
  '/ad-center/edit-login-password',
  '/ad-center/edit-pay-password',
  '/wallet/set-password',
  '/wallet/bind-card',
  '/wallet',
  '/plan',
  '/plan/detail',
  '/plan/goods-detail',
  '/wallet/foreign-exchange',
  '/ad-center/activities',
  '/ad-center/operated',
  '/customer?url=%2Fchat',
];

const darkScreens = [
  ...['/login', 'login with errors', 'language sheet', '/ad-center', '/wallet', '/plan'],
  ...['/ad-center/activities', '/wallet/foreign-exchange', '/customer?url=%2Fchat'],
];

test('axe finds nothing on any screen in light, nor on the most colourful ones in dark', async ({
  page,
}) => {
  for (const path of openScreens) {
    await page.goto(`/#${path}`);
    await check(path);
  }
  // The entry screen leaves as soon as it has its answer, so the answer is held back.
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
  await check('language sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Customer service', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('customer service');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log in' }).click();
  await check('login with errors');
  await logIn(page);
  for (const path of closedScreens) {
    await page.goto(`/#${path}`);
    await check(path);
  }

  async function check(name: string) {
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('main [data-shape]')).toHaveCount(0);
    expect(await findProblems(page), name).toEqual([]);
    if (!darkScreens.includes(name)) return;
    // The other theme is the same page in other colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findProblems(page, ['color-contrast']), `${name} in dark`).toEqual([]);
  }
});

test('axe finds nothing while a screen is loading', async ({ page }) => {
  await enterAs(page, '/more');
  await page.route(/\/api\/(plan\/order\/list|user\/property)/, () => {});
  for (const path of ['/plan', '/wallet']) {
    await page.goto(`/#${path}`);
    await expect(page.locator('main [data-shape]').first()).toBeVisible();
    await checkBoth(page, path);
  }
});

test('changes are announced in live regions', async ({ page }) => {
  await page.goto('/#/login');
  // Live regions exist before there is something to say, or nobody would hear it.
  const field = page.getByLabel('Username');
  const place = (await field.getAttribute('id')) ?? '';
  const error = page.locator(`[id="${place}-error"]`);
  await expect(error).toHaveAttribute('aria-live', 'polite');
  await expect(error).toBeEmpty();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(error).not.toBeEmpty();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[popover] [role=status]')).toHaveCount(1);
  await expect(page.locator('[popover] [role=alert]')).toHaveCount(1);
  await logIn(page);
  await expect(page.getByRole('heading', { name: 'Ad centre' })).toBeFocused();
  await expect(page.getByText(/^As of/)).toHaveAttribute('aria-live', 'polite');
  const bell = page.getByRole('banner').getByRole('status');
  await expect(bell).toHaveCount(1);
  await page.route('**/api/user/notifications/unread_count', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: { unread_total: 7 } } }),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bell).toHaveText('7 unread notifications');
  await page.goto('/#/customer?url=%2Fchat');
  await expect(page.getByRole('log', { name: 'Messages' })).toBeAttached();
});
