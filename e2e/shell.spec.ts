import { demo, enterAs, expect, logIn, test } from './journey.ts';

/** What the header of each screen holds: back, title, service, language, bell, logout. */
const headers: [path: string, icons: string, title: string | null][] = [
  ['/ad-center', 'service language bell logout', 'Ad centre'],
  ['/ad-center/activities', 'back service language bell', 'Activities'],
  ['/ad-center/coupons', 'back service language bell', 'Coupons'],
  ['/ad-center/edit-login-password', 'back service language bell', 'Login and security'],
  ['/ad-center/edit-pay-password', 'back service language bell', 'Transaction password'],
  ['/ad-center/feedback', 'back service language bell', 'Feedback'],
  ['/ad-center/level', 'back service language bell', 'Shop level'],
  ['/ad-center/operated', 'back service language bell', 'Plan follow'],
  ['/ad-center/ques-detail', 'back service', 'Question'],
  ['/plan', 'back service language bell logout', 'Plans'],
  ['/plan/detail', 'back service language bell', 'Plan'],
  ['/plan/goods-detail', 'back service language bell', 'Product'],
  ['/wallet', 'back service language bell', 'Wallet'],
  ['/wallet/bind-card', 'back service language bell', 'Card or wallet address'],
  ['/wallet/foreign-exchange', 'back service language bell', 'Foreign exchange'],
  ['/wallet/set-password', 'back service language bell', 'Transaction password'],
  ['/notification', 'back service language bell', 'Notifications'],
  ['/more', 'back service language bell', 'More'],
  ['/customer', 'back service language bell', 'Customer service'],
];

const names = {
  back: 'Back',
  service: 'Customer service',
  language: 'Language',
  bell: /^(Notifications|\d+ unread notifications?)$/,
  logout: 'Log out',
} as const;

test('every screen has the header of its route', async ({ page }) => {
  for (const [path, icons] of [
    ['/login', 'service language'],
    ['/register', 'service language'],
    ['/ad-welcome', 'service'],
  ] as const) {
    await page.goto(`/#${path}`);
    await checkHeader(path, icons, null);
  }
  await logIn(page);
  for (const [path, icons, title] of headers) {
    await page.goto(`/#${path}`);
    await checkHeader(path, icons, title);
  }

  async function checkHeader(path: string, icons: string, title: string | null) {
    const header = page.getByRole('banner');
    if (title) await expect(header.getByRole('heading', { name: title })).toBeVisible();
    else await expect(header.getByRole('heading')).toHaveCount(0);
    for (const [icon, name] of Object.entries(names)) {
      const count = icons.split(' ').includes(icon) ? 1 : 0;
      await expect(
        header.getByRole('button', { name, exact: true }),
        `${name} on ${path}`,
      ).toHaveCount(count);
    }
    await expect(header.getByText('Demo: traffic is simulated')).toBeVisible();
  }
});

test('the bar leads to the four main screens, sets each window’s title, and is nowhere else', async ({
  page,
}) => {
  await page.goto('/#/register');
  await expect(page).toHaveTitle('Open an account · Reachbook');
  await enterAs(page);
  const bar = page.getByRole('navigation', { name: 'Main menu' });
  for (const [name, path, title] of [
    ['Plans', '/plan', 'Plans'],
    ['Wallet', '/wallet', 'Wallet'],
    ['More', '/more', 'More'],
    ['Home', '/ad-center', 'Ad centre'],
  ] as const) {
    await bar.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveTitle(`${title} · Reachbook`);
  }
  await page.goto('/#/ad-center/level');
  await expect(page.getByRole('heading', { name: 'Shop level' }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a chosen theme stays, whatever the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enterAs(page, '/more');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByText('Dark', { exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByText('Device', { exact: true }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('back goes to the page’s fixed target, or otherwise to the previous page', async ({
  page,
}) => {
  await enterAs(page, '/wallet');
  await page.goto('/#/plan');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.goto('/#/wallet');
  await page.goto('/#/wallet/bind-card');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/#\/wallet$/);
});

test('without a previous page, back leads to the screen above', async ({ page }) => {
  await enterAs(page);
  const [fresh] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open('/#/wallet/bind-card', '_blank', 'noopener')),
  ]);
  await fresh.getByRole('button', { name: 'Back' }).click();
  await expect(fresh).toHaveURL(/#\/wallet$/);
  await expect(fresh).toHaveTitle('Wallet · Reachbook');
  await fresh.getByRole('button', { name: 'Back' }).click();
  await expect(fresh).toHaveURL(/#\/ad-center$/);
  await fresh.close();
});

test('the page requested before the login opens after it', async ({ page }) => {
  await page.goto('/#/plan?status=waitPut');
  await expect(page).toHaveURL(/#\/login\?from=/);
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#\/plan\?status=waitPut$/);
});

test('in a host app the first page closes the host', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      ReachbookHost: { close: () => document.body.setAttribute('data-closed', '') },
    });
  });
  await enterAs(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-closed', '');
});

test('the language changes without a reload, is kept, and applies to texts from the server too', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Username').fill('typed before');
  await page.getByRole('button', { name: 'Language' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('option')).toHaveCount(12);
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeCloseTo(422, 0);
  const heights = async () => [
    (await sheet.getByRole('option').first().boundingBox())?.height,
    (await sheet.getByRole('listbox').boundingBox())?.height,
  ];
  await expect.poll(heights).toEqual([44, 6 * 44]);
  await sheet.getByRole('option', { name: 'Deutsch' }).click();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.getByLabel('Benutzername')).toHaveValue('typed before');
  await expect(page.getByRole('button', { name: 'Sprache' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByLabel('Passwort', { exact: true }).fill('falsch');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Benutzername oder Passwort ist falsch.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});

test('English is the default, whatever the browser prefers', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-AT' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.close();
});

test('the language sheet sets the text size to up to 200 per cent, and it is kept', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  for (let step = 0; step < 4; step += 1) {
    await page.getByRole('button', { name: 'Larger text' }).click();
  }
  await expect(page.getByText('200%')).toBeVisible();
  await page.reload();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe('30px');
});

test('neither a pinch nor a double tap zooms the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  // Of the gestures it names, none is a zoom; Chromium itself ignores double taps at this width.
  const action = await page.evaluate(() => getComputedStyle(document.documentElement).touchAction);
  expect(action).toBe('pan-x pan-y');
  const fingers = await page.context().newCDPSession(page);
  const scaleAfterPinch = async () => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
      const ys = apart === undefined ? [] : [300 - apart, 300 + apart];
      const touchPoints = ys.map((y, id) => ({ x: 195, y, id }));
      return fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await send('touchStart', 20);
    for (let apart = 30; apart <= 120; apart += 10) await send('touchMove', apart);
    await send('touchEnd');
    return page.evaluate(() => window.visualViewport?.scale);
  };
  expect(await scaleAfterPinch()).toBe(1);
  // Without the rule, the same fingers do zoom.
  await page.evaluate(() => {
    document.documentElement.style.touchAction = 'auto';
  });
  await expect.poll(scaleAfterPinch).toBeGreaterThan(1);
});

test('a desktop is zoomed by 750 / width times 0.8 and stays readable', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 1500, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  await page.goto('/');
  const zoom = () => page.evaluate(() => getComputedStyle(document.documentElement).zoom);
  await expect.poll(async () => Number(await zoom())).toBeCloseTo(0.4, 5);
  const button = () => page.getByRole('button', { name: 'Log in' }).boundingBox();
  await expect.poll(async () => (await button())?.height).toBeGreaterThanOrEqual(44);
  await expect.poll(async () => (await button())?.width).toBeLessThanOrEqual(600);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(zoom).toBe('1');
  await page.close();
});

test('a tablet shows cards in two columns, a desktop as wide shows one', async ({
  browser,
  baseURL,
}) => {
  const tablet = 'Mozilla/5.0 (Linux; Android 14; Pixel Tablet) AppleWebKit/537.36 Safari/537.36';
  const areBeside = async (device: { readonly userAgent?: string; readonly hasTouch: boolean }) => {
    const viewport = { width: 820, height: 1180 };
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport, ...device });
    await enterAs(page, '/more');
    const topOf = async (title: string) =>
      (await page.getByRole('heading', { name: title, exact: true }).boundingBox())?.y;
    const [account, thisApp] = [await topOf('Account'), await topOf('This app')];
    await page.close();
    return account === thisApp;
  };
  expect(await areBeside({ userAgent: tablet, hasTouch: true })).toBe(true);
  expect(await areBeside({ hasTouch: false })).toBe(false);
});

test('customer service is a popup with the channels and a promise', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Customer service', exact: true }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('Customer service 1 - Reachbook')).toBeVisible();
  await expect(popup.getByText('never ask for your password')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await enterAs(page);
  await page.getByRole('button', { name: 'Customer service', exact: true }).click();
  await page.getByText('Customer service 1 - Reachbook').click();
  await expect(page).toHaveURL(/#\/customer\?url=%2Fchat$/);
});

test('only the four keys are kept in the browser', async ({ page }) => {
  await logIn(page);
  await page.reload();
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  const keys = async () => Object.keys(await kept()).sort();
  await expect.poll(keys).toEqual(['basicConfig', 'lang', 'token', 'userInfo']);
  expect(JSON.stringify(await kept())).not.toMatch(
    /demo@reachbook|6621234567|withdraw_method|faq_config/,
  );
});
