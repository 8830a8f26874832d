import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFollows } from '#contract/follow.ts';
import { micro } from '#domain/money.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { advance } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { startupEarnings } from '../plan/startup-store.ts';
import { click, consume } from '../plan/test-events.ts';
import { cents } from '../plan/test-life.ts';
import { createFollowLife, type FollowLife, type NamedPartner } from './test-follow-life.ts';

let server: TestServer;
let world: FollowLife;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createFollowLife(server);
});
afterAll(() => server.close());

test('an operator’s share of a gain is not also taken for the start-up funds', async () => {
  const { operator, followers } = await world.pair(['20.00'], 2_000);
  const [follower] = followers as [NamedPartner];
  const { id } = follower;
  const amount = micro(cents(30));
  await advance(server.db, id, amount, server.clock.now);
  await world.put(operator, '30.00');
  await world.copy();
  await world.life.lookAt(world.catalogue);
  await world.life.doJobs();
  const [copied] = await world.recordsOf((await world.again(follower)).token);
  const plan = await world.life.plan(copied?.planNo ?? '');
  expect(plan.put?.startup).toBe(amount);
  const delivered = { planId: Number(plan.id), catalogue: world.catalogue, at: server.clock.now };
  const serves = await consume(server.db, cents(20), delivered);
  await click(server.db, serves.slice(0, 6), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  for (const serveId of serves.slice(0, 6)) await world.life.convert(serveId);
  for (const ms of [8 * dayMs, dayMs * 1.2, 9 * dayMs, 7 * dayMs]) await world.life.pass(ms);
  // Six commissions of 7.60; the share is a fifth of what they exceed the 20.00 spent by.
  const [settled] = await world.recordsOf((await world.again(follower)).token);
  expect(settled).toMatchObject({ status: 'settled', result: '25.60', share: '5.12' });
  // The follower loses nothing of what the start-up funds paid, and is shown no loss of it.
  expect(settled?.ownResult).toBe('45.60');
  const { data } = await server.ask(listFollows, {}, await world.again(follower));
  expect(data).toMatchObject({
    current: { result: '25.60', ownResult: '45.60', networkResult: '-20.00' },
  });
  expect(await startupEarnings(server.db.sql, id)).toBe(cents(45.6 - 5.12));
});
