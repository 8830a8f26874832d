import type { Db } from '../server/platform/database/db.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, test } from './journey.ts';

/** What the server has of a partner's messages. */
async function messagesOf(db: Db, username: string): Promise<string[]> {
  const rows = await db.sql.many<{ content: string }>`
    select content from chat_message join partner on partner.id = partner_id
    where username_key = ${username} order by seq`;
  return rows.map(({ content }) => content);
}

test('a message whose reply is lost survives a reload and arrives once', async ({
  page,
  db,
  code,
}) => {
  await openAccount(page, 'tunnel', code, '/customer?url=%2Fchat');
  await expect(page.getByText('Write to us')).toBeVisible();
  const write = page.getByRole('textbox', { name: 'Message' });
  // The server gets it, but its answer is lost, however often the app tries.
  await page.route('**/api/chat/send', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await write.fill('In a tunnel');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
  await expect(page.getByText(/saved on this device/)).toBeVisible();
  expect(await findProblems(page), 'waiting').toEqual([]);
  await page.reload();
  const sendNow = page.getByRole('button', { name: 'Send now' });
  await expect(sendNow).toBeVisible();
  // The app also tries by itself from time to time, so every answer waits for the press.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/api/chat/send', async (route) => {
    await pressed;
    await route.continue();
  });
  await sendNow.click();
  press();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByText('In a tunnel')).toHaveCount(1);
  expect(await messagesOf(db, 'tunnel')).toEqual(['In a tunnel']);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a message written offline waits in local storage alone, and is sent once online', async ({
    page,
    context,
    db,
    code,
    complaints,
  }) => {
    await openAccount(page, 'offline-writer', code);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.goto('/#/customer?url=%2Fchat');
    await expect(page.getByText('Write to us')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Message' }).fill('From the tunnel');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/saved on this device/)).toBeVisible();
    // Nothing is left where the worker could take it, and the session's token with it.
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

    await context.setOffline(false);
    const messages = page.getByRole('log', { name: 'Messages' });
    await expect(messages.getByText('From the tunnel')).toBeVisible();
    await expect(messages.getByText('Sent', { exact: true })).toBeVisible();
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
    expect(await messagesOf(db, 'offline-writer')).toEqual(['From the tunnel']);
    complaints.splice(0);
  });
});
