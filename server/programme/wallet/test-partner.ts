import { randomUUID } from 'node:crypto';
import { userInfo } from '#contract/account.ts';
import { editBankCard } from '#contract/bank-card.ts';
import { checkPayPassword, setPayPassword } from '#contract/pay-password.ts';
import type { CardValue } from '#domain/wallet/card.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { type TestServer, testPassword } from '../../test-server.ts';
import { insertReference } from './deposit-store.ts';
import { md5 } from './test-pay-password.ts';

export const testDigits = '739154';

/** The card that test partners have. */
export const testCard: CardValue[] = [
  { field: 'cardName', value: 'Harbour Bank' },
  { field: 'userName', value: 'Ann Lee' },
  { field: 'bankAccount', value: '1234567890' },
  { field: 'mobile', value: '+6621234567' },
  { field: 'bankAddress', value: '1 Pier Road' },
  { field: 'branchName', value: 'Pier' },
];

/** A partner ready for money tests: registered, funded, with a transaction password and a card. */
export interface TestPartner {
  readonly id: string;
  readonly token: string;
  readonly cardId: string;
  confirm(subject: ConfirmationSubject): Promise<string>;
}

export async function readyPartner(
  server: TestServer,
  username: string,
  funds: string,
): Promise<TestPartner> {
  return preparePartner(server, await server.admit(username), funds);
}

/**
 * Takes a session's confirmations one at a time: tries count before they are compared, so
 * concurrent ones would look like guessing.
 */
export function confirmationsOf(server: TestServer, token: string) {
  const password = md5(testDigits);
  let lastConfirmation: Promise<unknown> = Promise.resolve();

  const take = async (subject: ConfirmationSubject): Promise<string> => {
    const input = { password, action: subject.action, about: aboutOf(subject) };
    const answer = await server.ask(checkPayPassword, input, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    return answer.data.confirmation;
  };
  return (subject: ConfirmationSubject): Promise<string> => {
    const mine = lastConfirmation.then(() => take(subject));
    lastConfirmation = mine.catch(() => {});
    return mine;
  };
}

/** Gives a newly registered partner a transaction password, a card and funds. */
export async function preparePartner(
  server: TestServer,
  token: string,
  funds = '0.00',
): Promise<TestPartner> {
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);
  const { id } = info.data;

  const password = md5(testDigits);
  await server.ask(setPayPassword, { password, loginPassword: testPassword }, { token });
  const confirm = confirmationsOf(server, token);

  const cardAnswer = await server.ask(
    editBankCard,
    {
      requestId: randomUUID(),
      method: 'bank',
      fields: testCard,
      confirmation: await confirm({ action: 'card', method: 'bank', fields: testCard }),
    },
    { token },
  );

  if (cardAnswer.code !== 200) throw new Error(cardAnswer.msg);
  if (funds !== '0.00') await depositFor(server, id, funds);
  return { id, token, cardId: cardAnswer.data.id, confirm };
}

/** A deposit as staff make it: requested by one person, approved by another. */
export async function depositFor(server: TestServer, partnerId: string, amount: string) {
  const { db, clock } = server;
  const now = () => clock.now;
  const reference = `R-${randomUUID().slice(0, 8).toUpperCase()}`;
  await insertReference(db.sql, reference, partnerId, clock.now);

  const form = { kind: 'deposit', partnerId, amount, entryId: null, reference } as const;
  const id = await requestMoney(db, { ...form, reason: 'arrived', by: 'Ann Lee' }, clock.now);

  const services = { db, now, money: createMoneyQueue(db, now) };
  await decideMoney(services, { id, by: 'Bo Chen', isApproved: true });
}
