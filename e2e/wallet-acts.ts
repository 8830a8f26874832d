import type { Page } from '@playwright/test';
import { expectDone } from './done.ts';
import { typePassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';

/** What a partner does in the wallet, on the app's screens. */

/** The reference for a transfer, as the wallet shows it. */
export async function readReference(page: Page): Promise<string> {
  await page.goto('/#/wallet');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const shape = /^R-[A-Z0-9]{4}-[A-Z0-9]{4}$/;
  const reference = page.getByRole('dialog').locator('strong').filter({ hasText: shape });
  return (await reference.textContent()) ?? '';
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Bank or card name').fill('Harbour Bank');
  await page.getByLabel('Account holder').fill('Ada Lovelace');
  await page.getByLabel('Account number').fill(number);
  await page.getByLabel('Phone').fill('+66 2 123 4567');
  await page.getByLabel('Bank address').fill('1 Quay Road');
  await page.getByLabel('Branch').fill('Old Town');
}

export async function bindCard(page: Page, number: string): Promise<void> {
  await page.goto('/#/wallet/bind-card');
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Add card' }).click();
  await typePassword(page);
  await expectToast(page, 'Saved. Your payouts will go there.');
}

/** Requests a payout; the amount has two decimals. */
export async function withdraw(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByLabel('Amount').fill(amount);
  await sheet.getByRole('button', { name: `Withdraw SIM ${amount}` }).click();
  await typePassword(page);
  await expectDone(page, `SIM ${amount} requested`);
}
