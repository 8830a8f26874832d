import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { newPassword } from './journey.ts';
import { payDigits } from './money.ts';

/** What a partner does with the transaction password, on the app's screens. */

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Transaction password' });

/** Types digits on the keypad, and confirms once there are six. */
export async function typePassword(page: Page, digits = payDigits): Promise<void> {
  for (const key of digits) {
    await dialogOf(page).getByRole('button', { name: key, exact: true }).click();
  }
  const confirm = dialogOf(page).getByRole('button', { name: 'Confirm' });
  if (await confirm.isEnabled()) await confirm.click();
}

/** Sets the first one, on the screen for it. */
export async function setPayPassword(page: Page): Promise<void> {
  await expect(page.getByLabel('New transaction password')).toBeFocused();
  await page.keyboard.type(payDigits);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Enter the same six digits again')).toBeFocused();
  await page.keyboard.type(payDigits);
  await page.getByLabel('Login password').fill(newPassword);
  await page.getByRole('button', { name: 'Set transaction password' }).click();
}
