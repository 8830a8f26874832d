import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputeConversion } from '#contract/dispute.ts';
import { findOperator, stopFollow } from '#contract/follow.ts';
import { planDetail } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { listMoney } from '../../ads/figures/figures-store.ts';
import { reverseEntry } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, show } from '../plan/test-events.ts';
import { getHighWater } from './follow-store.ts';
import { followTestOperator } from './test-follow.ts';
import { createFollowLife, type FollowLife, type NamedPartner } from './test-follow-life.ts';

let server: TestServer;
let world: FollowLife;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createFollowLife(server);
});
afterAll(() => server.close());

/** Runs a copy to its end with this many impressions and this many commissions of 8.00. */
async function runToEnd(planNo: string, impressions: number, conversions: number) {
  const plan = await world.life.plan(planNo);
  const delivered = { planId: Number(plan.id), catalogue: world.catalogue, at: server.clock.now };
  const serves = await show(server.db, impressions, delivered);
  await click(server.db, serves.slice(0, conversions), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const made: { serveId: string; conversion: string }[] = [];
  for (const serveId of serves.slice(0, conversions)) {
    made.push({ serveId, conversion: (await world.life.convert(serveId)).conversion });
  }
  return made;
}

test('the operator shares only in gains above the high-water mark, in the settlement itself', async () => {
  const { operator, proxyId, followers } = await world.pair(['300.00'], 2_000);
  const [follower] = followers as [NamedPartner];
  // A loss of 20.00, then a profit of 25.60, and another of 25.60.
  const story = [
    { impressions: 2_000, conversions: 0, result: '-20.00', share: '0.00' },
    { impressions: 2_000, conversions: 6, result: '25.60', share: '1.12' },
    { impressions: 2_000, conversions: 6, result: '25.60', share: '5.12' },
  ];
  let shared = 0n;
  for (const { impressions, conversions, result, share } of story) {
    await world.put(await world.again(operator), '30.00');
    await world.copy();
    await world.life.lookAt(world.catalogue);
    await world.life.doJobs();
    const [newest] = await world.recordsOf((await world.again(follower)).token);
    const planNo = newest?.planNo ?? '';
    await runToEnd(planNo, impressions, conversions);
    for (const ms of [8 * dayMs, dayMs * 1.2, 9 * dayMs, 7 * dayMs]) await world.life.pass(ms);
    const [settled] = await world.recordsOf((await world.again(follower)).token);
    expect(settled).toMatchObject({ status: 'settled', result, share });
    shared += BigInt(share.replace('.', '')) * 10_000n;
    const detail = await server.ask(
      planDetail,
      { planNo },
      { token: (await world.again(follower)).token },
    );
    expect(detail).toMatchObject({ data: { earnings: { profitShare: share } } });
    // Stopping and following again does not erase the old loss: it is made good first.
    const fresh = await world.again(follower);
    await server.ask(stopFollow, {}, { token: fresh.token });
    await followTestOperator(server, fresh, proxyId);
  }
  const gained = await server.db.sql.many<{ sum: bigint }>`
    select sum(p.amount)::bigint sum from posting p join entry e on e.id = p.entry_id
     where e.kind = 'profit_share' and p.owner = ${operator.id}`;
  expect(gained[0]?.sum).toBe(shared);
  const looker = await world.partnerWith('0.00');
  expect(await server.ask(findOperator, { proxyId }, { token: looker.token })).toMatchObject({
    data: {
      record: { plans: 3 },
      followers: { now: 1, withResult: 1, lost: 0, median: '24.96', worst: '24.96' },
    },
  });
  await undoLast(operator, follower, proxyId);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
}, 120_000);

test('a commission that is taken back is gone from the record of the operator', async () => {
  const { operator, proxyId } = await world.pair([]);
  const planNo = await world.put(operator, '30.00');
  await world.life.lookAt(world.catalogue);
  await world.life.doJobs();
  await runToEnd(planNo, 1_000, 2);
  for (const ms of [8 * dayMs, dayMs * 1.2, 9 * dayMs, 7 * dayMs]) await world.life.pass(ms);
  const recordNow = async () => {
    const looker = await world.partnerWith('0.00');
    const answer = await server.ask(findOperator, { proxyId }, { token: looker.token });
    return answer.code === 200 ? answer.data.record : null;
  };
  expect(await recordNow()).toMatchObject({ settled: 1, earned: '15.20', result: '5.20', lost: 0 });
  const paid = await server.db.sql.one<{ entryId: string }>`
    select t.entry_id from plan p join conversion c on c.plan_id = p.id
      join conversion_step t on t.conversion_id = c.id and t.state = 'approved'
     where p.no = ${planNo} limit 1`;
  await undo(paid.entryId);
  expect(await recordNow()).toMatchObject({ earned: '7.60', result: '-2.40', lost: 1 });
}, 120_000);

test('a commission that comes after the settlement counts, is not shared, and goes once', async () => {
  const { operator, proxyId, followers } = await world.pair(['300.00'], 2_000);
  const [follower] = followers as [NamedPartner];
  await world.put(await world.again(operator), '30.00');
  await world.copy();
  await world.life.lookAt(world.catalogue);
  await world.life.doJobs();
  const [copied] = await world.recordsOf((await world.again(follower)).token);
  const [, lost] = await runToEnd(copied?.planNo ?? '', 1_000, 2);
  if (!lost) throw new Error('There were two orders');
  await world.life.takeBack(lost.serveId, lost.conversion);
  for (const ms of [8 * dayMs, dayMs * 1.2, 9 * dayMs, 7 * dayMs]) await world.life.pass(ms);
  const stands = async () => {
    const [settled] = await world.recordsOf((await world.again(follower)).token);
    const looker = await world.partnerWith('0.00');
    const found = await server.ask(findOperator, { proxyId }, { token: looker.token });
    const follow = await server.db.sql.one<{ id: string }>`
      select id from follow where partner_id = ${follower.id} and ended_at is null`;
    const { total, high } = await getHighWater(server.db.sql, follow.id);
    const { result, share } = settled ?? {};
    return { result, share, total, high, ...(found.code === 200 && found.data.followers) };
  };
  const asSettled = { result: '-2.40', share: '0.00', total: -2_400_000n, high: 0n };
  expect(await stands()).toMatchObject({ ...asSettled, lost: 1, median: '-2.40', worst: '-2.40' });

  const entryId = await payLate((await world.again(follower)).token, lost.conversion);
  // The mark rises too, so that no later share includes the late commission.
  const gained = { result: '5.20', share: '0.00', total: 5_200_000n, high: 5_200_000n };
  expect(await stands()).toMatchObject({ ...gained, lost: 0, median: '5.20', worst: '5.20' });

  await undo(entryId);
  expect(await stands()).toMatchObject({ ...asSettled, lost: 1, median: '-2.40', worst: '-2.40' });
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
}, 120_000);

/** Disputes a reversal, has two people grant the commission, and returns the entry that paid it. */
async function payLate(token: string, conversionId: string): Promise<string> {
  const { db, clock } = server;
  await server.ask(disputeConversion, { id: conversionId, text: 'It was delivered.' }, { token });
  const about = { partnerId: null, amount: null, entryId: null, conversionId };
  const words = { reference: 'D-1', reason: 'the courier confirms it', by: 'Ann Lee' };
  const id = await requestMoney(db, { kind: 'conversion-approve', ...about, ...words }, clock.now);
  await decideMoney(world.life.services, { id, by: 'Bo Chen', isApproved: true });
  const paid = await db.sql.one<{ entryId: string }>`
    select entry_id from conversion_step where conversion_id = ${conversionId}
       and state = 'approved'`;
  return paid.entryId;
}

const undo = (entryId: string) =>
  server.db.transaction((sql) => {
    const why = { id: randomUUID(), cause: {}, remark: 'the goods came back' };
    return reverseEntry(sql, entryId, why, server.clock.now);
  });

/** Reverses a commission of the last copy and its share, and checks every figure. */
async function undoLast(operator: NamedPartner, follower: NamedPartner, proxyId: string) {
  const { token } = await world.again(follower);
  /** What the follower keeps of the commissions, as the figures count it. */
  const kept = async () => {
    const slots = await listMoney(server.db.sql, follower.id, { bounds: [], splitDays: [] });
    return slots.reduce((sum, { adRevenue, profitShare }) => sum + adRevenue - profitShare, 0n);
  };
  const medianOf = async () => {
    const looker = await world.partnerWith('0.00');
    const answer = await server.ask(findOperator, { proxyId }, { token: looker.token });
    return answer.code === 200 ? answer.data.followers.median : null;
  };
  const before = await kept();
  const last = await server.db.sql.one<{ commission: string; share: string }>`
    select s.entry_id share, (select t.entry_id from conversion c
       join conversion_step t on t.conversion_id = c.id and t.state = 'approved'
      where c.plan_id = s.plan_id limit 1) commission
      from follow_share s join follow f on f.id = s.follow_id
     where f.operator_id = ${operator.id} order by s.at desc limit 1`;
  await undo(last.commission);
  expect((await kept()) - before).toBe(-7_600_000n);
  expect(await medianOf()).toBe('17.36');
  await undo(last.share);
  expect((await kept()) - before).toBe(-2_480_000n);
  expect(await medianOf()).toBe('22.48');
  const [newest] = await world.recordsOf(token);
  expect(newest).toMatchObject({ result: '18.00', share: '0.00' });
  // The mark has not moved, so that one profit is not shared twice.
  const follow = await server.db.sql.one<{ id: string }>`
    select id from follow where partner_id = ${follower.id} and ended_at is null`;
  expect(await getHighWater(server.db.sql, follow.id)).toEqual({
    ...{ no: 0, total: 23_600_000n, high: 31_200_000n },
  });
}
