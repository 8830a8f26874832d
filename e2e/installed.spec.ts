import { findProblems } from './find-problems.ts';
import { expect, logIn, openAccount, test } from './journey.ts';

// The other journeys observe the network, from which a worker would hide what it answers.
test.use({ serviceWorkers: 'allow' });

test('the app can be installed: a manifest, icons of the right sizes, a worker', async ({
  page,
  request,
}) => {
  await page.goto('/#/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await request.get(href ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const told = await manifest.json();
  const { icons, display, start_url, id, scope, name, short_name } = told;
  expect([display, start_url, id, scope]).toEqual(['standalone', '/#/ad-center', '/', '/']);
  expect([name, short_name]).toEqual(['Reachbook', 'Reachbook']);
  const sizeOf = (address: string) =>
    page.evaluate(async (asked) => {
      const image = await createImageBitmap(await (await fetch(asked)).blob());
      return `${image.width}x${image.height}`;
    }, address);
  const listed = icons as { src: string; sizes: string; purpose?: string }[];
  const pictures = told.screenshots as { src: string; sizes: string; form_factor: string }[];
  for (const { src, sizes } of [...listed, ...pictures]) expect(await sizeOf(src)).toBe(sizes);
  expect(new Set(pictures.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  expect(listed.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect(await sizeOf(touchIcon ?? '')).toBe('180x180');
  // The splash screen has the colour of the page that follows, so that nothing flickers.
  await page.emulateMedia({ colorScheme: 'light' });
  const paper = await page.evaluate(() => {
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    const parts = colour.match(/\d+/g) ?? [];
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  });
  expect([told.background_color, told.theme_color]).toEqual([paper, paper]);
  const themes = page.locator('meta[name=theme-color]');
  await expect(themes).toHaveAttribute('content', paper);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(themes).not.toHaveAttribute('content', paper);
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('without a network the app opens, shows the last data with its age, and does nothing with it', async ({
  page,
  context,
  complaints,
}) => {
  await logIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // Again with the worker active, which now caches answers.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ad centre' })).toBeVisible();
  await page.goto('/#/wallet');
  await expect(page.getByText('Available funds').first()).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain('/api/user/property');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/You’re offline. Last updated:/)).toBeVisible();
  await expect(page.getByText('Available funds').first()).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('Available funds').first()).toBeVisible();
  await expect(page.getByText(/You’re offline. Last updated:/)).toHaveCount(0);

  // Nothing that changes something is ever cached, nor anything not on the list.
  const kept = await keptPaths(page);
  const never = /login|send|put$|withdraw|password|files|ledger|chat|user\/info|transaction_flow/;
  expect(kept.filter((path) => never.test(path))).toEqual([]);
  // What is cached cannot be read without the token.
  expect(await keptTexts(page)).not.toMatch(/"code"|available|SIM|demo/);
  await page.goto('/#/ad-center');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  complaints.splice(0);
});

test('data left behind by one account is never shown to another on the same device', async ({
  page,
  context,
  code,
}) => {
  await logIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto('/#/wallet');
  await expect.poll(() => keptPaths(page)).toContain('/api/user/property');
  // The first is not logged out: its token is simply no longer there.
  await page.evaluate(() => localStorage.clear());
  await openAccount(page, 'second', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  await context.setOffline(true);
  await page.goto('/#/wallet');
  await expect(page.getByText('Request failed, tap to reload').first()).toBeVisible();
  await context.setOffline(false);
});

const keptTexts = (page: import('@playwright/test').Page): Promise<string> =>
  page.evaluate(async () => {
    const data = await caches.open('data');
    const answers = await data.matchAll();
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  });

const keptPaths = (page: import('@playwright/test').Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('data'))) return [];
    const kept = await (await caches.open('data')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });

test('push notifications are switched on only by a tap, and off by another', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  // The real service is out of reach here, and a headless browser refuses notifications whatever
  // was granted: the answers of a browser that allows them are stubbed.
  await page.addInitScript(() => {
    const said = { asked: 0 };
    Object.assign(window, { said });
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      said.asked += 1;
      permission = 'granted';
      return permission;
    };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/journey';
    // The public key of the example in RFC 8291.
    const p256dh =
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    const keys = { p256dh, auth: 'A'.repeat(22) };
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  });
  await logIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/#/notification');
  await page.getByRole('button', { name: 'Notification settings' }).click();
  const asked = () => page.evaluate(() => (window as { said?: { asked: number } }).said?.asked);
  await expect(page.getByText(/never an amount/)).toBeVisible();
  expect(await findProblems(page), 'push').toEqual([]);
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn off for this device' })).toBeVisible();
  expect(await asked()).toBe(1);
  await page.getByRole('button', { name: 'Turn off for this device' }).click();
  await expect(page.getByRole('button', { name: 'Turn on for this device' })).toBeVisible();
});
