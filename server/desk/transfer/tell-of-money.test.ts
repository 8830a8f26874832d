import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { chargeBackEntry } from '#contract/desk/transfers.ts';
import { listNotifications, setNoticePreference } from '#contract/notification.ts';
import { recordDetail } from '#contract/record.ts';
import { disputePayoutRefusal, listPayoutRefusals } from '#contract/review.ts';
import { countUnread } from '#contract/unread.ts';
import { type NoticeKind, noticeTraits } from '#domain/notification/notice.ts';
import { makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { answerReview } from '../../programme/wallet/answer-review.ts';
import { insertReference } from '../../programme/wallet/deposit-store.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';
import { admitStaff } from '../test-desk.ts';
import {
  createWorld,
  heldExchange,
  payoutActs,
  transferActs,
  type World,
} from './test-transfers.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createWorld(server);
}, 120_000);
afterAll(() => server.close());

async function sessionOf(partnerId: string): Promise<string> {
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  return (await startSession(server.db.sql, visit)).token;
}

/** The notices about money that a partner got, without the known ones. */
async function told(partnerId: string, known: readonly string[] = []) {
  const token = await sessionOf(partnerId);
  const answer = await server.ask(listNotifications, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.flatMap(({ id, content }) =>
    content.type === 'notice' &&
    noticeTraits[content.kind as NoticeKind].topic === 'wallet' &&
    !known.includes(id)
      ? [{ id, ...content }]
      : [],
  );
}

const acts: readonly [act: string, kind: NoticeKind, amount: string, opens: string][] = [
  ['deposit', 'deposit-confirmed', '30.00', 'record'],
  ['startup-advance', 'startup-advanced', '30.00', 'record'],
  ['startup-return', 'startup-returned', '30.00', 'record'],
  ['chargeback', 'charged-back', '-5.00', 'record'],
  ['exchange-released', 'exchange-released', '30.00', 'record'],
  ['exchange-completed', 'exchange-completed', '30.00', 'record'],
  ['approved payout', 'payout-approved', '', 'payout'],
  ['sent payout', 'payout-sent', '', 'payout'],
  ['completed payout', 'payout-completed', '', 'payout'],
  ['rejected payout', 'payout-rejected', '30.00', 'payout'],
  ['payout-rejected', 'payout-rejected', '30.00', 'payout'],
  ['payout-failed', 'payout-failed', '30.00', 'payout'],
];

test.each(acts)('%s: the partner is told %s at once, with what it is about', async (...given) => {
  const [act, kind, amount, opens] = given;
  const prepare = { ...transferActs, ...payoutActs }[act];
  const { partnerId, run } = (await prepare?.(world, `told-of-${act.replace(' ', '-')}`)) ?? {};
  if (!partnerId || !run) throw new Error(`${act} cannot be made ready`);
  const before = (await told(partnerId)).map(({ id }) => id);
  await run();
  const [first, ...more] = await told(partnerId, before);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ kind, facts: { [opens]: expect.any(String) } });
  if (amount) expect(first?.facts.amount).toBe(amount);
  if (opens === 'record') {
    const question = { id: String(first?.facts.record) };
    const token = await sessionOf(partnerId);
    expect(await server.ask(recordDetail, question, { token })).toMatchObject({ code: 200 });
  }
});

test('lost start-up funds are announced as the network’s loss, not as money taken', async () => {
  const prepared = await transferActs['startup-return']?.(world, 'told-of-loss');
  const { partnerId: id = '', run = async () => {} } = prepared ?? {};
  const moves = [
    'startup',
    'to_consume_startup',
    'publisher_pending_startup',
    'media_fee',
  ] as const;
  const kinds = ['put_hold', 'ad_billing', 'settle'] as const;
  const entries = kinds.map((kind, at) =>
    makeEntry(kind, [[id, moves[at] ?? 'startup', id, moves[at + 1] ?? 'startup', 30_000_000n]]),
  );
  await postAll(server.db, entries, server.clock.now);
  const known = (await told(id)).map((one) => one.id);
  await run();
  expect(await told(id, known)).toMatchObject([
    { kind: 'startup-forgiven', facts: { amount: '30.00', record: expect.any(String) } },
  ]);
});

test('a refused deposit sends a notice too, and one that was rolled back sends none', async () => {
  const { id: partnerId } = await readyPartner(server, 'refused-deposit', '0.00');
  const reference = `R-${randomUUID().slice(0, 8).toUpperCase()}`;
  await insertReference(server.db.sql, reference, partnerId, server.clock.now);
  const form = { kind: 'deposit', amount: '30.00', reference, by: 'Ann Lee' } as const;
  const rest = { partnerId: null, entryId: null, reason: 'a test' };
  const id = await requestMoney(server.db, { ...form, ...rest }, server.clock.now);
  await expect(
    decideMoney(world.life.services, { id, by: 'Ann Lee', isApproved: true }),
  ).rejects.toThrow('second_person_needed');
  expect(await told(partnerId)).toEqual([]);
  await decideMoney(world.life.services, { id, by: 'Bo Chen', isApproved: false });
  expect(await told(partnerId)).toMatchObject([{ kind: 'deposit-refused', facts: { reference } }]);
});

test('an exchange accepted by the acceptor sends a notice', async () => {
  const { partner } = await heldExchange(world, 'told-of-acceptance');
  expect(await told(partner.id)).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'exchange-accepted', facts: { amount: '30.00' }, opens: 'exchange' },
    }),
  );
});

test('a profit share that is charged back is listed with both partners, and both are told', async () => {
  const follower = await readyPartner(server, 'share-payer', '50.00');
  const operator = await readyPartner(server, 'share-taker', '50.00');
  const known = [...(await told(follower.id)), ...(await told(operator.id))].map(({ id }) => id);
  const share = makeEntry('profit_share', [
    [follower.id, 'available', operator.id, 'available', 5_000_000n],
  ]);
  await postAll(server.db, [share], server.clock.now);
  const finance = await admitStaff(server, 'Fay Finance', 'finance');
  const approver = await admitStaff(server, 'Abe Approver', 'approver');
  const { id } = await finance.get(chargeBackEntry, {
    partnerId: follower.id,
    entryId: share.id,
    reference: 'S-1',
    reason: 'The order came back',
  });
  await approver.get(decideApproval, { id, isApproved: true, reason: '' });
  for (const [{ id: partnerId, token }, amount] of [
    [follower, '5.00'],
    [operator, '-5.00'],
  ] as const) {
    const news = await told(partnerId, known);
    expect(news).toMatchObject([{ kind: 'charged-back', facts: { amount } }]);
    const answer = await server.ask(listStaffActivity, {}, { token });
    const list = answer.code === 200 ? answer.data.list : [];
    expect(list.slice(0, 2).map(({ act }) => act)).toEqual([
      'approve-chargeback',
      'request-chargeback',
    ]);
  }
});

test('the answer to a disputed rejection sends a notice that opens the payout', async () => {
  const prepared = await payoutActs['rejected payout']?.(world, 'reviewed');
  const { partnerId = '', run = async () => {} } = prepared ?? {};
  await run();
  const token = await sessionOf(partnerId);
  const refusals = await server.ask(listPayoutRefusals, {}, { token });
  const refusalId = refusals.code === 200 ? (refusals.data.list[0]?.id ?? '') : '';
  const question = { id: refusalId, text: 'The account is mine.' };
  expect(await server.ask(disputePayoutRefusal, question, { token })).toMatchObject({ code: 200 });
  const known = (await told(partnerId)).map(({ id }) => id);
  const staff = await admitPerson(server.db.sql, 'Cy Fox');
  const answer = { refusalId, outcome: 'lifted', answer: 'It is.', staff } as const;
  await server.db.transaction((sql) => answerReview(sql, answer, server.clock.now));
  expect(await told(partnerId, known)).toMatchObject([
    { kind: 'review-answered', facts: { payout: expect.any(String) }, opens: 'wallet' },
  ]);
});

test('notices of money leaving count as unread even when the wallet topic is muted', async () => {
  const prepared = await payoutActs['sent payout']?.(world, 'quiet-wallet');
  const { partnerId = '', run = async () => {} } = prepared ?? {};
  const token = await sessionOf(partnerId);
  const unread = async () => {
    const answer = await server.ask(countUnread, {}, { token });
    return answer.code === 200 ? answer.data.unread_total : null;
  };
  await server.ask(setNoticePreference, { topic: 'wallet', isOn: false }, { token });
  const before = await unread();
  await run();
  expect(await unread()).toBe((before ?? 0) + 1);
});
