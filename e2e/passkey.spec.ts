import type { Page } from '@playwright/test';
import { expect, logIn, newPassword, openAccount, test } from './journey.ts';
import { addAuthenticator } from './passkey-acts.ts';
import { setPayPassword, typePassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';

// A passkey belongs to a name, and an address has none.
test.use({ baseURL: (process.env.E2E_URL ?? '').replace('127.0.0.1', 'localhost') });

const settings = '/#/ad-center/edit-login-password';

async function logOut(page: Page): Promise<void> {
  await page.goto('/#/ad-center');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/login$/);
}

test('a passkey is offered after a login, logs in, is named, ended and then refused', async ({
  page,
  code,
}) => {
  const authenticator = await addAuthenticator(page);
  await openAccount(page, 'key-holder', code);
  await logOut(page);
  await logIn(page, { username: 'key-holder', password: newPassword });
  await expect(page.getByText('Log in faster next time')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' });
  await sheet.getByLabel('Login password').fill('something else');
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(sheet.getByText('The password is wrong.')).toBeVisible();
  await sheet.getByLabel('Login password').fill(newPassword);
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  expect(await authenticator.count()).toBe(1);
  await expect(page.getByText('Log in faster next time')).toBeHidden();

  await authenticator.touch(false);
  await logOut(page);
  await authenticator.touch(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);

  await page.goto(settings);
  await page
    .getByRole('button', { name: /Chrome/ })
    .filter({ hasText: 'Last used' })
    .click();
  const edit = page.getByRole('dialog', { name: /^Edit/ });
  await edit.getByLabel('Name').fill('Blue phone');
  await edit.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Name saved');
  await page.getByRole('button', { name: /Blue phone/ }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByText('Blue phone')).toBeHidden();

  await authenticator.touch(false);
  await logOut(page);
  await authenticator.touch(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert').getByText('It may have been removed.')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
});

test('with six digits they are asked for, and the login proposes the passkey by itself', async ({
  page,
  code,
}) => {
  const authenticator = await addAuthenticator(page);
  await openAccount(page, 'key-keeper', code);
  await page.goto('/#/wallet/set-password');
  await setPayPassword(page);
  await expectToast(page, 'Transaction password set');
  await page.goto(settings);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('You’re adding a passkey to your account.')).toBeVisible();
  await typePassword(page);
  await expectToast(page, 'Passkey added');
  // The browser proposes it in the field for the user name; here it is taken at once.
  expect(await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable())).toBe(
    true,
  );
  await logOutTo(page);
  await expect(page).toHaveURL(/#\/ad-center$/);
  expect(await authenticator.count()).toBe(1);
});

async function logOutTo(page: Page): Promise<void> {
  await page.goto('/#/ad-center');
  await page.getByRole('button', { name: 'Log out' }).click();
  const left = page.waitForURL(/#\/login$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await left;
}

test('who declines a passkey is not asked again on this device', async ({ page, code }) => {
  await addAuthenticator(page);
  await openAccount(page, 'key-decliner', code);
  for (const isFirst of [true, false]) {
    await logOut(page);
    await page.goto('/#/login');
    await page.reload();
    await logIn(page, { username: 'key-decliner', password: newPassword });
    const offer = page.getByText('Log in faster next time');
    if (isFirst) {
      await expect(offer).toBeVisible();
      await page.getByRole('button', { name: 'Not now' }).click();
    }
    // Another screen that has all the words and the code of the offer would show it too.
    await page.goto(settings);
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(offer).toBeHidden();
  }
});
