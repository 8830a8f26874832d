import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOperator, listFollows, stopFollow } from '#contract/follow.ts';
import { planDetail } from '#contract/plan.ts';
import { dayMs } from '#domain/time.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf, payoutOf, postAll } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { openDb } from '../../platform/database/db.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { fundPromotions, putWith, readyCampaign, takeCoupon } from '../coupon/test-coupon.ts';
import { copyPlans } from '../plan/copy-plans.ts';
import { pushTo } from '../plan/test-plan.ts';
import { followTestOperator, offerTestProxy } from './test-follow.ts';
import { createFollowLife, type FollowLife, type NamedPartner } from './test-follow-life.ts';

let server: TestServer;
let world: FollowLife;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createFollowLife(server);
});
afterAll(() => server.close());

test('a put of the operator is copied within the caps, and what is not says why', async () => {
  const { operator, proxyId, followers } = await world.pair(['300.00', '20.00']);
  const [rich, poor] = followers as [NamedPartner, NamedPartner];
  await world.put(operator, '80.00');
  // The operator's put does not wait for any copy.
  expect(await world.recordsOf(rich.token)).toEqual([]);
  await world.copy();
  await world.copy();
  expect(await world.recordsOf(rich.token)).toMatchObject([
    { proxyId, product: 'Boat trips', amount: '50.00', status: 'matching', reason: null },
  ]);
  expect(await balanceOf(server.db, rich.id, 'to_consume')).toBe(50_000_000n);
  expect(await world.recordsOf(poor.token)).toMatchObject([
    { planNo: null, amount: null, reason: 'insufficient_balance' },
  ]);
  expect(await balanceOf(server.db, poor.id, 'available')).toBe(20_000_000n);
  const [newest] = await world.recordsOf(rich.token);
  const planNo = newest?.planNo ?? '';
  const detail = await server.ask(planDetail, { planNo }, { token: rich.token });
  expect(detail).toMatchObject({
    data: { plan: { origin: 'follow', putAmount: '50.00', last: { cause: 'copied' } } },
  });
  for (const amount of ['60.00', '60.00', '60.00', '60.00']) await world.put(operator, amount);
  await world.copy();
  const list = await world.recordsOf(rich.token);
  expect(list.map(({ amount, reason }) => amount ?? reason)).toEqual([
    'follow_cap_used',
    ...['50.00', '50.00', '50.00', '50.00'],
  ]);
  expect(await server.ask(listFollows, {}, { token: rich.token })).toMatchObject({
    data: { current: { used: '200.00', copies: 4, missed: 1 } },
  });
});

test('a copy has what the operator was offered, even if fees rise before it is made', async () => {
  const { life } = world;
  const { operator, followers } = await world.pair(['300.00']);
  const [follower] = followers as [NamedPartner];
  await world.put(operator, '40.00');
  const { settings } = life.services;
  const plan = { ...settings.configuration.plan, revenueFeeBps: 3_000, mediaFeeBps: 3_000 };
  const changed = { ...settings, configuration: { ...settings.configuration, plan } };
  await copyPlans({ ...life.services, settings: changed }, server.clock.now);

  const [copy] = await world.recordsOf(follower.token);
  const detail = await server.ask(
    planDetail,
    { planNo: copy?.planNo ?? '' },
    { token: follower.token },
  );
  expect(detail).toMatchObject({ data: { terms: { revenueFeeBps: 500, mediaFeeBps: 1_500 } } });
});

test('several processes make one copy of each put, and copies are not copied on', async () => {
  const { operator, followers } = await world.pair(['300.00']);
  const [follower] = followers as [NamedPartner];
  const own = await offerTestProxy(server, follower);
  const second = await world.partnerWith('300.00');
  await world.followNow(second, own);
  await world.put(operator, '30.00');
  const other = openDb(server.db.url);
  const now = () => server.clock.now;
  const services = { ...world.life.services, db: other, money: createMoneyQueue(other, now) };
  await Promise.all([
    world.copy(),
    copyPlans(services, now()),
    world.copy(),
    copyPlans(services, now()),
  ]);
  await Promise.all([world.copy(), copyPlans(services, now())]);
  expect(await world.recordsOf(follower.token)).toHaveLength(1);
  expect(await balanceOf(server.db, follower.id, 'to_consume')).toBe(30_000_000n);
  expect(await world.recordsOf(second.token)).toEqual([]);
  await other.close();
});

test('stopping takes effect on the next put, and on one that is not copied yet', async () => {
  const { operator, followers } = await world.pair(['300.00']);
  const [follower] = followers as [NamedPartner];
  await world.put(operator, '30.00');
  server.clock.now = new Date(server.clock.now.getTime() + 1);
  await server.ask(stopFollow, {}, { token: follower.token });
  await world.copy();
  await world.put(operator, '30.00');
  await world.copy();
  expect(await world.recordsOf(follower.token)).toMatchObject([
    { planNo: null, amount: null, reason: 'follow_stopped' },
  ]);
  expect(await balanceOf(server.db, follower.id, 'available')).toBe(300_000_000n);
});

test('nothing is copied before a follow takes effect, and each put of that day says so', async () => {
  const operator = await world.partnerWith('300.00');
  const follower = await world.partnerWith('300.00');
  await followTestOperator(server, follower, await offerTestProxy(server, operator));
  await world.put(operator, '30.00');
  await world.copy();
  server.clock.now = new Date(server.clock.now.getTime() + dayMs);
  await world.copy();
  const { token } = await world.again(follower);
  expect(await world.recordsOf(token)).toMatchObject([{ planNo: null, reason: 'follow_waits' }]);
  await world.put(await world.again(operator), '30.00');
  await server.db.owner.sql`update partner set status = 'disabled' where id = ${follower.id}`;
  await world.copy();
  server.clock.now = new Date(server.clock.now.getTime() + dayMs);
  await world.copy();
  await server.db.owner.sql`update partner set status = 'active' where id = ${follower.id}`;
  await world.copy();
  expect(await world.recordsOf((await world.again(follower)).token)).toMatchObject([
    { planNo: null, reason: 'follow_too_late' },
    { planNo: null, reason: 'follow_waits' },
  ]);
});

test('a copy is of what the operator typed, and the stake is own money: coupons are in neither', async () => {
  const { operator, proxyId, followers } = await world.pair(['300.00']);
  const [follower] = followers as [NamedPartner];
  await fundPromotions(server, 1_600_000_000n);
  const addition = { kind: 'value-added', type: 'addition', shareBps: 5_000 } as const;
  const couponId = await takeCoupon(server, operator, await readyCampaign(server, addition));
  const planNo = await pushTo(server, world.catalogue, operator.id);
  const answer = await putWith(server, operator, { planNo, amount: '40.00', couponId });
  expect(answer).toMatchObject({ code: 200, data: { plan: { putAmount: '60.00' } } });
  await world.copy();
  expect(await world.recordsOf(follower.token)).toMatchObject([{ amount: '40.00' }]);
  const looker = await world.partnerWith('0.00');
  expect(await server.ask(findOperator, { proxyId }, { token: looker.token })).toMatchObject({
    data: { record: { stake: '40.00', put: '60.00' } },
  });
});

test('a follower who withdraws everything still never goes below zero', async () => {
  const { operator, followers } = await world.pair(['50.00']);
  const [follower] = followers as [NamedPartner];
  await world.put(operator, '30.00');
  await postAll(server.db, [payoutOf(follower.id, 45_000_000n)], server.clock.now);
  await world.copy();
  expect(await world.recordsOf(follower.token)).toMatchObject([{ reason: 'insufficient_balance' }]);
  expect(await balanceOf(server.db, follower.id, 'available')).toBe(5_000_000n);
});
