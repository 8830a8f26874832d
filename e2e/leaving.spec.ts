import type { Page } from '@playwright/test';
import { isLongRun } from '../domain/test-seed.ts';
import { fundDemo } from '../server/app/demo/fund-demo.ts';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import type { Db } from '../server/platform/database/db.ts';
import { findProblems } from './find-problems.ts';
import { expect, newPassword, openAccountBeforeApp, test } from './journey.ts';
import { prepareWallet } from './money.ts';

const now = () => new Date();

async function expectLoggedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/login(\?from=|$)/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
}

/**
 * The restricted state ends with a press, with the session, or because the account is active again.
 */
const endings = {
  'not-activated': async (page: Page) => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await expectLoggedOut(page);
  },
  disabled: async (page: Page, db: Db, username: string) => {
    await db.sql`update partner set status = 'active' where username_key = ${username}`;
    await page.reload();
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
    await page.goto('/#/ad-center');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
  cancelled: async (page: Page, db: Db, username: string) => {
    await db.sql`
      update session set ended_at = ${now()}
       where partner_id = (select id from partner where username_key = ${username})`;
    await page.reload();
    await expectLoggedOut(page);
  },
};

// The server's own tests cover each status; the long run covers each on a phone.
const statuses = ['not-activated', 'disabled', 'cancelled'] as const;

for (const status of isLongRun ? statuses : statuses.slice(0, 1)) {
  test(`an account that is ${status} gets its statement in three taps, and its payout form`, async ({
    page,
    db,
    code,
  }) => {
    const username = `leaver-${status}`;
    await openAccountBeforeApp(page, username, code);
    await prepareWallet(page);
    await fundDemo({ db, now, money: createMoneyQueue(db, now) }, username, '100.00');
    await page.evaluate(() => localStorage.clear());
    await db.sql`update partner set status = ${status} where username_key = ${username}`;
    await page.goto('/');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    const popup = page.getByRole('dialog', { name: 'Customer service' });
    await expect(popup).toBeVisible();
    expect(await findProblems(page), 'popup').toEqual([]);

    await popup.getByRole('button', { name: /Statement and payout/ }).click();
    await page.getByRole('button', { name: /^Statement/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: /^CSV/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^SIMULATED-statement-.*\.csv$/);

    await page.keyboard.press('Escape');
    await expect(page.getByText('This account is blocked, your money is not')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
    expect(await findProblems(page), 'wallet').toEqual([]);
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Withdraw' }).getByLabel('Amount')).toBeVisible();
    await page.keyboard.press('Escape');

    // The installed app starts there, and nothing of it is open in this state.
    await page.goto('/#/ad-center');
    await expect(page).toHaveURL(/#\/wallet$/);
    await endings[status](page, db, username);
  });
}

test('a blocked partner can write to customer service from the message that says so', async ({
  page,
  db,
  code,
}) => {
  const username = 'leaver-who-writes';
  await openAccountBeforeApp(page, username, code);
  await page.evaluate(() => localStorage.clear());
  await db.sql`update partner set status = 'disabled' where username_key = ${username}`;
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'Customer service' });
  await page.getByRole('button', { name: 'Customer service', exact: true }).click();
  await expect(popup.getByText('Opens after you log in')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await popup.getByRole('button', { name: /^Customer service 1/ }).click();
  await expect(page).toHaveURL(/#\/customer\?url=/);
  await page.getByLabel('Message', { exact: true }).fill('Why am I blocked?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Why am I blocked?')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true })).toBeAttached();
});
