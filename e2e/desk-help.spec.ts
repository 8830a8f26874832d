import type { Page } from '@playwright/test';
import type { Db } from '../server/platform/database/db.ts';
import { changeUnguarded } from '../server/platform/database/test-unguarded.ts';
import { complaintsOf, deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, newPassword, openAccount, test } from './journey.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function findId(db: Db, username: string): Promise<string> {
  const row = await db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  return row.id;
}

async function fillWhy(page: Page): Promise<void> {
  await page.getByLabel('Reason').fill('Requested by phone, and we called back.');
  await page.getByLabel('Reference').fill('call 17');
}

test('a partner who forgot the password gets help, and payouts pause for a day', async ({
  browser,
  code,
  db,
  page: phone,
}) => {
  const username = `people${Date.now() % 1_000_000}`;
  await openAccount(phone, username, code);
  await expect(phone).toHaveURL(/#\/ad-center$/);
  const sue = await sitAtDesk(browser, db, url, 'Sue Support', 'support');
  const complaints = complaintsOf(sue);
  await openDesk(sue, `/partners?search=${username}`);
  await sue.getByRole('row', { name: new RegExp(username) }).press('Enter');
  await button(sue, 'Forgot login password').click();
  await sue.getByLabel('I have verified').check();
  await fillWhy(sue);
  await button(sue, 'Request link').click();
  const word = await sue.getByLabel('Code word', { exact: true }).inputValue();
  const stan = await sitAtDesk(browser, db, url, 'Stan Second', 'support');
  const id = await findId(db, username);
  await openDesk(stan, `/partners/${id}`);
  await stan.getByRole('link', { name: 'Changes to approve' }).last().click();
  await button(stan, 'Approve').click();
  await stan
    .getByRole('dialog', { name: 'Approve: login link for a partner' })
    .getByRole('button', { name: 'Approve' })
    .click();
  const link = await stan.getByLabel('Link', { exact: true }).inputValue();
  expect(await findProblems(stan)).toEqual([]);

  // The link works after an hour, in which the partner can see it.
  const stranger = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await stranger.goto(link);
  await expect(stranger.getByText('This link does not work yet')).toBeVisible();
  await changeUnguarded(
    db,
    (sql) => sql`
      update one_time_token set created_at = created_at - interval '2 hours',
        usable_at = usable_at - interval '2 hours'
       where owner_id = ${id} and purpose = 'password-by-staff'`,
  );
  await stranger.reload();
  await stranger.getByLabel('Code word', { exact: true }).fill('AAAA-AAAA-AAAA-AAAA');
  await stranger.getByLabel('New password', { exact: true }).fill('another quiet morning');
  await stranger.getByLabel('Confirm new password').fill('another quiet evening');
  await button(stranger, 'Set password').click();
  await expect(stranger.getByText('The two passwords entered do not match')).toBeVisible();
  expect(await findProblems(stranger)).toEqual([]);
  await stranger.getByLabel('Confirm new password').fill('another quiet morning');
  await button(stranger, 'Set password').click();
  await expect(stranger.getByText('This code word doesn’t match the link')).toBeVisible();
  await stranger.getByLabel('Code word', { exact: true }).fill(word);
  await button(stranger, 'Set password').click();
  await expect(stranger).toHaveURL(/#\/login$/);
  await stranger.goto(link);
  await stranger.reload();
  await expect(stranger.getByText('This link is no longer valid')).toBeVisible();

  // The owner's device stays logged in and could object; the old password fails, the new one works.
  await phone.goto('/#/wallet');
  await phone.reload();
  await expect(phone.getByText('Your login password was reset')).toBeVisible();
  await expect(button(phone, 'That wasn’t me')).toBeVisible();
  expect(await findProblems(phone)).toEqual([]);
  await db.sql`update session set ended_at = now() where partner_id = ${id}`;
  await phone.reload();
  await expect(phone).toHaveURL(/#\/login/);
  for (const [password, place] of [
    [newPassword, /#\/login/],
    // Back where the session had ended.
    ['another quiet morning', /#\/wallet$/],
  ] as const) {
    await phone.getByLabel('Username').fill(username);
    await phone.getByLabel('Password', { exact: true }).fill(password);
    await button(phone, 'Log in').click();
    await expect(phone).toHaveURL(place);
  }
  await phone.goto('/#/wallet');
  await phone.getByText('Staff activity').click();
  await expect(phone.getByText('Link for a new login password').first()).toBeVisible();
  await expect(phone.getByText(/Approved by Stan Second/)).toBeVisible();
  await sue.reload();
  await sue.getByRole('tab', { name: 'Staff activity' }).click();
  await expect(sue.getByRole('row', { name: /Login link approved/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
  await stranger.close();
  await stan.context().close();
  await sue.context().close();
});
