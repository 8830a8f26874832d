import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { complaintsOf, openDesk, sitAtDesk } from './desk-staff.ts';
import { findProblems } from './find-problems.ts';
import { expect, openAccount, test } from './journey.ts';
import { dialogOf, setPayPassword, typePassword } from './pay-password-acts.ts';

const url = process.env.E2E_URL ?? '';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The magic number of a ZIP archive. */
const archive = 'PK\u0003\u0004';

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path(), 'latin1');
}

async function request(page: Page, open: string, send: string): Promise<void> {
  await button(page, open).click();
  await page.getByLabel('I have verified that it’s the partner who is asking.').check();
  await page.getByLabel('Reason').fill('Asked in a letter, and we called back.');
  await page.getByLabel('Reference').fill('letter 17');
  expect(await findProblems(page), open).toEqual([]);
  await button(page, send).click();
  await expect(page.getByText('It takes effect when someone else approves it.')).toBeVisible();
}

async function approve(page: Page, effect: RegExp): Promise<void> {
  await openDesk(page, '/approvals');
  await button(page, 'Approve').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(effect)).toBeVisible();
}

test('a partner downloads their data, two staff export and erase it, and the download stays readable', async ({
  browser,
  code,
  db,
  page: phone,
}) => {
  await openAccount(phone, 'keeper', code, '/wallet/set-password');
  await setPayPassword(phone);
  await phone.goto('/#/more');
  await phone.getByRole('button', { name: /^Your data/ }).click();
  await expect(dialogOf(phone)).toContainText('You’re downloading everything we know about you.');
  expect(await download(phone, () => typePassword(phone))).toContain(archive);

  const row = await db.sql.maybeOne<{ id: string }>`
    select id from partner where username_key = 'keeper'`;
  const sam = await sitAtDesk(browser, db, url, 'Pia Privacy', 'support');
  const ann = await sitAtDesk(browser, db, url, 'Pat Privacy', 'support', 'approver');
  const complaints = [sam, ann].map(complaintsOf);
  await openDesk(sam, `/partners/${row?.id}`);
  await request(sam, 'Export data', 'Request export');
  await approve(ann, /^Approved. The file can be downloaded for 7 days/);
  await openDesk(sam, `/partners/${row?.id}`);
  expect(await download(sam, () => button(sam, 'Download').click())).toContain(archive);

  await request(sam, 'Erase data', 'Request erasure');
  await approve(ann, /^Approved. The data will be erased in 14 days/);
  await openDesk(sam, `/partners/${row?.id}`);
  await expect(sam.getByText('This partner’s data will be erased')).toBeVisible();
  await phone.reload();
  const notice = phone.getByRole('status').filter({ hasText: 'will be erased' });
  await expect(notice).toBeVisible();
  expect(await findProblems(phone), 'the notice').toEqual([]);
  await notice.getByRole('button', { name: 'Keep my data' }).click();
  await expect(notice).toHaveCount(0);
  await openDesk(sam, `/partners/${row?.id}`);
  await expect(button(sam, 'Erase data')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
  for (const page of [sam, ann]) await page.context().close();
});
