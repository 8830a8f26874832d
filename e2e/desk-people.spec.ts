import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isLongRun } from '../domain/test-seed.ts';
import { fragment } from '../server/platform/database/database.ts';
import type { Db } from '../server/platform/database/db.ts';
import { insertMessage, lockChat } from '../server/support/chat/chat-store.ts';
import { confirmChange } from './desk-catalogue-acts.ts';
import { complaintsOf, deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { checkBoth } from './find-problems.ts';
import { expect, openAccountBeforeApp, test } from './journey.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function findId(db: Db, username: string): Promise<string> {
  const row = await db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  return row.id;
}

/** As the partner's app does. */
const write = (db: Db, partnerId: string, text: string) =>
  db.transaction(async (sql) => {
    await lockChat(sql, partnerId);
    const none = { by: null, attachment: null, blocked: null };
    await insertMessage(sql, { ...none, partnerId, at: new Date(), text, requestId: randomUUID() });
  });

async function fillWhy(page: Page): Promise<void> {
  await page.getByLabel('Reason').fill('Requested by phone, and we called back.');
  await page.getByLabel('Reference').fill('call 17');
}

test('a status takes two people, and a chat is answered by one', async ({
  browser,
  code,
  db,
  page: phone,
}) => {
  const username = `chat${Date.now() % 1_000_000}`;
  await openAccountBeforeApp(phone, username, code);
  const id = await findId(db, username);
  await write(db, id, 'Good morning, my plan stands still.');
  const sam = await sitAtDesk(browser, db, url, 'Sam Support', 'support');
  const ann = await sitAtDesk(browser, db, url, 'Ann Approver', 'support', 'approver');
  const complaints = [sam, ann].map(complaintsOf);

  await openDesk(sam, '/chats?show=waiting');
  await sam.getByRole('row', { name: new RegExp(username) }).click();
  await expect(sam.getByText('Good morning, my plan stands still.')).toBeVisible();
  await openDesk(ann, `/chats/${id}`);
  await button(sam, 'Take').click();
  await expect(sam.getByText('Yours')).toBeVisible();
  // The other one sees it within seconds, and is offered nothing that would be refused.
  await expect(ann.getByText('Sam Support is handling this chat.')).toBeVisible();
  await expect(button(ann, 'Take')).toHaveCount(0);
  await sam.getByLabel('Answer', { exact: true }).fill('Please deposit 500 first');
  await expect(sam.getByText('The partner would only see that you tried.')).toBeVisible();
  await button(sam, 'Send').click();
  await expect(sam.getByText('Blocked: pay in. Not delivered')).toBeVisible();
  await sam.getByLabel('Answer', { exact: true }).fill('We look into it.');
  await button(sam, 'Send').click();
  await expect(ann.getByText('We look into it.')).toBeVisible();
  await write(db, id, 'Thank you.');
  await expect(sam.getByText('Thank you.')).toBeVisible();

  await openDesk(sam, `/partners/${id}`);
  await button(sam, 'Change status').click();
  await sam.getByRole('combobox', { name: 'New status' }).click();
  await sam.getByRole('option', { name: 'disabled' }).click();
  await fillWhy(sam);
  await button(sam, 'Request change').click();
  await sam.getByRole('alert').getByRole('link', { name: 'Changes to approve' }).click();
  await expect(button(sam, 'Withdraw').first()).toBeVisible();
  await expect(button(sam, 'Approve')).toHaveCount(0);
  await confirmChange(ann, 'partner-status');
  await expect(button(ann, 'Approve')).toHaveCount(0);
  await openDesk(ann, `/partners/${id}`);
  await expect(ann.locator('dd').filter({ hasText: /^Disabled$/ })).toBeVisible();
  expect(complaints.flat()).toEqual([]);
  for (const page of [sam, ann]) await page.context().close();
});

test('a table is filtered, navigated with arrow keys and exported, and an ended session shows', async ({
  browser,
  code,
  db,
  page: phone,
}) => {
  const username = `table${Date.now() % 1_000_000}`;
  await openAccountBeforeApp(phone, username, code);
  const tia = await sitAtDesk(browser, db, url, 'Tia Tables', 'support', 'admin');
  await openDesk(tia, '/partners');
  await tia.getByLabel('Name, email, phone or ID').fill('e');
  await expect(tia).toHaveURL(/search=e/);
  const rows = tia.getByRole('table', { name: 'Partners' }).locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await rows.first().focus();
  await tia.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await tia.keyboard.press('End');
  await expect(rows.last()).toBeFocused();

  // The file contains what the filters leave, and says that it comes from a demo.
  await tia.getByLabel('Name, email, phone or ID').fill(username);
  await expect(rows).toHaveCount(1);
  const saving = tia.waitForEvent('download');
  await button(tia, 'Export as CSV').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('SIMULATED-partners.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"Simulated"/);
  expect(lines.slice(2).map((line) => line.includes(username))).toEqual([true]);

  // Rows that open nothing can be walked too, and Tab leads on to their buttons.
  await openDesk(tia, '/questions');
  const questions = tia.getByRole('table', { name: 'Questions and rules' }).locator('tbody tr');
  await questions.first().focus();
  await tia.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await tia.keyboard.press('Tab');
  await expect(questions.nth(1).getByRole('button', { name: /^Move up/ })).toBeFocused();

  // A failed export says so; an ended session shows the sign-in on the same page.
  const own = fragment`(select id from staff where name = 'Tia Tables')`;
  const setEnd = (at: Date | null) =>
    db.sql`update staff_session set ended_at = ${at} where staff_id = ${own}`;
  await openDesk(tia, `/partners?search=${username}`);
  await expect(rows).toHaveCount(1);
  await setEnd(new Date());
  await button(tia, 'Export as CSV').click();
  await expect(tia.getByText(/^The export failed/)).toBeVisible();
  await rows.first().press('Enter');
  await expect(button(tia, 'Log in')).toBeVisible();
  await setEnd(null);
  await tia.reload();
  await expect(tia.getByRole('heading', { level: 1, name: username })).toBeVisible();
});

test('axe finds nothing on the pages about people, in light and dark', async ({
  browser,
  code,
  db,
  page: phone,
}) => {
  const username = `axe${Date.now() % 1_000_000}`;
  await openAccountBeforeApp(phone, username, code);
  const id = await findId(db, username);
  await write(db, id, 'Hello');
  const ada = await sitAtDesk(browser, db, url, 'Ada Axe', 'support', 'admin');
  await openDesk(ada, '/hosts');
  const others = [
    ['/partners', 'Partners'],
    ['/chats', 'Chat inbox'],
    ['/feedback', 'Feedback'],
    ['/staff', 'Staff'],
    ['/sessions', 'My devices'],
    ['/hosts', 'Host apps'],
  ] as const;
  for (const [path, title] of [
    ...(isLongRun ? others : []),
    [`/partners/${id}?tab=activity`, username],
    [`/chats/${id}`, `Chat with ${username}`],
  ] as const) {
    // Without a reload, as a click in the menu would.
    await ada.evaluate((hash) => window.location.assign(hash), `#${path}`);
    await expect(ada.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(ada.getByText('Loading…')).toHaveCount(0);
    await checkBoth(ada, path);
  }
  await ada.evaluate(() => window.location.assign('#/hosts'));
  await button(ada, 'Add host').click();
  await expect(dialog(ada, 'Add host app')).toBeVisible();
  await checkBoth(ada, 'a form');
  await ada.context().close();
});
