import type { Page } from '@playwright/test';
import { changeUnguarded } from '../server/platform/database/test-unguarded.ts';
import { findProblems } from './find-problems.ts';
import { expect, newPassword, openAccount, test } from './journey.ts';
import { payDigits } from './money.ts';
import { setPayPassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';

const first = payDigits;
const second = '830572';
const again = 'Enter the same six digits again';

/** Types into the six cells, as a keyboard does, and continues once they are full. */
async function enter(page: Page, label: string, digits: string): Promise<void> {
  await expect(page.getByLabel(label)).toBeFocused();
  await page.keyboard.type(digits);
  if (digits.length === 6 && label !== again) await page.keyboard.press('Enter');
}

/** Sets the first transaction password through the screen. */
async function setFirst(page: Page): Promise<void> {
  await page.goto('/#/wallet/set-password');
  await setPayPassword(page);
  await expectToast(page, 'Transaction password set');
}

test('a partner sets a transaction password by entering six digits twice and the login password', async ({
  page,
  code,
}) => {
  await openAccount(page, 'pin-setter', code, '/wallet/set-password');
  const next = page.getByRole('button', { name: 'Continue' });
  await expect(next).toBeDisabled();
  await enter(page, 'New transaction password', '12345');
  await expect(next).toBeDisabled();
  await page.keyboard.type('x6');
  await next.click();
  await expect(page.getByText('This is too easy to guess')).toBeVisible();
  await page.getByLabel('New transaction password').fill(first);
  await next.click();

  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await enter(page, 'New transaction password', first);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Set transaction password' });
  await expect(submit).toBeDisabled();
  await enter(page, again, '274917');
  await expect(page.getByText('The two passwords entered do not match.')).toBeVisible();
  // Only the second entry is cleared.
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.getByLabel(again)).toHaveValue('');
  await page.keyboard.type(first);
  await expect(page.getByText('do not match')).toHaveCount(0);
  await expect(page.getByLabel('Login password')).toBeFocused();
  expect(await findProblems(page), 'second step').toEqual([]);
  await submit.click();
  await expect(page.getByText('Enter your login password.')).toBeVisible();
  await page.getByLabel('Login password').fill('something else');
  await submit.click();
  await expect(page.getByText('The password is wrong.')).toBeVisible();
  await page.getByLabel('Login password').fill(newPassword);
  const sent = page.waitForRequest('**/api/set/password');
  await submit.click();
  expect((await sent).postData()).not.toContain(first);
  await expectToast(page, 'Transaction password set');
  await expect(page).toHaveURL(/#\/wallet$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(first);
  await page.goto('/#/wallet/set-password');
  await expect(page.getByText('You have a transaction password')).toBeVisible();
});

test('a partner changes the transaction password with the current one, after one wrong entry', async ({
  page,
  code,
}) => {
  await openAccount(page, 'pin-changer', code, '/ad-center/edit-pay-password');
  await expect(page.getByText('You have no transaction password yet')).toBeVisible();
  await setFirst(page);
  await page.goto('/#/ad-center/edit-pay-password');
  await enter(page, 'Current transaction password', second);
  await expect(page.getByText('Wrong transaction password. 4 attempts left.')).toBeVisible();
  await enter(page, 'Current transaction password', '2');
  await expect(page.getByText('attempts left')).toHaveCount(0);
  await page.keyboard.type('74916');
  await page.keyboard.press('Enter');
  await enter(page, 'New transaction password', first);
  await enter(page, again, first);
  await page.getByRole('button', { name: 'Change transaction password' }).click();
  await expect(
    page.getByText('The new password must be different from the old one.'),
  ).toBeVisible();
  await enter(page, 'New transaction password', second);
  await enter(page, again, second);
  await page.getByRole('button', { name: 'Change transaction password' }).click();
  await expectToast(page, 'Transaction password changed');
  await page.goto('/#/ad-center/edit-pay-password');
  await enter(page, 'Current transaction password', second);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('a partner who forgot the transaction password waits a day, can cancel, and then sets a new one', async ({
  page,
  db,
  code,
}) => {
  await openAccount(page, 'pin-forgetter', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  await setFirst(page);
  const forget = async () => {
    await page.goto('/#/ad-center/edit-pay-password');
    await page.getByRole('button', { name: 'Forgot it?' }).click();
    await page.getByLabel('Login password').fill(newPassword);
    await page.getByRole('button', { name: 'Request a new one' }).click();
    await expect(page.getByText('You can set it from')).toBeVisible();
  };
  await forget();
  expect(await findProblems(page), 'waiting').toEqual([]);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page.getByText('Your transaction password stays the same.')).toBeVisible();
  await expect(page.getByText('You can set it from')).toHaveCount(0);
  await forget();
  // A day passes.
  await changeUnguarded(
    db,
    (sql) => sql`
      update pay_password_reset
         set requested_at = requested_at - interval '1 day',
             usable_at = usable_at - interval '1 day'`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Set a new one' }).click();
  await enter(page, 'New transaction password', second);
  await enter(page, again, second);
  await page.getByLabel('Login password').fill(newPassword);
  await page.getByRole('button', { name: 'Set transaction password' }).click();
  await expectToast(page, 'Transaction password set');
  await page.goto('/#/ad-center/edit-pay-password');
  await enter(page, 'Current transaction password', second);
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('five wrong transaction passwords pause it, ten disable it, and the app says so', async ({
  page,
  db,
  code,
}) => {
  await openAccount(page, 'pin-guesser', code);
  await expect(page).toHaveURL(/#\/ad-center$/);
  await setFirst(page);
  await page.goto('/#/ad-center/edit-pay-password');
  const guessFive = async (last: string) => {
    for (const said of [
      '4 attempts left',
      '3 attempts left',
      '2 attempts',
      '1 attempt left',
      last,
    ]) {
      await expect(page.getByLabel('Current transaction password')).toBeEnabled();
      await page.getByLabel('Current transaction password').fill(second);
      await page.keyboard.press('Enter');
      await expect(page.getByText(said).first()).toBeVisible();
    }
  };
  await guessFive('You can try again at');
  await db.sql`update pay_password set locked_until = now() - interval '1 second'`;
  await page.reload();
  await guessFive('has been switched off');
  await page.reload();
  await expect(page.getByText('has been switched off')).toBeVisible();
  await expect(page.getByLabel('Current transaction password')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request a new one' })).toBeVisible();
});
