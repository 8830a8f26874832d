import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { camtOf, depositLine, paidLine } from '../server/desk/bank/test-bank.ts';
import {
  approveAt,
  deskButton as button,
  confirmAt,
  deskDialog as dialog,
  issueOneCode,
  recordAt,
} from './desk-acts.ts';
import { complaintsOf, deskSize, openDesk, sitAtDesk } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, test } from './journey.ts';
import { ask, askForPayout, prepareWallet } from './money.ts';

test.use(deskSize);

const url = process.env.E2E_URL ?? '';

/** Makes a file of the only approved payout. */
async function makeFile(page: Page): Promise<void> {
  await openDesk(page, '/bank');
  await button(page, 'Create payment file').click();
  const form = dialog(page, 'Create payment file');
  await form.getByRole('button', { name: /^Create file of/ }).click();
  await expect(page.getByRole('cell', { name: 'to release' })).toBeVisible();
}

async function readStatement(page: Page, xml: string): Promise<void> {
  await openDesk(page, '/bank?tab=statements');
  await button(page, 'Import statement').click();
  const form = dialog(page, 'Import bank statement');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    form.getByLabel('File').click(),
  ]);
  await chooser.setFiles({ name: 'today.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await form.getByRole('button', { name: 'Import statement' }).click();
  await expect(page.getByRole('heading', { name: 'Bank statement' })).toBeVisible();
}

test('a payout goes to the bank in a file released by two people, and the bank statement completes it', async ({
  browser,
  db,
  page: phone,
}) => {
  test.slow();
  const fay = await sitAtDesk(browser, db, url, 'Fay Banker', 'finance', 'support', 'approver');
  const abe = await sitAtDesk(browser, db, url, 'Abe Banker', 'finance', 'approver');
  const complaints = [...[fay, abe].map(complaintsOf)];
  const username = `bank${Date.now() % 1_000_000}`;
  await openAccount(phone, username, await issueOneCode(fay));
  await expect(phone).toHaveURL(/#\/ad-center$/);
  const { reference } = await ask<{ reference: string }>(phone, '/deposit/tip', {});
  await recordAt(fay, reference, '250.00');
  await confirmAt(abe, { kind: 'deposit', partner: username });
  await prepareWallet(phone);
  const payoutId = await askForPayout(phone, '40.00');
  await approveAt(abe, username);

  // One makes the file, the other releases it; only then can it be downloaded.
  await makeFile(fay);
  await expect(button(fay, 'Read and release')).toHaveCount(0);
  await openDesk(abe, '/bank');
  await button(abe, 'Read and release').click();
  await expect(abe.getByRole('cell', { name: username }).last()).toBeVisible();
  expect(await findProblems(abe)).toEqual([]);
  await abe.getByRole('button', { name: /^Release / }).click();
  await expect(abe.getByRole('cell', { name: 'to send' })).toBeVisible();
  await openDesk(fay, '/bank');
  const [download] = await Promise.all([
    fay.waitForEvent('download'),
    button(fay, 'pain.001').click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('pain.001.001.09');
  await button(fay, 'Mark 1 as sent').click();
  await expect(fay.getByRole('cell', { name: 'at the bank' })).toBeVisible();
  expect(await findProblems(fay)).toEqual([]);

  // One imports what the bank did, and the other completes it.
  const { reference: next } = await ask<{ reference: string }>(phone, '/deposit/tip', {});
  const [, net = ''] = /<InstdAmt[^>]*>([\d.]+)</.exec(file) ?? [];
  await readStatement(fay, camtOf([paidLine(payoutId, net), depositLine(next)], username));
  await expect(button(fay, 'Complete payout')).toHaveCount(0);
  await button(fay, 'Record deposit').click();
  await expect(fay.getByRole('cell', { name: 'Deposit to approve' })).toBeVisible();
  expect(await findProblems(fay)).toEqual([]);
  await openDesk(abe, fay.url().split('#')[1] ?? '');
  await button(abe, 'Complete payout').click();
  await expect(abe.getByRole('cell', { name: 'Payout completed' })).toBeVisible();
  await confirmAt(abe, { kind: 'deposit', partner: username });
  expect(complaints.flat()).toEqual([]);
});

test('a shortcut finds a partner and opens their page, and a heading’s sort order is kept in the address', async ({
  browser,
  db,
}) => {
  const sue = await sitAtDesk(browser, db, url, 'Sue Searcher', 'finance', 'admin');
  await openDesk(sue, '/partners');
  await expect(sue.getByRole('cell', { name: 'demo', exact: true }).first()).toBeVisible();
  await sue.keyboard.press('/');
  await dialog(sue, 'Search').getByRole('combobox').fill('demo');
  await expect(sue.getByRole('option', { name: /Partner demo/ }).first()).toBeVisible();
  expect(await findProblems(sue)).toEqual([]);
  await sue.keyboard.press('Enter');
  await expect(sue.getByRole('tab', { name: 'Timeline' })).toBeVisible();
  await openDesk(sue, '/partners');
  await button(sue, 'Since').click();
  await expect(sue).toHaveURL(/sort=partners\.since/);
  await expect(sue.getByRole('columnheader', { name: 'Since' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
