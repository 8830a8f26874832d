import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/account.ts';
import { findOperator, followRecords, listFollows, stopFollow } from '#contract/follow.ts';
import { checkPayPassword } from '#contract/pay-password.ts';
import { planDetail } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/plan/limits.ts';
import { aboutOf, type TicketSubject } from '#domain/wallet/ticket.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { openDb } from '../db/db.ts';
import { auditAll } from '../ledger/audit.ts';
import { createMoneyQueue } from '../ledger/money-queue.ts';
import { balanceOf, payoutOf, postAll } from '../ledger/test-ledger.ts';
import { copyPlans } from '../plan/copy-plans.ts';
import { click, show } from '../plan/test-events.ts';
import { createLife, type Life } from '../plan/test-life.ts';
import { pushTo, putOn, type TestCatalogue } from '../plan/test-plan.ts';
import { createTestServer, type TestServer, testPassword } from '../test-server.ts';
import { readyPartner, type TestPartner, testDigits } from '../wallet/test-partner.ts';
import { following, offered } from './test-follow.ts';

let server: TestServer;
let life: Life;
let catalogue: TestCatalogue;
let anybody = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  catalogue = await life.ready({ escrow: 10n ** 11n });
  anybody = await offered(server, await readyPartner(server, 'anybody', '0.00'));
});
afterAll(() => server.close());

let count = 0;
const partnerWith = async (funds: string) => {
  count += 1;
  const username = `follow-${count}`;
  return { ...(await readyPartner(server, username, funds)), username };
};

type Named = TestPartner & { readonly username: string };

/** Sessions end when time passes, so a partner logs in again. */
async function again(partner: Named): Promise<Named> {
  const form = { username: partner.username, password: testPassword };
  const answer = await server.ask(login, form);
  if (answer.code !== 200) throw new Error(answer.msg);
  const { token } = answer.data;
  const password = createHash('md5').update(testDigits).digest('hex');
  const ticket = async (subject: TicketSubject) => {
    const question = { password, action: subject.action, about: aboutOf(subject) };
    const checked = await server.ask(checkPayPassword, question, { token });
    if (checked.code !== 200) throw new Error(checked.msg);
    return checked.data.ticket;
  };
  return { ...partner, token, ticket };
}

async function put(partner: TestPartner, amount: string): Promise<string> {
  const no = await pushTo(server, catalogue, partner.id);
  const answer = await putOn(server, partner, no, amount);
  if (answer.code !== 200) throw new Error(answer.msg);
  return no;
}

const copy = () => copyPlans(life.parts, server.clock.now);

async function recordsOf(token: string) {
  const answer = await server.ask(followRecords, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list;
}

/** Follows at once, as one can who has followed somebody before. */
async function followNow(follower: TestPartner, proxyId: string): Promise<void> {
  const { now } = server.clock;
  server.clock.now = new Date(now.getTime() - dayMs);
  await following(server, follower, anybody);
  server.clock.now = now;
  await following(server, follower, proxyId);
}

/** An operator with followers who are copied for from now on. */
async function pair(followers: readonly string[], shareBps = 1_000) {
  const operator = await partnerWith('900.00');
  const proxyId = await offered(server, operator, shareBps);
  const all: Named[] = [];
  for (const funds of followers) {
    const follower = await partnerWith(funds);
    await followNow(follower, proxyId);
    all.push(follower);
  }
  return { operator, proxyId, followers: all };
}

test('a put of the operator is copied within the caps, and what is not says why', async () => {
  const { operator, proxyId, followers } = await pair(['300.00', '20.00']);
  const [rich, poor] = followers as [Named, Named];
  await put(operator, '80.00');
  // The operator's put is done before any copy is.
  expect(await recordsOf(rich.token)).toEqual([]);
  await copy();
  await copy();
  expect(await recordsOf(rich.token)).toMatchObject([
    { proxyId, product: 'Boat trips', amount: '50.00', status: 'matching', reason: null },
  ]);
  expect(await balanceOf(server.db, rich.id, 'to_consume')).toBe(50_000_000n);
  expect(await recordsOf(poor.token)).toMatchObject([
    { planNo: null, amount: null, reason: 'insufficient_balance' },
  ]);
  expect(await balanceOf(server.db, poor.id, 'available')).toBe(20_000_000n);
  const [newest] = await recordsOf(rich.token);
  const planNo = newest?.planNo ?? '';
  const detail = await server.ask(planDetail, { planNo }, { token: rich.token });
  expect(detail).toMatchObject({
    data: { plan: { origin: 'follow', putAmount: '50.00', last: { cause: 'copied' } } },
  });
  for (const amount of ['60.00', '60.00', '60.00', '60.00']) await put(operator, amount);
  await copy();
  const list = await recordsOf(rich.token);
  expect(list.map(({ amount, reason }) => amount ?? reason)).toEqual([
    'follow_cap_used',
    ...['50.00', '50.00', '50.00', '50.00'],
  ]);
  expect(await server.ask(listFollows, {}, { token: rich.token })).toMatchObject({
    data: { current: { used: '200.00', copies: 4, missed: 1 } },
  });
});

test('several processes make one copy of each put, and copies are not copied on', async () => {
  const { operator, followers } = await pair(['300.00']);
  const [follower] = followers as [Named];
  const own = await offered(server, follower);
  const second = await partnerWith('300.00');
  await followNow(second, own);
  await put(operator, '30.00');
  const other = openDb(server.db.url);
  const now = () => server.clock.now;
  const parts = { ...life.parts, db: other, money: createMoneyQueue(other, now) };
  await Promise.all([copy(), copyPlans(parts, now()), copy(), copyPlans(parts, now())]);
  await Promise.all([copy(), copyPlans(parts, now())]);
  expect(await recordsOf(follower.token)).toHaveLength(1);
  expect(await balanceOf(server.db, follower.id, 'to_consume')).toBe(30_000_000n);
  expect(await recordsOf(second.token)).toEqual([]);
  await other.close();
});

test('stopping takes effect on the next put, and on one that is not copied yet', async () => {
  const { operator, followers } = await pair(['300.00']);
  const [follower] = followers as [Named];
  await put(operator, '30.00');
  await server.ask(stopFollow, {}, { token: follower.token });
  await copy();
  await put(operator, '30.00');
  await copy();
  expect(await recordsOf(follower.token)).toEqual([]);
  expect(await balanceOf(server.db, follower.id, 'available')).toBe(300_000_000n);
});

test('nothing is copied before a follow counts', async () => {
  const operator = await partnerWith('300.00');
  const follower = await partnerWith('300.00');
  await following(server, follower, await offered(server, operator));
  await put(operator, '30.00');
  await copy();
  server.clock.now = new Date(server.clock.now.getTime() + dayMs);
  await copy();
  expect(await recordsOf((await again(follower)).token)).toEqual([]);
});

/** Delivers a copy to its end: so much consumed, and so many commissions of 8.00. */
async function runToEnd(planNo: string, impressions: number, conversions: number) {
  const plan = await life.plan(planNo);
  const delivered = { planId: Number(plan.id), catalogue, at: server.clock.now };
  const serves = await show(server.db, impressions, delivered);
  await click(server.db, serves.slice(0, conversions), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  for (const serveId of serves.slice(0, conversions)) await life.convert(serveId);
}

test('the operator shares in gains above the mark alone, in the settlement itself', async () => {
  const { operator, proxyId, followers } = await pair(['300.00'], 2_000);
  const [follower] = followers as [Named];
  // A loss of 20.00, then a gain of 25.60, then one of 25.60 again.
  const story = [
    { impressions: 2_000, conversions: 0, result: '-20.00', share: '0.00' },
    { impressions: 2_000, conversions: 6, result: '25.60', share: '1.12' },
    { impressions: 2_000, conversions: 6, result: '25.60', share: '5.12' },
  ];
  let shared = 0n;
  for (const { impressions, conversions, result, share } of story) {
    await put(await again(operator), '30.00');
    await copy();
    await life.lookAt(catalogue);
    await life.doJobs();
    const [newest] = await recordsOf((await again(follower)).token);
    const planNo = newest?.planNo ?? '';
    await runToEnd(planNo, impressions, conversions);
    for (const ms of [8 * dayMs, dayMs * 1.2, 9 * dayMs, 7 * dayMs]) await life.pass(ms);
    const [settled] = await recordsOf((await again(follower)).token);
    expect(settled).toMatchObject({ status: 'settled', result, share });
    shared += BigInt(share.replace('.', '')) * 10_000n;
    const detail = await server.ask(
      planDetail,
      { planNo },
      { token: (await again(follower)).token },
    );
    expect(detail).toMatchObject({ data: { earnings: { profitShare: share } } });
  }
  const gained = await server.db.sql<{ sum: bigint }>(
    `select sum(p.amount)::bigint sum from posting p join entry e on e.id = p.entry_id
      where e.kind = 'profit_share' and p.owner = $1`,
    [operator.id],
  );
  expect(gained[0]?.sum).toBe(shared);
  const looker = await partnerWith('0.00');
  expect(await server.ask(findOperator, { proxyId }, { token: looker.token })).toMatchObject({
    data: {
      record: { plans: 3 },
      followers: { now: 1, withResult: 1, lost: 0, median: '24.96', worst: '24.96' },
    },
  });
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
}, 120_000);

test('a follower who pays out everything still never goes below zero', async () => {
  const { operator, followers } = await pair(['50.00']);
  const [follower] = followers as [Named];
  await put(operator, '30.00');
  await postAll(server.db, [payoutOf(follower.id, 45_000_000n)], server.clock.now);
  await copy();
  expect(await recordsOf(follower.token)).toMatchObject([{ reason: 'insufficient_balance' }]);
  expect(await balanceOf(server.db, follower.id, 'available')).toBe(5_000_000n);
});
