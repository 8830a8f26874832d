import { randomUUID } from 'node:crypto';
import { admitPerson } from '../server/platform/database/test-staff.ts';
import { insertMessage, lockChat } from '../server/support/chat/chat-store.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, openAccountBeforeApp, test } from './journey.ts';

test('below the figures are what needs attention, the programme, five questions and the rules', async ({
  page,
  db,
  code,
}) => {
  await openAccountBeforeApp(page, 'overview', code);
  const partner = await db.sql.one<{ id: string }>`
    select id from partner where username_key = 'overview'`;
  const partnerId = partner.id;
  const common = { partnerId, attachment: null, blocked: null };
  const write = (by: string | null, text: string) =>
    db.transaction(async (sql) => {
      await lockChat(sql, partnerId);
      const requestId = by === null ? randomUUID() : null;
      const staffId = by === null ? null : (await admitPerson(sql, by)).id;
      await insertMessage(sql, { ...common, at: new Date(), text, requestId, by }, staffId);
    });
  await write(null, 'Hello?');
  await page.goto('/#/ad-center');
  await expect(page.getByText('Waiting for an answer')).toBeVisible();
  const questions = page.getByRole('region', { name: 'Questions' });
  await expect(questions.getByRole('link')).toHaveCount(8);
  await expect(questions.getByRole('link', { name: /Feedback/ })).toBeVisible();
  await expect(questions.getByRole('link', { name: 'Operating rules' })).toBeVisible();
  const level = page.getByRole('link', { name: /^Shop level 1/ });
  await expect(level).toContainText(/Credit score 100.*Security deposit/);
  await expect(page.getByRole('link', { name: 'Plan follow nobody yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Coupons/ })).toBeVisible();

  await write('Ann Lee', 'Good morning.');
  await page.reload();
  await expect(page.getByText('Customer service has answered')).toBeVisible();
  expect(await findProblems(page), 'with cards').toEqual([]);
  // The app says by itself that the answer was read, after it is on screen.
  const saidRead = page.waitForResponse('**/api/chat/read');
  await page.getByRole('link', { name: 'Open chat' }).click();
  await expect(page.getByText('Good morning.')).toBeVisible();
  await saidRead;
  await page.goBack();
  await page.reload();
  await expect(questions).toBeVisible();
  await expect(page.getByText('Customer service has answered')).toHaveCount(0);
});

test('plans cached by the ad centre do not break the screens that list them', async ({
  page,
  code,
}) => {
  await openAccount(page, 'wanderer', code);
  await expect(page.getByRole('link', { name: 'Operating rules' })).toBeVisible();
  await page.getByRole('link', { name: /^Plans/ }).click();
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Wallet/ }).click();
  await expect(page.getByText('Total assets')).toBeVisible();
});
