import type { Page } from '@playwright/test';
import { leaveNotice } from '../server/people/notice/notice-store.ts';
import { expect, newPassword, test } from './journey.ts';
import { countPointers, enter, tabTo } from './keys.ts';
import { payDigits } from './money.ts';
import { becomePartner, offerPlan } from './offer.ts';
import { dialogOf } from './pay-password-acts.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Starts over with only the keyboard, logged out. */
async function startWithKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => localStorage.clear());
  const pointers = await countPointers(page);
  await page.goto('/#/login');
  await page.reload();
  return pointers;
}

async function logInByKeys(page: Page, username: string): Promise<void> {
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/ad-center$/);
}

test('a language, the login and a notification can be reached by keyboard alone', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'key-reader', code, '300.00');
  const partner = await db.sql.one<{ id: string }>`
    select id from partner where username_key = 'key-reader'`;
  const details = { label: 'Bank', last4: '9876' };
  const notice = { partnerId: partner.id, createdAt: new Date(), kind: 'card-replaced' } as const;
  await leaveNotice(db.sql, { ...notice, details });
  const pointers = await startWithKeys(page);

  await enter(page, button(page, 'Language'));
  const sheet = page.getByRole('dialog');
  const options = sheet.getByRole('listbox');
  await expect(options).toBeVisible();
  await tabTo(page, options);
  await page.keyboard.type('deu');
  await expect(sheet.getByRole('option', { name: 'Deutsch' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await enter(page, button(page, 'Confirm'));
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(button(page, 'Sprache')).toBeFocused();
  // Cancelling leaves everything as it was.
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button(page, 'Sprache')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, options);
  await page.keyboard.type('eng');
  await enter(page, button(page, 'Bestätigen'));
  await expect(button(page, 'Language')).toBeFocused();

  await logInByKeys(page, 'key-reader');
  // A screen reader announces the new screen, and the next Tab continues from there.
  await expect(page.getByRole('heading', { name: 'Ad centre' })).toBeFocused();
  await enter(page, page.getByRole('banner').getByRole('button', { name: /unread notification/ }));
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await enter(page, page.getByRole('button', { name: /Payout destination changed/ }));
  await expect(page).toHaveURL(/#\/wallet\/bind-card$/);
  await enter(page, button(page, 'Back'));
  await expect(page).toHaveURL(/#\/notification$/);
  expect(await pointers()).toBe(0);
});

test('a put and a payout can be made by keyboard alone', async ({ page, db, code }) => {
  await becomePartner(page, db, 'key-payer', code, '300.00');
  const { planNo } = await offerPlan(db, 'key-payer');
  const pointers = await startWithKeys(page);
  await logInByKeys(page, 'key-payer');

  await enter(page, button(page, 'Review the offer'));
  await enter(page, button(page, 'Put an amount'));
  const put = page.getByRole('dialog', { name: 'Put an amount' });
  await expect(put.getByText('The most you can lose')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(put).toBeHidden();
  await expect(button(page, 'Put an amount')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(put.getByLabel('Amount', { exact: true })).toBeFocused();
  await page.keyboard.type('40');
  await enter(page, button(page, 'Put SIM 40.00 on this plan'));
  await expect(dialogOf(page)).toContainText(
    `You’re putting SIM 40.00 on Boat trips, plan ${planNo}.`,
  );
  await expect(dialogOf(page).locator('input')).toBeFocused();
  await page.keyboard.type(payDigits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'SIM 40.00 put on this plan' })).toBeVisible();

  await page.goto('/#/wallet');
  await enter(page, button(page, 'Withdraw'));
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await tabTo(page, sheet.getByLabel('Amount'));
  await page.keyboard.type('60');
  await enter(page, sheet.getByRole('button', { name: 'Withdraw SIM 60.00' }));
  await expect(dialogOf(page)).toContainText('You’re withdrawing SIM 60.00 to Bank ···');
  await expect(dialogOf(page).locator('input')).toBeFocused();
  await page.keyboard.type(payDigits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'SIM 60.00 requested' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  expect(await pointers()).toBe(0);
});
