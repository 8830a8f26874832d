import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { micro } from '../domain/money.ts';
import { fundDemo } from '../server/app/demo/fund-demo.ts';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import type { Db } from '../server/platform/database/db.ts';
import { insertAcceptor } from '../server/programme/exchange/acceptor-store.ts';
import { issueAcceptanceCode } from '../server/programme/exchange/issue-acceptance-code.ts';
import { acceptExchangeByName } from '../server/programme/exchange/test-accept-exchange.ts';
import { expectDone } from './done.ts';
import { findProblems } from './find-problems.ts';
import { expect, newPassword, openAccountBeforeApp, test } from './journey.ts';
import { expectToast } from './toasts.ts';

const digits = '274916';
const now = () => new Date();
const partsOf = (db: Db) => ({ db, now, money: createMoneyQueue(db, now) });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Transaction password' });

/** An acceptor as staff add one, with its code. */
async function addAcceptor(db: Db): Promise<string> {
  const id = randomUUID();
  const terms = { rate: '33.125', limit: micro(300_000_000n), isActive: true };
  const person = { name: 'Harbour Exchange', registration: 'Register of Journeys, no. 12' };
  await insertAcceptor(
    db.sql,
    { id, kind: 'enterprise', currency: 'XTS', ...person, ...terms },
    now(),
  );
  return issueAcceptanceCode(db.sql, id, now());
}

/** The acceptor accepts the one exchange that is held. */
async function accept(db: Db, username: string): Promise<void> {
  const held = await db.sql.one<{ id: string }>`
    select e.id from exchange e join partner p on p.id = e.partner_id
     where p.username_key = ${username} and e.state = 'held'`;
  const act = { acceptedBy: 'Ann Lee', reason: 'taken', reference: 'ACC-77' };
  await acceptExchangeByName(partsOf(db), { id: held.id, ...act });
}

async function setPayPassword(page: Page): Promise<void> {
  await page.goto('/#/wallet/set-password');
  await expect(page.getByLabel('New transaction password')).toBeFocused();
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Enter the same six digits again')).toBeFocused();
  await page.keyboard.type(digits);
  await page.getByLabel('Login password').fill(newPassword);
  await page.getByRole('button', { name: 'Set transaction password' }).click();
  await expectToast(page, 'Transaction password set');
}

async function enterPassword(page: Page): Promise<void> {
  for (const key of digits) {
    await dialogOf(page).getByRole('button', { name: key, exact: true }).click();
  }
  await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

async function findAcceptor(page: Page, code: string): Promise<void> {
  await page.getByRole('tab', { name: 'Enterprise' }).click();
  await page.getByLabel('Acceptance code').fill(code);
  await page.getByRole('button', { name: 'Find acceptor' }).click();
  await expect(page.getByText('Harbour Exchange', { exact: true })).toBeVisible();
}

const held = (page: Page) => page.getByRole('region', { name: 'Current exchange' });

test('a partner finds an acceptor, holds an amount, and confirms when the money is there', async ({
  page,
  db,
  code,
}) => {
  const acceptance = await addAcceptor(db);
  await openAccountBeforeApp(page, 'exchanger', code);
  await fundDemo(partsOf(db), 'exchanger', '400.00');
  await setPayPassword(page);
  await page.goto('/#/wallet/foreign-exchange');
  await expect(page.getByText('No exchanges yet')).toBeVisible();

  await page.getByRole('button', { name: 'Find acceptor' }).click();
  await expect(page.getByText('This field can’t be empty.')).toBeVisible();
  await page.getByLabel('Acceptance code').fill(acceptance);
  await page.getByRole('button', { name: 'Find acceptor' }).click();
  await expect(page.getByText('No personal acceptor has this code.')).toBeVisible();
  expect(await findProblems(page), 'wrong code').toEqual([]);
  await findAcceptor(page, acceptance.toLowerCase());
  await expect(page.getByText('Register of Journeys, no. 12')).toBeVisible();
  await expect(page.getByText('1 SIM = 33.125 XTS')).toBeVisible();
  await expect(page.getByText('We’re holding this rate until')).toBeVisible();

  await page.getByLabel('Amount').fill('300.01');
  await expect(page.getByText('This acceptor’s limit is SIM 300.00 per exchange.')).toBeVisible();
  await page.getByLabel('Amount').fill('120.50');
  await expect(page.getByText('3,991.56')).toBeVisible();
  await expect(page.getByText('279.50')).toBeVisible();
  expect(await findProblems(page), 'quote').toEqual([]);
  await page.getByRole('button', { name: 'Exchange SIM 120.50' }).click();
  await expect(dialogOf(page)).toContainText('You’re exchanging SIM 120.50.');
  await enterPassword(page);
  await expectDone(page, 'reserved');
  await expect(held(page)).toContainText('The acceptor hasn’t accepted yet.');
  expect(await findProblems(page), 'held').toEqual([]);

  await accept(db, 'exchanger');
  await page.reload();
  await expect(held(page)).toContainText('Reference ACC-77');
  await expect(page.getByRole('button', { name: 'Cancel exchange' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I have the money' }).click();
  const question = page.getByRole('alertdialog', { name: 'Has the money arrived?' });
  await expect(question).toContainText('Harbour Exchange has paid you XTS 3,991.56.');
  expect(await findProblems(page), 'question').toEqual([]);
  await question.getByRole('button', { name: 'I have the money' }).click();
  await enterPassword(page);
  await expectDone(page, 'Exchange confirmed');
  await expect(held(page)).toHaveCount(0);
  await page.getByRole('button', { name: /SIM 120\.50 to XTS 3,991\.56/ }).click();
  const record = page.getByRole('dialog', { name: 'Harbour Exchange' });
  await expect(record.getByRole('listitem')).toHaveCount(3);
  expect(await findProblems(page), 'record').toEqual([]);
});

test('a partner cancels one exchange, and disputes another that was accepted', async ({
  page,
  db,
  code,
}) => {
  const acceptance = await addAcceptor(db);
  await openAccountBeforeApp(page, 'disputer', code);
  await fundDemo(partsOf(db), 'disputer', '100.00');
  await page.goto('/#/wallet/foreign-exchange');
  await findAcceptor(page, acceptance);
  await expect(page.getByText('Set your transaction password first.')).toBeVisible();
  await setPayPassword(page);

  const hold = async () => {
    await page.goto('/#/wallet/foreign-exchange');
    await findAcceptor(page, acceptance);
    await page.getByRole('button', { name: 'Max' }).click();
    await page.getByRole('button', { name: 'Exchange SIM 100.00' }).click();
    await enterPassword(page);
    await expectDone(page, 'reserved');
    await expect(held(page)).toBeVisible();
  };
  await hold();
  await page.getByRole('button', { name: 'Problem?' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this exchange?' });
  await expect(question.getByText(/^The full amount goes back/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel exchange' }).click();
  await enterPassword(page);
  await expectDone(page, 'Exchange cancelled');
  await expect(held(page)).toHaveCount(0);
  await expect(page.getByText('SIM 100.00 to XTS 3,312.50')).toBeVisible();

  await hold();
  await accept(db, 'disputer');
  await page.reload();
  await page.getByRole('button', { name: 'Problem?' }).click();
  await page.getByRole('button', { name: 'Dispute exchange' }).click();
  await expect(page.getByText('This field can’t be empty.')).toBeVisible();
  expect(await findProblems(page), 'dispute').toEqual([]);
  await page.getByLabel('What happened').fill('Nothing came.');
  await page.getByRole('button', { name: 'Dispute exchange' }).click();
  await expect(held(page)).toContainText('Two members of our staff decide.');
  await expect(held(page)).toContainText('Nothing came.');
  expect(await findProblems(page), 'disputed').toEqual([]);
});
