import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listPartnerActs } from '#contract/desk/partners.ts';
import { answerPayoutReview, listPayoutReviews } from '#contract/desk/payout-reviews.ts';
import {
  approvePayout,
  completePayout,
  listPayoutQueue,
  readPayoutCard,
  rejectPayout,
  sendPayout,
  showPayout,
} from '#contract/desk/payouts.ts';
import { failPayout, rejectApprovedPayout } from '#contract/desk/transfers.ts';
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

const yes = (id: string) => ({ id, isApproved: true, reason: '' });

test('of two concurrent acts on one payout, one wins and the other is refused', async () => {
  for (const state of ['requested', 'sent'] as const) {
    const { id, partner } = await payout(state);
    const third = await admitStaff(server, `Third for ${state}`, 'finance', 'approver');
    const fail = { id, why: 'bank-returned', reference: `BANK-8-${state}` } as const;
    const acts =
      state === 'sent'
        ? [
            () => second.ask(completePayout, { id, seen: state, reference: 'BANK-8' }),
            await first.get(failPayout, fail).then((asked) => () => {
              return third.ask(decideApproval, yes(asked.id));
            }),
          ]
        : (['details-wrong', 'name-differs'] as const).map((why) => () => {
            return first.ask(rejectPayout, { id, seen: state, why });
          });
    const answers = await Promise.all(acts.map((act) => act()));
    expect(answers.map(reasonOf).sort()).toEqual(['desk_changed_meanwhile', null]);
    const ended = await first.get(showPayout, { id });
    expect(ended.steps.filter(({ state: at }) => at === ended.state)).toHaveLength(1);
    expect(await available(partner)).toBe(ended.state === 'completed' ? '70.00' : '100.00');
  }
});

test('a sent payout is given back by two, and its sender is not the one who approves it', async () => {
  const { id, partner } = await payout('sent');
  const failed = { id, why: 'bank-returned', reference: 'BANK-9' } as const;
  const asked = await second.get(failPayout, failed);
  const sender = await admitStaff(server, 'Fay Finance', 'finance', 'approver');
  expect(reasonOf(await sender.ask(decideApproval, yes(asked.id)))).toBe('second_person_needed');
  expect(await available(partner)).toBe('70.00');
  const { list } = await sender.get(listApprovals, { kind: 'payout-failed' });
  expect(list.find((one) => one.id === asked.id)).toMatchObject({
    about: {
      amount: '30.00',
      state: 'sent → failed',
      approvedBy: 'Abe Approver',
      sentBy: 'Fay Finance',
      bankStatement: 'no imported line names this payout',
    },
  });

  const third = await admitStaff(server, 'Tia Third', 'approver');
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  await third.get(decideApproval, yes(asked.id));
  expect(await available(partner)).toBe('100.00');
  const { list: acts } = await first.get(listPartnerActs, { id: partner.id });
  expect(acts.slice(0, 2)).toMatchObject([
    { by: 'Tia Third', act: 'approve-payout-failed', reason: 'bank-returned' },
    { by: 'Abe Approver', act: 'request-payout-failed', reason: 'bank-returned' },
  ]);
});

test('what was approved may have been paid by hand, so nobody alone rejects it', async () => {
  const { id, partner } = await payout('approved');
  const why = 'details-wrong';
  const alone = await second.ask(rejectPayout, { id, seen: 'approved', why } as never);
  expect(reasonOf(alone)).toBe('input_invalid');
  expect(reasonOf(await second.ask(rejectPayout, { id, seen: 'requested', why }))).toBe(
    'desk_changed_meanwhile',
  );
  const asked = await first.get(rejectApprovedPayout, { id, why });
  expect(await available(partner)).toBe('70.00');
  await second.get(decideApproval, yes(asked.id));
  expect(await available(partner)).toBe('100.00');
  expect((await first.get(showPayout, { id })).state).toBe('rejected');
});

test('a payout that was sent while its rejection waited is not rejected', async () => {
  const { id, partner } = await payout('approved');
  const asked = await first.get(rejectApprovedPayout, { id, why: 'details-wrong' });
  await first.get(sendPayout, { id, seen: 'approved', reference: 'BANK-10' });
  expect(reasonOf(await second.ask(decideApproval, yes(asked.id)))).toBe('desk_changed_meanwhile');
  expect(await available(partner)).toBe('70.00');
});

test('the database enforces that steps of a payout take two people', async () => {
  const { id: sent } = await payout('sent');
  const { id: approved } = await payout('approved');
  const step = (payoutId: string, state: string, staffId: string | null) =>
    server.db.sql`
      insert into status_change (payout_id, step, state, at, made_by, staff_id)
      values (${payoutId}, 9, ${state}, now(), 'Somebody Else', ${staffId})`;
  await expect(step(sent, 'failed', first.id)).rejects.toThrow('takes another person');
  await expect(step(sent, 'failed', second.id)).rejects.toThrow('takes an approval');
  await expect(step(approved, 'rejected', first.id)).rejects.toThrow('takes an approval');
  await expect(step(approved, 'sent', second.id)).rejects.toThrow('takes another person');
  await expect(step(approved, 'sent', null)).rejects.toThrow('payout_is_moved_by_somebody');

  const { id: ended } = await payout('requested');
  await first.get(rejectPayout, { id: ended, seen: 'requested', why: 'details-wrong' });
  for (const state of ['sent', 'failed', 'completed']) {
    const again = server.db.sql`update payout set state = ${state} where id = ${ended}`;
    await expect(again).rejects.toThrow('never changed');
  }
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
