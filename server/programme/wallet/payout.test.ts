import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelPayout,
  listPayouts,
  payoutReasons,
  payoutTerms,
  requestPayout,
} from '#contract/payout.ts';
import { listRecords } from '#contract/record.ts';
import { wallet } from '#contract/wallet.ts';
import { languages } from '#domain/language.ts';
import { micro } from '#domain/money.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { issueConfirmation } from '../../people/confirmation/use-confirmation.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import type { PayoutStep } from './move-payout.ts';
import { movePayoutByName } from './test-move-payout.ts';
import { depositFor, readyPartner, type TestPartner } from './test-partner.ts';
import { createPayoutRequest } from './test-payout.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const balances = async ({ token }: TestPartner) => {
  const answer = await server.ask(wallet, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};

async function withdraw(partner: TestPartner, amount: string, requestId: string = randomUUID()) {
  const { cardId, token } = partner;
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const confirmation = await partner.confirm(subject);
  return server.ask(requestPayout, { requestId, ...asked, confirmation }, { token });
}

const move = (id: string, to: PayoutStep['newState'], by: string) => {
  const now = () => server.clock.now;
  const services = { db: server.db, now, money: createMoneyQueue(server.db, now) };
  return movePayoutByName(services, {
    id,
    newState: to,
    movedBy: by,
    reason: 'as asked',
    reference: 'BANK-77',
  });
};

test('a payout goes its whole way: fee and net as quoted, each step with its time', async () => {
  const partner = await readyPartner(server, 'whole-way', '500.00');
  const asked = await withdraw(partner, '120.00');
  expect(asked).toMatchObject({ data: { fee: '1.00', net: '119.00', left: '380.00' } });
  if (asked.code !== 200) throw new Error(asked.msg);
  expect(await balances(partner)).toMatchObject({ available: '380.00', payout: '120.00' });
  await move(asked.data.id, 'approved', 'Ann Lee');
  await expect(move(asked.data.id, 'sent', 'ann lee')).rejects.toThrow('second_person_needed');
  const rejection = move(asked.data.id, 'rejected', 'Bo Chen');
  await expect(rejection).rejects.toThrow('second_person_needed');
  await move(asked.data.id, 'sent', 'Bo Chen');
  const sender = move(asked.data.id, 'completed', 'bo chen');
  await expect(sender).rejects.toThrow('second_person_needed');
  await move(asked.data.id, 'completed', 'Ann Lee');
  expect(await balances(partner)).toMatchObject({ available: '380.00', payout: '0.00' });
  const list = await server.ask(listPayouts, {}, { token: partner.token });
  expect(list).toMatchObject({
    data: { list: [{ state: 'completed', target: 'Bank ···7890' }] },
  });
  const inJapanese = await server.ask(listPayouts, {}, { token: partner.token, lang: 'ja' });
  expect(inJapanese).toMatchObject({ data: { list: [{ target: '銀行 ···7890' }] } });
  if (list.code !== 200) throw new Error(list.msg);
  expect(list.data.list[0]?.steps.map(({ state }) => state)).toEqual([
    'requested',
    'approved',
    'sent',
    'completed',
  ]);
});

test('a refused payout comes back in full, with the reason', async () => {
  const partner = await readyPartner(server, 'comes-back', '100.00');
  const asked = await withdraw(partner, '40.00');
  if (asked.code !== 200) throw new Error(asked.msg);
  await move(asked.data.id, 'rejected', 'Ann Lee');
  expect(await balances(partner)).toMatchObject({ available: '100.00', payout: '0.00' });
  const list = await server.ask(listPayouts, {}, { token: partner.token });
  expect(JSON.stringify(list)).toContain('as asked');
});

test('a partner can cancel a payout only while it is requested', async () => {
  const partner = await readyPartner(server, 'canceller', '100.00');
  const asked = await withdraw(partner, '40.00');
  if (asked.code !== 200) throw new Error(asked.msg);
  const { id } = asked.data;
  const stranger = await readyPartner(server, 'canceller-not', '0.00');
  const cancel = async (who: TestPartner, requestId: string = randomUUID()) => {
    const confirmation = await who.confirm({ action: 'payout-cancel', payoutId: id });
    return server.ask(cancelPayout, { requestId, id, confirmation }, { token: who.token });
  };
  expect(reasonOf(await cancel(stranger))).toBe('payout_not_found');
  const requestId = randomUUID();
  expect(await cancel(partner, requestId)).toMatchObject({ data: { state: 'cancelled' } });
  expect(await cancel(partner, requestId)).toMatchObject({ data: { state: 'cancelled' } });
  expect(reasonOf(await cancel(partner))).toBe('payout_not_in_state');
  expect(await balances(partner)).toMatchObject({ available: '100.00', payout: '0.00' });
});

test('the same request sent again has one effect, and another under its id is refused', async () => {
  const partner = await readyPartner(server, 'repeater', '500.00');
  const requestId = randomUUID();
  const first = await withdraw(partner, '50.00', requestId);
  expect(await withdraw(partner, '50.00', requestId)).toEqual(first);
  expect(reasonOf(await withdraw(partner, '60.00', requestId))).toBe('request_id_reused');
  expect(await balances(partner)).toMatchObject({ available: '450.00', payout: '50.00' });
});

test('a payout is refused without a confirmation of its own amount and card, or with a used one', async () => {
  const partner = await readyPartner(server, 'unconfirmed', '500.00');
  const { cardId, token } = partner;
  const { input: asked, subject } = createPayoutRequest('50.00', cardId);
  const confirmation = await partner.confirm(subject);
  const ask = (input: object) =>
    server.ask(
      requestPayout,
      { requestId: randomUUID(), ...asked, confirmation, ...input },
      { token },
    );
  expect(reasonOf(await ask({ confirmation: '' }))).toBe('confirmation_invalid');
  expect(reasonOf(await ask({ amount: '51.00' }))).toBe('confirmation_invalid');
  expect(reasonOf(await ask({ cardId: randomUUID() }))).toBe('confirmation_invalid');
  expect(await ask({})).toMatchObject({ code: 200 });
  expect(reasonOf(await ask({}))).toBe('confirmation_used');
  expect(await balances(partner)).toMatchObject({ available: '450.00' });
});

test('a payout whose fee is not the one shown is refused, and nothing moves', async () => {
  const partner = await readyPartner(server, 'surprised', '500.00');
  const { cardId, token } = partner;
  const { input: asked, subject } = createPayoutRequest('50.00', cardId);
  const before = await balances(partner);
  // One fee was shown and confirmed, but the configuration has another by now.
  const shown = { ...subject, fee: micro(400_000n) };
  const confirmation = await partner.confirm(shown);
  const input = { requestId: randomUUID(), ...asked, fee: '0.40', confirmation };
  const refused = await server.ask(requestPayout, input, { token });
  expect(refused).toMatchObject({
    data: { reason: 'payout_fee_changed', facts: { fee: '1.00', remedy: 'ask-again' } },
  });
  expect(await balances(partner)).toEqual(before);
  // A confirmation for one fee is not valid for another.
  const other = { requestId: randomUUID(), ...asked, confirmation };
  expect(reasonOf(await server.ask(requestPayout, other, { token }))).toBe('confirmation_invalid');
});

test('a refused payout leaves every balance as it was, and names its rule', async () => {
  const partner = await readyPartner(server, 'refused', '10.00');
  const before = await balances(partner);
  expect(reasonOf(await withdraw(partner, '10.01'))).toBe('payout_above_available');
  expect(reasonOf(await withdraw(partner, '0.00'))).toBe('payout_zero');
  expect(await balances(partner)).toEqual(before);
  const bare = await server.admit('bare');
  expect(await server.ask(payoutTerms, {}, { token: bare })).toMatchObject({
    data: {
      refusal: { reason: 'payout_pay_password_missing', facts: { remedy: 'set-pay-password' } },
    },
  });
});

const raceRounds = process.env.LONG ? 100 : 5;

test(`50 payouts at once, ${raceRounds} rounds: never more than there is`, {
  timeout: 120_000,
}, async () => {
  const partner = await readyPartner(server, 'racer', '100.00');
  const { id, cardId, token } = partner;
  const session = await server.db.sql.one<{ id: string }>`
    select id from session where partner_id = ${id} limit 1`;
  const holder = { id, sessionId: session.id };
  const { input: asked, subject: about } = createPayoutRequest('30.00', cardId);
  const subject = { action: 'payout', about: aboutOf(about) } as const;
  let inFlight = 0;
  for (let round = 0; round < raceRounds; round += 1) {
    const issued = await Promise.all(
      Array.from({ length: 50 }, () =>
        issueConfirmation(server.db.sql, holder, subject, server.clock.now),
      ),
    );
    const answers = await Promise.all(
      issued.map(({ confirmation }) => {
        const requestId = randomUUID();
        const question = { requestId, ...asked, confirmation };
        return server.ask(requestPayout, question, { token });
      }),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    inFlight += 90;
    const held = { available: '10.00', payout: `${inFlight}.00` };
    expect(await balances(partner)).toMatchObject(held);
    await depositFor(server, id, '90.00');
  }
});

test('every transaction is a record that adds up to the balance', async () => {
  const partner = await readyPartner(server, 'adder', '200.00');
  await withdraw(partner, '20.00');
  await withdraw(partner, '30.00');
  const records = await server.ask(listRecords, {}, { token: partner.token });
  if (records.code !== 200) throw new Error(records.msg);
  const total = records.data.list.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(total).toBe(150);
  const { head } = await balances(partner);
  expect(head.seq).toBe(3);
});

test('the reasons for refusing a payout are public, closed, and none asks for money', async () => {
  const answer = await server.ask(payoutReasons, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(answer.data.list).toHaveLength(15);
  for (const { code } of languages) {
    const texts = JSON.stringify(await server.ask(payoutReasons, {}, { lang: code }));
    expect(texts).not.toMatch(/\bpay in\b|top.?up|deposit first|einzahl/i);
    // The end of a wait is written for people, not as a timestamp.
    expect(texts).not.toMatch(/…|\{until\}|\d{4}-\d\d-\d\dT/);
  }
});
