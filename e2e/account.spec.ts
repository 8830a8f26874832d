import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { insertHost } from '../server/people/partner/host-store.ts';
import {
  enterAs,
  expect,
  fillRegistration,
  logIn,
  newPassword,
  openAccount,
  register,
  test,
} from './journey.ts';
import { expectToast, keepToasts } from './toasts.ts';

test('a newcomer registers with a code, and each field says what is wrong with it', async ({
  page,
  code,
}) => {
  await page.goto(`/#/register?code=${code.toLowerCase()}`);
  await expect(page.getByLabel('Authorization code')).toHaveValue(code);
  await page.getByLabel('Email').fill('owner');
  await page.getByLabel('Phone').fill('call me');
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByRole('button', { name: 'Open account' }).click();
  for (const problem of [
    'Enter your username.',
    'Enter your password.',
    'Enter the password again.',
    'Enter a valid phone number',
  ]) {
    await expect(page.getByText(problem)).toBeVisible();
  }
  await fillRegistration(page, 'newcomer', code);
  await expect(page.getByText('From Journeys, valid until')).toBeVisible();
  await page.getByLabel('Confirm password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page.getByText('The two passwords entered do not match.')).toBeVisible();
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
});

test('a code opens one account, and a taken username is shown at its field', async ({
  page,
  code,
}) => {
  await register(page, 'Demo', code);
  await expect(page.getByText('This username already exists. Choose another.')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.getByLabel('Username').fill('first-one');
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page).toHaveURL(/#\/login$/);
  await register(page, 'second-one', code);
  await expect(
    page.getByText('This authorization code has already been used.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/#\/register$/);
});

test('a changed password logs every device out', async ({ page, browser, code, baseURL }) => {
  await openAccount(page, 'changer', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.addInitScript(keepToasts);
  await enterAs(other, '/ad-center', { username: 'changer', password: newPassword });

  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: /^Login and security/ }).click();
  await page.getByRole('link', { name: 'Where you are logged in' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Log out ./ })).toHaveCount(1);
  await page.goBack();
  await page.getByLabel('Current password').fill('wrong one');
  await page.getByLabel('New password', { exact: true }).fill('an early evening');
  await page.getByLabel('Confirm new password').fill('an early evening');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The old password is wrong.')).toBeVisible();
  await page.getByLabel('Current password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password changed. Please log in again.');
  await expect(page).toHaveURL(/#\/login$/);
  await logIn(page, { username: 'changer', password: 'an early evening' });

  await other.goto('/#/ad-center/edit-login-password');
  await expectToast(other, 'Your login has expired. Log in again.');
  // The requested page is remembered for after the login.
  await expect(other).toHaveURL(/#\/login\?from=%2Fad-center%2Fedit-login-password$/);
  await other.close();
});

test('another session can be ended from the list', async ({ page, browser, code, baseURL }) => {
  await openAccount(page, 'lister', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await logIn(other, { username: 'lister', password: newPassword });
  await page.goto('/#/more?open=sessions');
  await page.getByRole('button', { name: /^Log out ./ }).click();
  await expectToast(page, 'Device logged out');
  await expect(page.getByRole('button', { name: /^Log out ./ })).toHaveCount(0);
  await other.close();
});

test('a person from a host app opens an account, and is logged in directly afterwards', async ({
  page,
  db,
  code,
}) => {
  const keys = generateKeyPairSync('ed25519');
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  await insertHost(db.sql, {
    name: 'shop-app',
    publicKey,
    origin: null,
    addedBy: 'e2e',
    addedAt: new Date(),
  });
  const handover = () => {
    const issuedAt = Math.floor(Date.now() / 1000);
    const json = JSON.stringify({
      host: 'shop-app',
      user: 'visitor-7',
      id: randomUUID(),
      issuedAt,
    });
    const payload = Buffer.from(json).toString('base64url');
    return `${payload}.${sign(null, Buffer.from(payload), keys.privateKey).toString('base64url')}`;
  };

  const first = handover();
  await page.goto(`/#/entry?handover=${first}&from=menu`);
  await expect(page).toHaveURL(`/#/ad-welcome?handover=${first}&from=menu`);
  await page.getByLabel('Authorization code').fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByText('Authorization code not found.')).toBeVisible();
  await page.getByLabel('Authorization code').fill(code);
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByText('Journeys')).toBeVisible();
  await expect(page.getByText('Opens one account at no cost.')).toBeVisible();
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/#\/ad-center$/);
  // Partners of a host app log out there: there is no logout icon.
  await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.goto(`/#/entry?handover=${handover()}`);
  await expect(page).toHaveURL(/#\/ad-center$/);
});

test('a forged hand-over leads to the welcome, and a code from there to the form', async ({
  page,
  code,
}) => {
  await page.goto('/#/entry?handover=forged.forged');
  await expect(page).toHaveURL('/#/ad-welcome?handover=forged.forged');
  await page.goto('/#/ad-welcome');
  await page.getByLabel('Authorization code').fill(code);
  await page.getByRole('button', { name: 'Check code' }).click();
  await page.getByRole('button', { name: 'Open account' }).click();
  await expect(page).toHaveURL(/#\/register\?code=/);
  await expect(page.getByLabel('Authorization code')).toHaveValue(code);
});
