import type { Page } from '@playwright/test';
import { expect, newPassword, register, test } from './journey.ts';

const freshPassword = 'an early evening';

const codeOn = (page: Page) =>
  page.locator('[data-code]').evaluate((code: HTMLElement) => code.dataset.code ?? '');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillRecovery(page: Page, username: string, code: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Recovery code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(freshPassword);
  await page.getByLabel('Confirm new password').fill(freshPassword);
  await press(page, 'Set password');
}

test('a code from the registration brings a stranger back, and payouts pause', async ({
  page,
  code,
}) => {
  await register(page, 'returner', code);
  await expect(page.getByRole('heading', { name: 'Your recovery code' })).toBeVisible();
  const first = await codeOn(page);
  const saved = page.waitForEvent('download');
  await press(page, 'Save as file');
  expect((await saved).suggestedFilename()).toBe('recovery-code.txt');
  await press(page, 'I have saved it');
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByText('Payouts are then paused for 24 hours').first()).toBeVisible();
  // This network sends no mail, and does not mention it.
  await expect(page.getByText('Link by email')).toHaveCount(0);
  await expect(page.getByText('It can’t be reached here before you log in')).toBeVisible();
  await page.getByRole('link', { name: /^Recovery code/ }).click();
  const swapped = first.replace(/^(.)(.)/, '$2$1');
  await fillRecovery(page, 'returner', swapped === first ? first.slice(1) : swapped);
  await expect(page.getByText('There’s a typing error in this code.')).toBeVisible();
  await fillRecovery(page, 'returner', first.toLowerCase());
  await expect(page.getByText('New password set. You can log in with it now.')).toBeVisible();
  expect(await codeOn(page)).not.toBe(first);
  await press(page, 'I have saved it');
  await expect(page).toHaveURL(/#\/ad-center$/);
  await expect(page.getByText('Save your recovery code')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Save your recovery code/ })).toHaveCount(0);
  await page.goto('/#/notification');
  await expect(page.getByText(/It was set with your recovery code/)).toBeVisible();
  await expect(page.getByText(/Payouts are paused for 24 hours/)).toBeVisible();

  // The code works once.
  await page.goto('/#/forgot/code');
  await fillRecovery(page, 'returner', first);
  await expect(page.getByText('The username or the recovery code is wrong')).toBeVisible();
});

test('a partner who skips the recovery code is reminded, and makes another with the password', async ({
  page,
  code,
}) => {
  await register(page, 'skipper', code);
  await press(page, 'Skip for now');
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.getByRole('link', { name: /^Save your recovery code/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Recovery code' });
  await sheet.getByLabel('Login password').fill('not this one');
  await sheet.getByRole('button', { name: 'Create new code' }).click();
  await expect(sheet.getByText('The password is wrong.')).toBeVisible();
  await sheet.getByLabel('Login password').fill(newPassword);
  await sheet.getByRole('button', { name: 'Create new code' }).click();
  await sheet.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(/^Created on .* and saved$/)).toBeVisible();
  await page.goto('/#/ad-center');
  await expect(page.getByText('Save your recovery code')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Save your recovery code/ })).toHaveCount(0);
});

test('a partner who reloads the page of the recovery code is logged in, and makes another', async ({
  page,
  code,
}) => {
  await register(page, 'reloader', code);
  const lost = await codeOn(page);
  await page.reload();
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.getByRole('link', { name: /^Save your recovery code/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Recovery code' });
  await sheet.getByLabel('Login password').fill(newPassword);
  await sheet.getByRole('button', { name: 'Create new code' }).click();
  await expect.poll(() => codeOn(page)).not.toBe(lost);
});

test('the page requested first survives the registration, and back leads somewhere', async ({
  page,
  code,
}) => {
  await page.goto('/#/wallet/bind-card');
  await expect(page).toHaveURL(/#\/login\?from=%2Fwallet%2Fbind-card$/);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: /^Recovery code/ }).click();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await press(page, 'Back');
  await expect(page.getByRole('link', { name: /^Recovery code/ })).toBeVisible();
  await press(page, 'Back');
  await expect(page).toHaveURL(/#\/login\?from=%2Fwallet%2Fbind-card$/);
  await page.getByRole('link', { name: 'Open one with an authorization code' }).click();
  await page.getByLabel('Authorization code').waitFor();
  await register(page, 'wanter', code, { isThere: true });
  await press(page, 'Skip for now');
  await expect(page).toHaveURL(/#\/wallet\/bind-card$/);
});
