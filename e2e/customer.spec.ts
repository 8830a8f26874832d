import { urlTricks } from '../domain/help/test-url-tricks.ts';
import { openDb } from '../server/database/db.ts';
import { findProblems } from './find-problems.ts';
import { expect, test as journey, logIn } from './journey.ts';
import { makePlace, type ServerApart, startServerApart } from './server-apart.ts';

const channelUrl = 'https://chat.channel.example/room?id=7';
const outsideUrl = 'https://outside.channel.example/talk';

/** A network with its own channels, which the running server picks up within seconds. */
async function startConfigured(): Promise<ServerApart> {
  const place = await makePlace();
  const server = await startServerApart(place);
  const db = openDb(place.databaseUrl);
  const chat = { id: 'chat', label: 'Reachbook', type: 1, url: '/chat' };
  const room = { id: 'room', label: 'Room', type: 1, url: channelUrl };
  const outside = { id: 'outside', label: 'Outside', type: 2, url: outsideUrl };
  await db.sql(
    `insert into configuration (body, made_by, made_at)
     select body || $1::jsonb, 'a test', now() from configuration order by version desc limit 1`,
    [JSON.stringify({ customerService: [chat, room, outside], rechargeService: [room] })],
  );
  await db.close();
  const policy = async () => (await fetch(server.url)).headers.get('content-security-policy');
  await expect.poll(policy).toContain(new URL(channelUrl).origin);
  return {
    url: server.url,
    async close() {
      await server.close();
      await place.end();
    },
  };
}

const test = journey.extend<object, { readonly server: ServerApart }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startConfigured();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

test('no trick with the address loads anything, however it is encoded', async ({
  page,
  complaints,
  server,
}) => {
  await logIn(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith('blob:')) {
      asked.push(request.url());
    }
  });
  const tricks = urlTricks(channelUrl);
  const raw = [...tricks.map((trick) => `url=${encodeURIComponent(trick)}`), ...hostileQueries()];
  await page.goto('/#/customer?url=x');
  await expect(page.getByText('We can’t show this page')).toBeVisible();
  const shown = await page.evaluate(async (queries) => {
    const found: string[] = [];
    for (const query of queries) {
      location.hash = `#/customer?${query}`;
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
      const isRefused = document.querySelector('main [role=alert]') !== null;
      if (!isRefused || document.querySelector('iframe')) found.push(query);
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
  await logIn(page);
  let referrer: string | undefined = 'none yet';
  await page.route('https://chat.channel.example/**', (route) => {
    referrer = route.request().headers().referer;
    return route.fulfill({ contentType: 'text/html', body: framedPage });
  });
  await page.getByRole('button', { name: 'Customer service' }).click();
  expect(await findProblems(page), 'channels').toEqual([]);
  await page.getByRole('button', { name: 'Customer service 2 - Room' }).click();
  await expect(page).toHaveURL(/#\/customer\?url=https%3A%2F%2Fchat/);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('parent: refused, storage: refused, top: refused')).toBeVisible();
  await expect(page.getByText('chat.channel.example', { exact: true })).toBeVisible();
  await expect(page.getByText(/or for money to release money/)).toBeVisible();
  const iframe = page.locator('iframe');
  await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  expect(referrer).toBeUndefined();
  // The browser itself reports that it blocked the page's navigation.
  expect(complaints.splice(0).join()).toContain('allow-top-navigation');
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
  await logIn(page);
  await context.route('https://outside.channel.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>outside</p>' }),
  );
  await page.getByRole('button', { name: 'Customer service' }).click();
  await page.getByRole('button', { name: /Customer service 3 - Outside/ }).click();
  const notice = page.getByRole('dialog', { name: 'You are leaving Reachbook' });
  await expect(notice.getByText('outside.channel.example', { exact: true })).toBeVisible();
  expect(await findProblems(page), 'leaving').toEqual([]);
  const opening = context.waitForEvent('page');
  await notice.getByRole('button', { name: 'Open outside.channel.example' }).click();
  const opened = await opening;
  await opened.waitForLoadState();
  expect(opened.url()).toBe(outsideUrl);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('the page says itself which frames it may show', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain('frame-src https://chat.channel.example;');
});
