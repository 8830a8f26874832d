import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { answerPayoutReview } from '#contract/desk/payout-reviews.ts';
import { listPayouts, payoutReasons, payoutTerms, requestPayout } from '#contract/payout.ts';
import { disputePayoutRefusal, listPayoutRefusals } from '#contract/review.ts';
import type { Input } from '#contract/route.ts';
import { login } from '#contract/session.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { admitStaff, renameStaff } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { movePayoutByName } from './test-move-payout.ts';
import { readyPartner, type TestPartner } from './test-partner.ts';
import { createPayoutRequest } from './test-payout.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const hour = 3_600_000;
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

async function withdraw({ cardId, token, confirm }: TestPartner, amount: string) {
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  return server.ask(requestPayout, input, { token });
}

async function refusalsOf({ token }: { token: string }, input: object = {}) {
  const answer = await server.ask(listPayoutRefusals, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list;
}

const dispute = (token: string, id: string, text = 'I have more than that.') =>
  server.ask(disputePayoutRefusal, { id, text }, { token });

/** Answers at the desk, as somebody who has just begun to work there. */
const answerBy = async (name: string, answer: Input<typeof answerPayoutReview>) =>
  (await admitStaff(server, name, 'finance')).ask(answerPayoutReview, answer);

const countOf = async (reason: string) => {
  later(61_000);
  const answer = await server.ask(payoutReasons, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.find((one) => one.reason === reason)?.refused ?? -1;
};

test('every refusal is recorded with rule, facts, remedy and time, and its id is in the response', async () => {
  const partner = await readyPartner(server, 'refused', '10.00');
  const refused = await withdraw(partner, '10.01');
  expect(reasonOf(refused)).toBe('payout_above_available');
  const [kept] = await refusalsOf(partner);
  expect(kept).toEqual({
    id: expect.any(String),
    at: server.clock.now.toISOString(),
    reason: 'payout_above_available',
    remedy: 'change-amount',
    facts: { remedy: 'change-amount', amount: '10.01', available: '10.00' },
    review: null,
  });
  expect(refused).toMatchObject({ data: { facts: { refusalId: kept?.id } } });
});

test('a form that opens refused is a refusal too, and an empty confirmation is not', async () => {
  const token = await server.admit('bare');
  const terms = await server.ask(payoutTerms, {}, { token });
  const [kept] = await refusalsOf({ token });
  expect(kept).toMatchObject({ reason: 'payout_pay_password_missing' });
  expect(terms).toMatchObject({ data: { refusal: { id: kept?.id } } });

  const partner = await readyPartner(server, 'no-confirmation', '10.00');
  const { input: asked } = createPayoutRequest('1.00', partner.cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: '' };
  const answer = await server.ask(requestPayout, input, { token: partner.token });
  expect(reasonOf(answer)).toBe('confirmation_invalid');
  expect(await refusalsOf(partner)).toEqual([]);
});

test('repeated refusals by one rule are recorded once an hour, whatever the amount', async () => {
  const partner = await readyPartner(server, 'insistent', '10.00');
  const ask = async (amount: string) => {
    const { input: asked } = createPayoutRequest(amount, partner.cardId);
    const input = { requestId: randomUUID(), ...asked, confirmation: 'x' };
    return server.ask(requestPayout, input, { token: partner.token });
  };
  const answers = [];
  // The server refuses more than a few hundred calls at once.
  for (let at = 0; at < (isLongRun ? 1_000 : 250); at += 250) {
    const amounts = Array.from({ length: 250 }, (_, nth) => `${11 + at + nth}.00`);
    answers.push(...(await Promise.all(amounts.map(ask))));
  }
  expect(new Set(answers.map(reasonOf))).toEqual(new Set(['payout_above_available']));
  expect(await refusalsOf(partner)).toHaveLength(1);
  await ask('0.00');
  expect(await refusalsOf(partner)).toHaveLength(2);
  later(hour);
  await ask('99.00');
  expect(await refusalsOf(partner)).toHaveLength(3);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a refusal is disputed once, answered by staff with name and reason, and seen by the partner', async () => {
  const partner = await readyPartner(server, 'disputer', '10.00');
  const { token } = partner;
  await withdraw(partner, '20.00');
  const [kept] = await refusalsOf(partner);
  const id = kept?.id ?? '';
  expect(reasonOf(await dispute(token, id, '   '))).toBe('field_empty');
  const stranger = await server.admit('disputer-not');
  expect(reasonOf(await dispute(stranger, id))).toBe('refusal_not_found');
  expect(reasonOf(await dispute(token, randomUUID()))).toBe('refusal_not_found');
  // A Sunday at noon: Monday and Tuesday are the two working days.
  server.clock.now = new Date('2026-11-15T16:00:00Z');
  const asked = await dispute(token, id);
  expect(asked).toMatchObject({
    data: { dueAt: '2026-11-17T16:00:00.000Z', isOverdue: false, answer: null },
  });
  expect(await dispute(token, id)).toEqual(asked);
  expect(reasonOf(await dispute(token, id, 'Other words.'))).toBe('review_asked_already');

  server.clock.now = new Date('2026-11-17T16:00:00Z');
  const again = await refusalsOf({ token: await reenter('disputer') }, { only: 'disputed' });
  expect(again).toMatchObject([{ id, review: { isOverdue: true } }]);

  const answer = { refusalId: id, outcome: 'upheld', reason: 'You had 10.00.' } as const;
  expect(await answerBy('Bea Chen', answer)).toMatchObject({ code: 200 });
  expect(reasonOf(await answerBy('Cy Fox', answer))).toBe('desk_changed_meanwhile');
  const [seen] = await refusalsOf({ token: await reenter('disputer') });
  expect(seen?.review).toMatchObject({
    isOverdue: false,
    answer: { by: 'Bea Chen', outcome: 'upheld', reason: 'You had 10.00.' },
  });
  const acts = await server.ask(listStaffActivity, {}, { token: await reenter('disputer') });
  if (acts.code !== 200) throw new Error(acts.msg);
  expect(acts.data.list[0]).toMatchObject({ by: 'Bea Chen', act: 'review-upheld' });
});

/** Days pass in this test, so the session has to be renewed. */
async function reenter(username: string): Promise<string> {
  const form = { username, password: testPassword };
  const entered = await server.ask(login, form, { address: '10.3.0.1' });
  if (entered.code !== 200) throw new Error(entered.msg);
  return entered.data.token;
}

test('a rejection by staff is recorded too, and never reviewed by whoever rejected it', async () => {
  const partner = await readyPartner(server, 'rejected', '50.00');
  const ann = await admitStaff(server, 'Fay Lee', 'finance');
  const asked = await withdraw(partner, '30.00');
  if (asked.code !== 200) throw new Error(asked.msg);
  const now = () => server.clock.now;
  const services = { db: server.db, now, money: createMoneyQueue(server.db, now) };
  const move = { id: asked.data.id, newState: 'rejected', movedBy: 'Fay Lee' } as const;
  await movePayoutByName(services, { ...move, reason: 'name differs', reference: 'L-1' });
  const [kept] = await refusalsOf(partner);
  expect(kept).toMatchObject({
    reason: 'payout_rejected',
    remedy: 'ask-review',
    facts: { why: 'name differs', amount: '30.00' },
  });
  const list = await server.ask(listPayouts, {}, { token: partner.token });
  expect(list).toMatchObject({ data: { list: [{ state: 'rejected', refusalId: kept?.id }] } });
  const refusalId = kept?.id ?? '';
  expect(await dispute(partner.token, refusalId, 'It is my name.')).toMatchObject({ code: 200 });
  const answer = { refusalId, outcome: 'lifted', reason: 'It is the same name.' } as const;
  expect(reasonOf(await ann.ask(answerPayoutReview, answer))).toBe('second_person_needed');
  await renameStaff(server, ann, 'Somebody Else');
  expect(reasonOf(await ann.ask(answerPayoutReview, answer))).toBe('second_person_needed');
  // The database refuses it too.
  await expect(
    server.db.sql`
      update support_case set answered_at = now(), answered_by = ${ann.id}, answerer = 'Bo',
             outcome = 'upheld', answer = 'mine' where refusal_id = ${refusalId}`,
  ).rejects.toThrow('support_case_is_answered_by_another');
  expect(await answerBy('Dee Wood', answer)).toMatchObject({ code: 200 });
});

test('how often each rule refused is public, and computed from the records', async () => {
  const before = await countOf('payout_above_available');
  const partner = await readyPartner(server, 'counted', '1.00');
  await withdraw(partner, '2.00');
  expect(await countOf('payout_above_available')).toBe(before + 1);
  const { count } = await server.db.sql.one<{ count: bigint }>`
    select count(*) count from payout_refusal where reason = 'payout_above_available'`;
  expect(before + 1).toBe(Number(count));
});

test('a refusal is neither changed nor deleted, and a missing one is found by the auditor', async () => {
  for (const statement of [
    fragment`update payout_refusal set reason = 'payout_zero'`,
    fragment`delete from payout_refusal`,
    fragment`delete from support_case`,
    fragment`update support_case set text = 'x'`,
  ]) {
    await expect(server.db.sql`${statement}`).rejects.toThrow('permission denied');
  }
  await expect(server.db.owner.sql`delete from payout_refusal`).rejects.toThrow('never changed');
  const partner = await readyPartner(server, 'chained', '1.00');
  await withdraw(partner, '2.00');
  await withdraw(partner, '0.00');
  class Undo extends Error {}
  for (const tampering of [
    fragment`delete from payout_refusal`,
    fragment`update payout_refusal set reason = 'payout_zero'`,
  ]) {
    const tried = changeUnguarded(server.db.owner, async (sql) => {
      await sql`${tampering} where partner_id = ${partner.id} and seq = 1`;
      const { findings } = await auditAll(sql);
      expect(findings).toMatchObject([{ what: 'a refusal does not follow the one before' }]);
      throw new Undo();
    });
    await expect(tried).rejects.toThrow(Undo);
  }
});
