import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { answerPayoutReview, listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import {
  approvePayout,
  completePayout,
  failPayout,
  listPayoutQueue,
  readPayoutCard,
  rejectPayout,
  sendPayout,
  showPayout,
} from '#contract/desk/payouts.ts';
import { listPayouts } from '#contract/payout.ts';
import { wallet } from '#contract/wallet.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import type { TestPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { createDisputedRefusal, createPayoutIn } from './test-desk-money.ts';

let server: TestServer;
let first: TestStaff;
let second: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  first = await admitStaff(server, 'Fay Finance', 'finance');
  second = await admitStaff(server, 'Abe Approver', 'approver', 'finance');
});
afterAll(() => server.close());

const available = async ({ token }: TestPartner) => {
  const answer = await server.ask(wallet, {}, { token });
  return answer.code === 200 ? answer.data.available : answer.msg;
};

const payout = (state: 'requested' | 'approved' | 'sent') =>
  createPayoutIn(server, { first, second }, state);

test('whoever approved a payout does not send it, and whoever sent it does not complete it', async () => {
  const { id, partner } = await payout('requested');
  const reason = 'Card and name are the same.';
  expect(reasonOf(await first.ask(approvePayout, { id, seen: 'requested', reason }))).toBe(
    'desk_role_missing',
  );
  await second.get(approvePayout, { id, seen: 'requested', reason });
  const alone = await second.ask(sendPayout, { id, seen: 'approved', reference: 'BANK-7' });
  expect(reasonOf(alone)).toBe('second_person_needed');
  await first.get(sendPayout, { id, seen: 'approved', reference: 'BANK-7' });
  expect((await first.get(listPayoutQueue, { state: 'sent' })).list[0]).toMatchObject({ id });
  const arrived = { id, seen: 'sent', reference: 'BANK-7' } as const;
  expect(reasonOf(await first.ask(completePayout, arrived))).toBe('second_person_needed');
  await second.get(completePayout, arrived);
  const { steps, target } = await first.get(showPayout, { id });
  expect(steps.map(({ state, by, reference }) => [state, by, reference])).toEqual([
    ['requested', 'partner', null],
    ['approved', 'Abe Approver', id],
    ['sent', 'Fay Finance', 'BANK-7'],
    ['completed', 'Abe Approver', 'BANK-7'],
  ]);
  expect(target).toContain('7890');
  expect(target).not.toContain('1234567890');
  expect(await available(partner)).toBe('70.00');
});

test('of two concurrent acts on one payout, one wins and the other is refused', async () => {
  for (const state of ['requested', 'approved', 'sent'] as const) {
    const { id, partner } = await payout(state);
    const stop = { id, seen: state };
    const third = await admitStaff(server, `Third for ${state}`, 'finance', 'approver');
    const answers = await Promise.all(
      state === 'sent'
        ? [
            second.ask(completePayout, { id, seen: state, reference: 'BANK-8' }),
            third.ask(failPayout, { ...stop, why: 'bank-returned', reference: 'BANK-8' }),
          ]
        : [
            first.ask(rejectPayout, { ...stop, why: 'details-wrong' }),
            third.ask(rejectPayout, { ...stop, why: 'name-differs' }),
          ],
    );
    expect(answers.map(reasonOf).sort()).toEqual(['desk_changed_meanwhile', null]);
    const ended = await first.get(showPayout, { id });
    expect(ended.steps.filter(({ state: at }) => at === ended.state)).toHaveLength(1);
    expect(await available(partner)).toBe(ended.state === 'completed' ? '70.00' : '100.00');
  }
});

test('whoever sent a payout cannot also report its return, and the database enforces it', async () => {
  const { id, partner } = await payout('sent');
  const failed = { id, seen: 'sent', why: 'bank-returned', reference: 'BANK-9' } as const;
  expect(reasonOf(await first.ask(failPayout, failed))).toBe('second_person_needed');
  expect(await available(partner)).toBe('70.00');
  const step = server.db.sql`
    insert into status_change (payout_id, step, state, at, made_by, staff_id)
    values (${id}, 4, 'failed', now(), 'Somebody Else', ${first.id})`;
  await expect(step).rejects.toThrow('takes another person');
  await second.get(failPayout, failed);
  expect(await available(partner)).toBe('100.00');
  for (const state of ['sent', 'failed', 'completed']) {
    const again = server.db.sql`update payout set state = ${state} where id = ${id}`;
    await expect(again).rejects.toThrow('never changed');
  }
  const { id: approved } = await payout('approved');
  const sent = server.db.sql`
    insert into status_change (payout_id, step, state, at, made_by, staff_id)
    values (${approved}, 3, 'sent', now(), 'Somebody Else', ${second.id})`;
  await expect(sent).rejects.toThrow('takes another person');
  const nobody = server.db.sql`
    insert into status_change (payout_id, step, state, at, made_by)
    values (${approved}, 3, 'sent', now(), 'Somebody Else')`;
  await expect(nobody).rejects.toThrow('payout_is_moved_by_somebody');
});

test('an act on an outdated state changes nothing, even if the step would be allowed', async () => {
  const { id } = await payout('approved');
  const stale = { id, seen: 'requested', why: 'details-wrong' } as const;
  expect(reasonOf(await first.ask(rejectPayout, stale))).toBe('desk_changed_meanwhile');
  expect((await first.get(showPayout, { id })).state).toBe('approved');
});

test('a payout is stopped only for a reason from the closed list, which its partner reads', async () => {
  const { id, partner } = await payout('requested');
  const seen = { id, seen: 'requested' } as const;
  for (const own of [{ why: 'pay first' }, { why: 'details-wrong', note: 'Pay 50.00 first.' }]) {
    const refused = await first.ask(rejectPayout, { ...seen, ...own } as never);
    expect(reasonOf(refused)).toBe('input_invalid');
  }
  await first.get(rejectPayout, { ...seen, why: 'details-wrong' });
  const read = await server.ask(listPayouts, {}, { token: partner.token });
  const reason = 'details-wrong';
  expect(read).toMatchObject({ data: { list: [{ state: 'rejected', steps: [{}, { reason }] }] } });
});

test('viewing the full card takes a reason, and the partner sees who did it', async () => {
  const { id, partner } = await payout('approved');
  const support = await admitStaff(server, 'Sue Support', 'support');
  const reason = 'To type it into the bank.';
  const refused = await support.ask(readPayoutCard, { id, reason });
  expect(reasonOf(refused)).toBe('desk_role_missing');
  const { fields } = await first.get(readPayoutCard, { id, reason });
  expect(fields).toContainEqual({ field: 'bankAccount', value: '1234567890' });
  const acts = await server.ask(listStaffActivity, {}, { token: partner.token });
  expect(acts).toMatchObject({
    data: { list: [{ by: 'Fay Finance', act: 'card-read', reason, reference: id }, {}, {}, {}] },
  });
});

test('a disputed refusal is answered by someone other than the person who made it', async () => {
  const { refusalId } = await createDisputedRefusal(server, { first, second });
  const { list } = await first.get(listPayoutReviews, {});
  expect(list).toMatchObject([{ refusalId, causedBy: 'Fay Finance', isOverdue: false }]);
  const answer = { refusalId, outcome: 'lifted', reason: 'The name is right.' } as const;
  expect(reasonOf(await first.ask(answerPayoutReview, answer))).toBe('second_person_needed');
  await second.get(answerPayoutReview, answer);
  const again = await second.ask(answerPayoutReview, answer);
  expect(reasonOf(again)).toBe('desk_changed_meanwhile');
  const answered = await first.get(listPayoutReviews, { state: 'answered' });
  expect(answered.list).toMatchObject([{ refusalId, answeredBy: 'Abe Approver' }]);
  expect((await first.get(listPayoutReviews, {})).list).toEqual([]);
});

test('the queue is read page by page, oldest first, and narrowed to a partner', async () => {
  const { id, partner } = await payout('requested');
  const one = await first.get(showPayout, { id });
  const narrowed = await first.get(listPayoutQueue, { partner: one.partner.slice(0, 5) });
  expect(narrowed.list.map(({ id: own }) => own)).toContain(id);
  const sql = server.db.owner.sql;
  await sql`
    insert into payout (id, partner_id, amount, fee, net, card_id, target, state, requested_at)
    select gen_random_uuid(), ${partner.id}, 2, 1, 1, ${partner.cardId}, 'Bank ···1', 'requested',
      ${server.clock.now} from
      generate_series(1, 120)`;
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { list: { id: string }[]; next: string | null } = await first.get(listPayoutQueue, {
      state: 'requested',
      ...(cursor === '' ? {} : { cursor }),
    });
    seen.push(...page.list.map(({ id: own }) => own));
    cursor = page.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(121);
});
