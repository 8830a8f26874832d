import type { BrowserContext, Page } from '@playwright/test';
import { expect, openAccount, test } from './journey.ts';

// The worker sends while the app is closed.
test.use({ serviceWorkers: 'allow' });

// A headless browser has background sync but refuses every registration, so the answer of one that
// accepts them is stubbed here. The event itself is the browser's own, sent below.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const { SyncManager } = window as unknown as { SyncManager: { prototype: object } };
    const register = async (tag: string) => {
      localStorage.askedFor = tag;
    };
    Object.assign(SyncManager.prototype, { register });
  }),
);

/** Does what the browser does when it is back online, from a page that is not part of the app. */
async function wakeWorker(context: BrowserContext, tag: string, origin = ''): Promise<void> {
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  const event = { origin, registrationId, tag, lastChance: false };
  await session.send('ServiceWorker.dispatchSyncEvent', event);
  await blank.close();
}

/** Everything stored for the worker to send. */
const handedOver = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'chatOutbox')) return '[]';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('chatOutbox');
      opening.onsuccess = () => {
        const all = opening.result.transaction('handover').objectStore('handover').getAll();
        opening.result.close();
        all.onsuccess = () => resolve(JSON.stringify(all.result));
      };
    });
  });

test('a message written offline is sent once, with the app closed, and then deleted from the device', async ({
  page,
  context,
  db,
  code,
  baseURL,
  complaints,
}) => {
  const chat = '/#/customer?url=%2Fchat';
  const sent = async () => {
    const rows = await db.sql<{ content: string }>(
      `select content from chat_message join partner on partner.id = partner_id
       where username_key = 'closed-app' order by seq`,
    );
    return rows.map(({ content }) => content);
  };
  const write = async (on: Page, text: string) => {
    await on.getByRole('textbox', { name: 'Message' }).fill(text);
    await on.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => handedOver(on)).toContain(text);
  };
  await openAccount(page, 'closed-app', code);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto(chat);
  await expect(page.getByText('Write to us')).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.token) as string);

  await context.setOffline(true);
  await write(page, 'From the tunnel');
  await write(page, 'Still in it');
  expect(await handedOver(page)).toContain(token);
  const tag = await page.evaluate(() => localStorage.askedFor as string);
  await page.close();
  await context.setOffline(false);
  await wakeWorker(context, tag, baseURL);
  await expect.poll(sent).toEqual(['From the tunnel', 'Still in it']);

  // Opened offline, the app knows what arrived only from the worker.
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(chat);
  await expect(again.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect.poll(() => again.evaluate(() => localStorage.chatOutbox)).toBeUndefined();
  await expect.poll(() => handedOver(again)).toBe('[]');

  // A session that has ended: the refused message waits for the app to show it, and the token is
  // gone.
  await write(again, 'Too late');
  const ended = await context.request.post('/api/auth/logout', {
    headers: { 'x-ct': token },
    data: {},
  });
  expect(await ended.json()).toMatchObject({ code: 200 });
  await again.close();
  await context.setOffline(false);
  await wakeWorker(context, tag, baseURL);
  // A page of the same origin that is not part of the app.
  const aside = await context.newPage();
  await aside.goto('/badge-96.png');
  await expect.poll(() => handedOver(aside)).toBe('[]');
  expect(await aside.evaluate(() => localStorage.chatOutbox)).toContain('Too late');
  expect(await sent()).toEqual(['From the tunnel', 'Still in it']);
  complaints.splice(0);
});

test('queued messages are deleted from the worker at logout', async ({
  page,
  context,
  code,
  complaints,
}) => {
  await openAccount(page, 'gone-in-tunnel', code);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto('/#/customer?url=%2Fchat');
  await expect(page.getByText('Write to us')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Bye');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => handedOver(page)).toContain('Bye');
  await page.goto('/#/ad-center');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect.poll(() => handedOver(page)).toBe('[]');
  await context.setOffline(false);
  complaints.splice(0);
});
