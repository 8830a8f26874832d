import { urlTricks } from '../domain/help/test-url-tricks.ts';
import { type Db, openDb } from '../server/platform/database/db.ts';
import { getSettings, insertConfiguration } from '../server/platform/settings/settings-store.ts';
import { findProblems } from './find-problems.ts';
import { enterAs, expect, test } from './journey.ts';

const channelUrl = 'https://chat.channel.example/room?id=7';
const outsideUrl = 'https://outside.channel.example/talk';

/** A network with its own channels, until it is undone. */
async function configure(db: Db): Promise<() => Promise<void>> {
  const { configuration } = await getSettings(db.sql);
  const chat = { id: 'chat', label: 'Reachbook', type: 1, url: '/chat' };
  const room = { id: 'room', label: 'Room', type: 1, url: channelUrl };
  const outside = { id: 'outside', label: 'Outside', type: 2, url: outsideUrl };
  const services = { customerService: [chat, room, outside], rechargeService: [room] };
  const write = (next: typeof configuration) =>
    insertConfiguration(db.sql, next, 'e2e', new Date());
  // The running server picks a change up within seconds.
  const policy = async () => {
    const { headers } = await fetch(process.env.E2E_URL ?? '');
    return headers.get('content-security-policy');
  };
  const { origin } = new URL(channelUrl);
  await write({ ...configuration, ...services });
  await expect.poll(policy).toContain(origin);
  return async () => {
    await write(configuration);
    await expect.poll(policy).not.toContain(origin);
  };
}

let db: Db;
let undo: () => Promise<void>;
test.beforeAll(async () => {
  db = openDb(process.env.E2E_DATABASE_URL ?? '');
  undo = await configure(db);
});
test.afterAll(async () => {
  await undo?.();
  await db.close();
});

test('no trick with the address loads anything, however it is encoded', async ({
  page,
  complaints,
}) => {
  await enterAs(page, '/customer?url=x');
  const { origin } = new URL(page.url());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('blob:')) {
      asked.push(request.url());
    }
  });
  const tricks = urlTricks(channelUrl);
  const raw = [...tricks.map((trick) => `url=${encodeURIComponent(trick)}`), ...hostileQueries()];
  await expect(page.getByText('We can’t show this page')).toBeVisible();
  const shown = await page.evaluate(async (queries) => {
    const found: string[] = [];
    // A frame is noticed whenever it comes, even if it is gone again.
    const look = () => {
      const isRefused = document.querySelector('main [role=alert]') !== null;
      if (!isRefused || document.querySelector('iframe')) found.push(location.hash);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    for (const query of queries) {
      location.hash = `#/customer?${query}`;
      await new Promise((resolve) => setTimeout(resolve));
      look();
    }
    return found;
  }, raw);
  expect(raw.length).toBeGreaterThan(300);
  expect(shown).toEqual([]);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
  await expect(page.getByText('We can’t show this page')).toBeVisible();
  expect(await findProblems(page), 'refused address').toEqual([]);
});

const hostileQueries = () => [
  `url=${encodeURIComponent(channelUrl)}&url=${encodeURIComponent('https://evil.example')}`,
  `url=${encodeURIComponent('https://evil.example')}&url=${encodeURIComponent(channelUrl)}`,
  `url=${encodeURIComponent(encodeURIComponent(channelUrl))}`,
  'url=',
  'url=%',
  'url=%E0%A4%A',
];

test('a configured page loads in a frame that can reach nothing of ours', async ({
  page,
  complaints,
}) => {
  await enterAs(page);
  let referrer: string | undefined = 'none yet';
  await page.route('https://chat.channel.example/**', (route) => {
    referrer = route.request().headers().referer;
    return route.fulfill({ contentType: 'text/html', body: framedPage });
  });
  await page.getByRole('button', { name: 'Customer service', exact: true }).click();
  const room = page.getByRole('button', { name: 'Customer service 2 - Room' });
  await expect(room).toBeVisible();
  expect(await findProblems(page), 'channels').toEqual([]);
  await room.click();
  await expect(page).toHaveURL(/#\/customer\?url=https%3A%2F%2Fchat/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('parent: refused, storage: refused, top: refused')).toBeVisible();
  await expect(page.getByText('chat.channel.example', { exact: true })).toBeVisible();
  await expect(page.getByText(/or ask you to pay before you can withdraw/)).toBeVisible();
  const iframe = page.locator('iframe');
  await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(referrer).toBeUndefined();
  // The browser itself reports that it blocked the page's navigation.
  await expect.poll(() => complaints.join()).toContain('allow-top-navigation');
  complaints.splice(0);
  await expect(page).toHaveURL(/#\/customer/);
});

/** A page that tries what a hostile one would. */
const framedPage = `<!doctype html><p id="said">trying</p><script>
  const tried = (name, act) => {
    try { act(); return name + ': worked' } catch { return name + ': refused' }
  };
  const results = [
    tried('parent', () => parent.document.title),
    tried('storage', () => localStorage.getItem('token')),
    tried('top', () => { top.location = 'https://evil.example/'; }),
  ];
  document.querySelector('#said').textContent = results.join(', ');
</script>`;

test('another window opens only after its whole host was shown, and cannot reach back', async ({
  page,
  context,
}) => {
  await enterAs(page);
  await context.route('https://outside.channel.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>outside</p>' }),
  );
  await page.getByRole('button', { name: 'Customer service', exact: true }).click();
  await page.getByRole('button', { name: /Customer service 3 - Outside/ }).click();
  const notice = page.getByRole('dialog', { name: 'You are leaving Reachbook' });
  await expect(notice.getByText('outside.channel.example', { exact: true })).toBeVisible();
  expect(await findProblems(page), 'leaving').toEqual([]);
  const opening = context.waitForEvent('page');
  await notice.getByRole('button', { name: 'Open outside.channel.example' }).click();
  const opened = await opening;
  await expect(opened).toHaveURL(outsideUrl);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('the page itself declares which frames it may show', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain('frame-src https://chat.channel.example;');
});
