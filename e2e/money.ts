import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CardValue } from '../domain/wallet/card.ts';
import { aboutOf, type ConfirmationSubject } from '../domain/wallet/confirmation.ts';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import { decideMoney, requestMoney } from '../server/desk/approval/test-move-money.ts';
import type { Db } from '../server/platform/database/db.ts';
import { createPayoutRequest } from '../server/programme/wallet/test-payout.ts';
import { newPassword } from './journey.ts';

export const payDigits = '274916';

const password = createHash('md5').update(payDigits).digest('hex');

const fields: CardValue[] = [
  { field: 'cardName', value: 'Harbour Bank' },
  { field: 'userName', value: 'Ada Lovelace' },
  { field: 'bankAccount', value: '555012349876' },
  { field: 'mobile', value: '+6621234567' },
  { field: 'bankAddress', value: '1 Quay Road' },
  { field: 'branchName', value: 'Old Town' },
];

/** Makes a call with the page's session, as the app itself would. */
export async function ask<Data>(page: Page, path: string, data: object): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '""');
  const headers = { 'x-ct': JSON.parse(token) as string };
  const response = await page.request.post(`/api${path}`, { data, headers });
  const answer = (await response.json()) as { code: number; msg: string; data: Data };
  if (answer.code !== 200) throw new Error(`${path}: ${answer.msg}`);
  return answer.data;
}

/** The same for a read call. */
export async function readData<Data>(page: Page, path: string): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '""');
  const headers = { 'x-ct': JSON.parse(token) as string };
  const answer = (await (await page.request.get(`/api${path}`, { headers })).json()) as {
    code: number;
    msg: string;
    data: Data;
  };
  if (answer.code !== 200) throw new Error(`${path}: ${answer.msg}`);
  return answer.data;
}

/** Sets the transaction password and card of whoever is logged in on the page. */
export async function prepareWallet(page: Page): Promise<void> {
  await ask(page, '/set/password', { password, loginPassword: newPassword });
  const subject: ConfirmationSubject = { action: 'card', method: 'bank', fields };
  const confirmation = await confirmationFor(page, subject);
  const card = { requestId: randomUUID(), method: 'bank', fields, confirmation };
  await ask(page, '/bank_card/edit', card);
}

/** The transaction password's confirmation of one act. */
export async function confirmationFor(page: Page, subject: ConfirmationSubject): Promise<string> {
  const question = { password, action: subject.action, about: aboutOf(subject) };
  return (await ask<{ confirmation: string }>(page, '/check/password', question)).confirmation;
}

/** Staff record and confirm a transfer that arrived under a partner's reference. */
export async function confirmDeposit(db: Db, reference: string, amount: string): Promise<void> {
  const now = () => new Date();
  const form = { kind: 'deposit', partnerId: null, entryId: null, reference, amount } as const;
  const id = await requestMoney(db, { ...form, reason: 'arrived', by: 'Ann Lee' }, now());
  const services = { db, now, money: createMoneyQueue(db, now) };
  await decideMoney(services, { id, by: 'Bo Chen', isApproved: true });
}

/** Requests a payout to the card, and returns its id. */
export async function askForPayout(page: Page, amount: string): Promise<string> {
  const { card } = await readData<{ card: { id: string } }>(page, '/user/withdraw/terms');
  const { input: payout, subject } = createPayoutRequest(amount, card.id);
  const confirmation = await confirmationFor(page, subject);
  const input = { requestId: randomUUID(), ...payout, confirmation };
  return (await ask<{ id: string }>(page, '/user/withdraw', input)).id;
}
