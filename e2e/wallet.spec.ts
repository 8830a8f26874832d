import type { Page } from '@playwright/test';
import type { Db } from '../server/platform/database/db.ts';
import { liftStop } from '../server/proof/audit/audit-round-store.ts';
import { expectDone } from './done.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, openAccountBeforeApp, test } from './journey.ts';
import { confirmDeposit } from './money.ts';
import { becomePartner } from './offer.ts';
import { dialogOf, typePassword } from './pay-password-acts.ts';
import { expectToast } from './toasts.ts';
import { readReference } from './wallet-acts.ts';

/** A partner with password, card and 300.00, in the wallet. */
async function openWallet(page: Page, db: Db, name: string, code: string): Promise<void> {
  await becomePartner(page, db, name, code, '300.00');
  await expect(page.getByText('300.00').first()).toBeVisible();
}

const payoutsOf = (db: Db, name: string) =>
  db.sql.many<{ amount: bigint }>`
    select amount from payout join partner on partner.id = partner_id
      where username_key = ${name}`;

test('a deposit arrives and is recorded with both sides, and staff are named in the activity', async ({
  page,
  db,
  code,
}) => {
  await openAccountBeforeApp(page, 'wallet-depositor', code);
  await confirmDeposit(db, await readReference(page), '300.00');
  await page.reload();
  await expect(page.getByText('300.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByText('In your available funds')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /System top-up Deposit/ }).click();
  await expect(page.getByText('Counterparty')).toBeVisible();
  await expect(page.getByText('Record 1 of your hash chain')).toBeVisible();
  await expect(page.getByText('Decided by two members of staff')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByText('Staff activity').click();
  await expect(page.getByText('Approved by Bo Chen')).toBeVisible();
  await expect(page.getByText('Requested by Ann Lee')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Total assets/ }).click();
  await expect(
    page.getByText(/money still to be consumed and your security deposit/),
  ).toBeVisible();
});

test('an amount is typed on our keypad, on hardware keys or pasted, and the phone shows no keyboard', async ({
  page,
  db,
  code,
}) => {
  await openWallet(page, db, 'wallet-typist', code);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  const amount = sheet.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveAttribute('inputmode', 'none');
  await expect(sheet.getByRole('group', { name: 'Digits' })).toMatchAriaSnapshot(`
    - group "Digits":
      - button "1"
      - button "2"
      - button "3"
      - button "4"
      - button "5"
      - button "6"
      - button "7"
      - button "8"
      - button "9"
      - button "Decimal point"
      - button "0"
      - button "Delete last digit"
      - status
  `);
  await amount.tap();
  for (const key of ['1', '2', 'Decimal point', '5', '0', '0']) {
    await sheet.getByRole('button', { name: key, exact: true }).tap();
  }
  await expect(amount).toHaveValue('12.50');
  await expect(sheet.getByRole('status')).toHaveText('12.50');
  // The keys left the focus in the field, so a keyboard goes on there.
  await expect(amount).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('x9');
  await expect(amount).toHaveValue('12.59');
  await amount.selectText();
  await page.keyboard.insertText('SIM 1,230.25');
  await expect(amount).toHaveValue('1230.25');
  await sheet.getByRole('button', { name: 'Delete last digit' }).tap();
  await expect(amount).toHaveValue('1230.2');
});

test('a payout shows fee, net and rest, and needs the right transaction password', async ({
  page,
  db,
  code,
}) => {
  await openWallet(page, db, 'wallet-payer', code);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByLabel('Amount').fill('300.01');
  await expect(sheet.getByText('That’s more than your available funds.')).toBeVisible();
  await sheet.getByLabel('Amount').fill('1,234');
  await expect(sheet.getByText('Enter an amount with up to two decimals')).toBeVisible();
  await sheet.getByLabel('Amount').fill('0');
  await sheet.getByLabel('Amount').blur();
  await expect(sheet.getByText('Enter an amount above 0.')).toBeVisible();
  await sheet.getByLabel('Amount').fill('120');
  await expect(sheet.getByText('Enter an amount above 0.')).toBeHidden();
  await expect(sheet.getByText('119.00')).toBeVisible();
  await expect(sheet.getByText('180.00')).toBeVisible();
  expect(await findProblems(page), 'withdraw').toEqual([]);
  await sheet.getByRole('button', { name: 'Withdraw SIM 120.00' }).click();
  await expect(dialogOf(page)).toContainText('You’re withdrawing SIM 120.00 to Bank ···');
  await typePassword(page, '000000');
  await expect(dialogOf(page).getByText('4 attempts left')).toBeVisible();
  await typePassword(page);
  await expect(page.getByRole('dialog', { name: 'SIM 120.00 requested' })).toBeVisible();
  expect(await findProblems(page), 'requested').toEqual([]);
  await expectDone(page, 'SIM 120.00 requested');
  await expect(page.getByText('Payout of SIM 120.00')).toBeVisible();
  expect(await payoutsOf(db, 'wallet-payer')).toHaveLength(1);

  await page.getByRole('button', { name: /Manual payout Payout requested/ }).click();
  const record = page.getByRole('dialog', { name: 'Manual payout' });
  expect(await findProblems(page), 'record').toEqual([]);
  await record.getByRole('button', { name: /^Payout / }).click();
  await expect(record).toBeHidden();
  await expect(page).toHaveURL(/#\/wallet\?payout=[\da-f-]{36}$/);
  await expect(page.locator(':focus')).toContainText('Payout of SIM 120.00');

  await page.getByRole('button', { name: 'Cancel payout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel payout' }).click();
  await expect(dialogOf(page)).toContainText('You’re cancelling the payout of SIM 120.00 to');
  await typePassword(page);
  await expectToast(page, 'Payout cancelled');
  await expect(page.getByText('300.00').first()).toBeVisible();
});

test('movements between any two days are listed, with each month grouped by type', async ({
  page,
  db,
  code,
}) => {
  await openWallet(page, db, 'wallet-reader', code);
  const deposit = page.getByRole('button', { name: /System top-up Deposit/ });
  await expect(deposit).toBeVisible();
  const dates = page.getByRole('dialog', { name: 'Filter' });
  const open = async () => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await dates.getByRole('button', { name: 'Choose dates' }).click();
  };
  const choose = async (from: string, to: string) => {
    await dates.getByLabel('From').fill(from);
    await dates.getByLabel('To (inclusive)').fill(to);
    return dates.getByRole('button', { name: 'Show transactions' });
  };
  await open();
  await expect(await choose('2020-01-31', '2020-01-01')).toBeDisabled();
  expect(await findProblems(page), 'filter').toEqual([]);
  await (await choose('2020-01-01', '2020-01-31')).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await open();
  await (await choose('2020-01-01', '2120-01-01')).click();
  await expect(deposit).toBeVisible();

  // A press on what was chosen takes it back: the month is listed again.
  const months = page.getByRole('list', { name: 'Money in and out by month' }).getByRole('button');
  await expect(months).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: /2120/ }).click();
  await expect(months).toHaveAttribute('aria-pressed', 'true');
  await expect(deposit).toBeVisible();
  await page.getByRole('button', { name: 'Monthly detail' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Type', 'In', 'Out']);
  const row = table.getByRole('row', { name: /System top-up/ });
  await expect(row.getByRole('cell')).toHaveText(['+300.00', '0.00']);
  expect(await findProblems(page), 'month').toEqual([]);
});

test('a reply that is lost, a reload and a second press make one payout', async ({
  page,
  db,
  code,
}) => {
  await page.clock.install();
  await openWallet(page, db, 'wallet-repeater', code);
  const ask = async () => {
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Withdraw' });
    await sheet.getByLabel('Amount').fill('50');
    await sheet.getByRole('button', { name: 'Withdraw SIM 50.00' }).dblclick();
    await typePassword(page);
  };
  // The server does it, but neither its answer nor its outcome reaches the page.
  await page.route('**/api/user/withdraw', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/ledger/outcome*', (route) => route.abort());
  await ask();
  // It asks a few times, with some seconds in between, before it says so.
  const isChecking = page.getByText(/checking whether this went through/).last();
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await expect(isChecking).toBeVisible({ timeout: 500 });
  }).toPass();
  // The page that waits for the outcome is left before it could learn it.
  await page.reload();
  await page.unroute('**/api/user/withdraw');
  await page.unroute('**/api/ledger/outcome*');
  await ask();
  await expectToast(page, /^A payout of SIM.50\.00 was requested on/);
  const line = page.getByRole('alert').filter({ hasText: 'maybe from another window' });
  await expect(line).toBeVisible();
  const payouts = await payoutsOf(db, 'wallet-repeater');
  expect(payouts).toEqual([{ amount: 50_000_000n }]);
  await expect(page.getByText('250.00').first()).toBeVisible();
  // A user who was told so and presses again wants another one.
  const sheet = page.getByRole('dialog', { name: 'Withdraw' });
  await sheet.getByRole('button', { name: /^Withdraw .*50\.00/ }).click();
  await typePassword(page);
  await expectDone(page, 'SIM 50.00 requested');
  expect(await payoutsOf(db, 'wallet-repeater')).toHaveLength(2);
});

test('without a card the wallet says what to do, and never asks for a payment', async ({
  page,
  code,
}) => {
  await openAccount(page, 'wallet-bare', code, '/wallet');
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('You can’t withdraw right now')).toBeVisible();
  await page.getByRole('button', { name: 'Set transaction password' }).click();
  await expect(page).toHaveURL(/#\/wallet\/set-password/);
});

test('while the books do not add up, the wallet says so before anyone tries', async ({
  page,
  db,
  code,
}) => {
  await openAccountBeforeApp(page, 'wallet-stopped', code);
  await db.sql`insert into ledger_stop (at, why) values (now(), 'a journey')`;
  try {
    await page.goto('/#/wallet');
    const notice = page.getByRole('alert').filter({ hasText: 'something that doesn’t add up' });
    await expect(notice).toBeVisible();
  } finally {
    await liftStop(db.sql, 'a journey', new Date());
  }
  await page.reload();
  await expect(page.getByText('No transactions yet')).toBeVisible();
  await expect(page.getByText('something that doesn’t add up')).toHaveCount(0);
});
