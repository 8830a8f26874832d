import sharp from 'sharp';
import { leaveNotice } from '../server/people/notice/notice-store.ts';
import type { Db } from '../server/platform/database/db.ts';
import { admitPerson } from '../server/platform/database/test-staff.ts';
import { insertMessage, lockChat, saveReadMark } from '../server/support/chat/chat-store.ts';
import { chatEveryMs } from '../web/screens/customer/use-chat.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, openAccountBeforeApp, test } from './journey.ts';
import { becomePartner, offerPlan } from './offer.ts';

const by = 'Ann Lee';

async function partnerId(db: Db, username: string): Promise<string> {
  const row = await db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  return row.id;
}

/** What the command for staff does, from here. */
async function answer(db: Db, id: string, text: string, blocked: 'pay_in' | null = null) {
  const at = new Date();
  await db.transaction(async (sql) => {
    await lockChat(sql, id);
    const given = { partnerId: id, at, text, requestId: null, attachment: null, by, blocked };
    await insertMessage(sql, given, (await admitPerson(sql, by)).id);
    await leaveNotice(sql, {
      partnerId: id,
      createdAt: at,
      kind: 'chat-answered',
      details: { by },
    });
  });
}

const markSeen = (db: Db, id: string, what: 'received' | 'read', seq: number) =>
  saveReadMark(db.sql, { partnerId: id, side: 'staff', what, seq, by }, new Date());

test('a partner writes, sees the ticks, and the answer arrives without a reload', async ({
  page,
  db,
  code,
}) => {
  await page.clock.install();
  await openAccount(page, 'chatter', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.getByRole('button', { name: 'Customer service' }).click();
  await page.getByRole('button', { name: 'Customer service 1 - Reachbook' }).click();
  await expect(page).toHaveURL(/#\/customer\?url=%2Fchat$/);
  await expect(page.getByText('Write to us')).toBeVisible();
  await expect(page.getByText(/or ask you to pay before you can withdraw/)).toBeVisible();

  const write = page.getByRole('textbox', { name: 'Message' });
  await write.fill('Where is my <b>payout</b>?');
  await page.getByRole('button', { name: 'Send' }).click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByText('Where is my <b>payout</b>?')).toBeVisible();
  await expect(messages.getByText('Sent', { exact: true })).toBeVisible();
  await expect(write).toHaveValue('');

  const id = await partnerId(db, 'chatter');
  const askAgain = () => page.clock.fastForward(chatEveryMs);
  await markSeen(db, id, 'received', 1);
  await askAgain();
  await expect(messages.getByText('Received', { exact: true })).toBeVisible();
  await markSeen(db, id, 'read', 1);
  await askAgain();
  await expect(messages.getByText('Read', { exact: true })).toBeVisible();
  await answer(db, id, 'It was sent this morning.');
  await askAgain();
  await expect(messages.getByText('It was sent this morning.')).toBeVisible();
  await expect(messages.getByText('Verified member of staff')).toBeVisible();
  await answer(db, id, 'Pay 500 USDT first.', 'pay_in');
  await askAgain();
  await expect(messages.getByText('A message from Ann Lee was blocked')).toBeVisible();
  await expect(page.getByText('USDT')).toHaveCount(0);
  expect(await findProblems(page), 'chat').toEqual([]);
  // Read in place, so the bell counts only the welcome.
  await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible();

  await page.reload();
  await expect(messages.getByText('It was sent this morning.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save chat as a file' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^DEMO-chat-.*\.ndjson$/);
});

test('an image, a plan and a record can be attached, and open when tapped', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'attacher', code, '50.00');
  const { planNo } = await offerPlan(db, 'attacher');
  await page.goto('/#/customer?url=%2Fchat');
  const send = page.getByRole('button', { name: 'Send' });
  const attach = page.getByRole('button', { name: 'Attach', exact: true });
  await attach.click();
  const picture = await sharp({
    create: { width: 320, height: 240, channels: 3, background: '#1e3fae' },
  })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText('receipt.jpg')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await send.click();
  const messages = page.getByRole('log', { name: 'Messages' });
  await expect(messages.getByRole('img', { name: 'Image' })).toBeVisible();

  await attach.click();
  await page.getByRole('button', { name: 'Transaction' }).click();
  expect(await findProblems(page), 'choosing a record').toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /System top-up/ })
    .click();
  await page.getByRole('textbox', { name: 'Message' }).fill('This one');
  await send.click();
  await expect(messages.getByRole('link', { name: /System top-up/ })).toBeVisible();

  await attach.click();
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(planNo) })
    .click();
  await send.click();
  await messages.getByRole('link', { name: new RegExp(planNo) }).click();
  await expect(page).toHaveURL(new RegExp(`#/plan/detail\\?planNo=${planNo}$`));
  await page.goBack();
  await messages.getByRole('link', { name: /System top-up/ }).click();
  await expect(page).toHaveURL(/#\/wallet\?record=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('older messages load on scrolling up, and the reading position stays', async ({
  page,
  db,
  code,
}) => {
  await openAccountBeforeApp(page, 'long-talker', code);
  const id = await partnerId(db, 'long-talker');
  await db.transaction(async (sql) => {
    await lockChat(sql, id);
    const { id: staffId } = await admitPerson(sql, by);
    const given = { partnerId: id, requestId: null, attachment: null, by, blocked: null };
    for (let nth = 1; nth <= 120; nth += 1) {
      const text = `Message no. ${nth}.`;
      await insertMessage(sql, { ...given, at: new Date(), text }, staffId);
    }
  });
  await page.goto('/#/customer?url=%2Fchat');
  const messages = page.getByRole('log', { name: 'Messages' });
  const shown = messages.locator('[data-from]');
  await expect(messages.getByText('Message no. 120.')).toBeInViewport();
  const known = await shown.count();
  expect(known).toBeLessThan(120);
  const first = shown.first();
  const name = (await first.locator('p').textContent()) ?? '';
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => shown.count()).toBeGreaterThan(known);
  // Nobody pressed anything, and the message has not moved.
  await expect(messages.getByText(name, { exact: true })).toBeInViewport();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(messages.getByText('Message no. 1.', { exact: true })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expect(shown).toHaveCount(120);
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
});

test('earlier messages that fail to load say so, and load on retry', async ({ page, db, code }) => {
  await openAccountBeforeApp(page, 'unlucky-talker', code);
  const id = await partnerId(db, 'unlucky-talker');
  await db.transaction(async (sql) => {
    await lockChat(sql, id);
    const { id: staffId } = await admitPerson(sql, by);
    const given = { partnerId: id, requestId: null, attachment: null, by, blocked: null };
    for (let nth = 1; nth <= 60; nth += 1) {
      const text = `Message no. ${nth}.`;
      await insertMessage(sql, { ...given, at: new Date(), text }, staffId);
    }
  });
  await page.route('**/api/chat/messages?before=*', (route) => route.abort());
  await page.goto('/#/customer?url=%2Fchat');
  await expect(page.getByText('Message no. 60.')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  const retry = page.getByRole('button', { name: 'Request failed, tap to reload' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/chat/messages?before=*');
  await retry.click();
  await expect(page.getByText('Message no. 1.', { exact: true })).toBeVisible();
});
