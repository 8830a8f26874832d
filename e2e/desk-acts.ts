import type { Page } from '@playwright/test';
import { goInDesk } from './desk-staff.ts';
import { expect } from './expect.ts';

/** Staff acts on money, as two people perform them on the pages of the desk. */

export const deskDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

export const deskButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

/** Issues one authorization code and returns it. */
export async function issueOneCode(page: Page): Promise<string> {
  await goInDesk(page, '/codes');
  await deskButton(page, 'Issue codes').click();
  const form = deskDialog(page, 'Issue authorization codes');
  await form.getByLabel('Number of codes').fill('1');
  await form.getByRole('button', { name: 'Issue codes' }).click();
  return (await page.getByLabel('Codes', { exact: true }).inputValue()).trim();
}

export async function recordAt(page: Page, reference: string, amount: string): Promise<void> {
  await goInDesk(page, `/deposits?reference=${reference}`);
  await deskButton(page, 'Record').click();
  const form = deskDialog(page, 'Record deposit');
  await form.getByLabel('Amount received').fill(amount);
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByRole('cell', { name: 'recorded' })).toBeVisible();
}

/** Requests to book a merchant's deposit as its escrow. */
export async function fundAt(page: Page, merchant: string, amount: string): Promise<void> {
  await goInDesk(page, `/merchant-money?name=${encodeURIComponent(merchant)}`);
  const row = page.getByRole('row', { name: new RegExp(merchant) });
  await row.getByRole('button', { name: 'Fund' }).click();
  const form = deskDialog(page, `Escrow funded: ${merchant}`);
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Reason').fill('For the commissions of this year.');
  await form.getByLabel('Reference').fill('BANK-2026-7');
  await form.getByRole('button', { name: 'Request' }).click();
  await expect(form).toHaveCount(0);
}

/** Approves what another person requested; nothing else of its kind is pending. */
export async function confirmAt(
  page: Page,
  request: { readonly kind: string; readonly partner?: string },
): Promise<void> {
  await goInDesk(page, `/approvals?${new URLSearchParams({ ...request })}`);
  await deskButton(page, 'Approve').click();
  await deskDialog(page, /^Approve:/)
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
}

export async function approveAt(page: Page, username: string): Promise<void> {
  await goInDesk(page, `/payouts?partner=${username}&state=requested`);
  await page.getByRole('row', { name: new RegExp(username) }).press('Enter');
  await deskButton(page, 'Approve').click();
  await deskDialog(page, /^Approve/)
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByRole('row', { name: /^Approved/ })).toBeVisible();
}

/** Sends the payout of a partner whose page is open; another person completes it. */
export async function payAt(sender: Page, completer: Page, username: string): Promise<void> {
  await movePayoutAt(sender, 'Mark as sent', 'Sent');
  await goInDesk(completer, `/payouts?partner=${username}`);
  await completer.getByRole('row', { name: new RegExp(username) }).press('Enter');
  await movePayoutAt(completer, 'Mark as completed', 'Completed');
}

async function movePayoutAt(page: Page, act: string, state: string): Promise<void> {
  await deskButton(page, act).click();
  const form = deskDialog(page, new RegExp(`^${act}`));
  const reference = form.getByLabel('The bank’s reference');
  // It is typed once, when the payout is sent.
  if (state === 'Sent') await reference.fill('BANK-2026-11');
  else await expect(reference).toHaveValue('BANK-2026-11');
  await form.getByRole('button', { name: act }).click();
  await expect(page.getByRole('row', { name: new RegExp(`^${state}`) })).toBeVisible();
}
