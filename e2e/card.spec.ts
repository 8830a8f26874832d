import { findProblems } from './find-problems.ts';
import { expect, openAccount, openAccountBeforeApp, test } from './journey.ts';
import { payDigits } from './money.ts';
import { dialogOf, setPayPassword, typePassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';
import { bindCard, fillCard } from './wallet-acts.ts';

const accountNumber = '5550 1234 9876';

test('a partner binds a card, with a wrong and then the right transaction password', async ({
  page,
  code,
}) => {
  await openAccount(page, 'card-binder', code, '/wallet/bind-card');
  const submit = page.getByRole('button', { name: 'Add card' });
  await expect(page.getByRole('button', { name: 'Fill in the details first' })).toBeDisabled();
  await page.getByLabel('Account holder').fill('Ad\u0430 Lovelace');
  await submit.click();
  await expect(page.getByText('This contains hidden or mixed characters')).toBeVisible();
  await expect(page.getByText('Enter the account number.')).toBeVisible();
  await fillCard(page, accountNumber);
  await submit.click();
  // Without a transaction password the dialog leads to where it is set, and back.
  await dialogOf(page).getByRole('button', { name: 'Set one now' }).click();
  await setPayPassword(page);
  await expect(page).toHaveURL(/#\/wallet\/bind-card$/);

  await fillCard(page, accountNumber);
  await submit.click();
  await expect(dialogOf(page)).toContainText('5550 1234 9876');
  await expect(dialogOf(page).getByLabel('Six digits')).toHaveAttribute('inputmode', 'none');
  await typePassword(page, '83057');
  await dialogOf(page).getByRole('button', { name: 'Delete last digit' }).click();
  await typePassword(page, '72');
  await expect(page.getByText('Wrong transaction password. 4 attempts left.')).toBeVisible();
  expect(await findProblems(page), 'dialog').toEqual([]);
  await typePassword(page, '2');
  await expect(page.getByText('attempts left')).toHaveCount(0);
  await typePassword(page, '74916');
  await expectToast(page, 'Saved. Your payouts will go there.');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText('•••• 9876')).toBeVisible();
  await expect(page.getByText('A••• L•••')).toBeVisible();
  await expect(page.getByText('5550')).toHaveCount(0);
  expect(await findProblems(page), 'bound card').toEqual([]);
});

test('a partner replaces a card after a warning that names the old one', async ({
  page,
  db,
  code,
}) => {
  await openAccount(page, 'card-replacer', code, '/wallet/set-password');
  await setPayPassword(page);
  await expectToast(page, 'Transaction password set');
  await bindCard(page, accountNumber);
  const submit = page.getByRole('button', { name: 'Add card' });
  await page.getByRole('button', { name: 'Replace' }).click();
  await fillCard(page, accountNumber);
  await submit.click();
  await expect(page.getByText('These details are already saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace now' })).toHaveCount(0);
  await page.getByLabel('Account number').fill('77 88 99 00');
  await submit.click();
  await expect(page.getByText('Payouts will no longer go to Bank •••• 9876.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await submit.click();
  await page.getByRole('button', { name: 'Replace now' }).click();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(submit).toBeEnabled();
  await submit.click();
  await page.getByRole('button', { name: 'Replace now' }).click();
  await typePassword(page);
  await expect(page.getByText('•••• 9900')).toBeVisible();
  const cards = await db.sql.many<{ last4: string; isLive: boolean }>`
    select last4, replaced_at is null is_live from bank_card
      join partner on partner.id = partner_id where username_key = 'card-replacer'
     order by bound_at`;
  expect(cards).toEqual([
    { last4: '9876', isLive: false },
    { last4: '9900', isLive: true },
  ]);
});

test.describe('on a desktop', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('the dialog has no keypad, but a focused input', async ({ page, code }) => {
    await openAccount(page, 'card-desktop', code, '/wallet/set-password');
    await setPayPassword(page);
    await expectToast(page, 'Transaction password set');
    await page.goto('/#/wallet/bind-card');
    await page.getByRole('tab', { name: 'Wallet address' }).click();
    await page.getByLabel('Blockchain').selectOption('Ethereum (ERC-20)');
    await page.getByRole('textbox', { name: 'Wallet address' }).fill('0x1234');
    await page.getByLabel('Account holder').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByText('This isn’t a valid address for this blockchain.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Wallet address' }).fill(`0x${'5a'.repeat(20)}`);
    await page.getByRole('button', { name: 'Add address' }).click();
    const digits = dialogOf(page).getByLabel('Six digits');
    await expect(digits).toBeFocused();
    await expect(digits).toHaveCSS('opacity', '0');
    await expect(dialogOf(page).getByRole('button', { name: '7', exact: true })).toHaveCount(0);
    await page.keyboard.type(payDigits);
    await page.keyboard.press('Enter');
    await expect(page.getByText('•••• 5a5a')).toBeVisible();
  });
});

test('the screen says so when no payout method is configured', async ({ page, code }) => {
  await openAccountBeforeApp(page, 'card-none', code);
  await page.route('**/api/basic_config*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, withdraw_method_config: [] } } });
  });
  await page.goto('/#/wallet/bind-card');
  await expect(page.getByText('No configuration')).toBeVisible();
});
