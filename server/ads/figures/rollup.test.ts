import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { openDb } from '../../platform/database/db.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { rollUp } from './roll-up.ts';
import { checkRollups, rebuildRollups } from './rollup-store.ts';
import {
  flagEvents,
  makePlan,
  type TestEvent,
  type TestPlan,
  writeEvents,
} from './test-delivery.ts';

let server: TestServer;
let partner = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = (await readyPartner(server, 'harbour', '0.00')).id;
});
afterAll(() => server.close());

const at = new Date('2026-11-10T08:00:00Z');
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);

/** Events of all kinds over some hours, some of them invalid. */
const someEvents = (plan: TestPlan, count: number): TestEvent[] =>
  Array.from({ length: count }, (_, n) => {
    const kind = eventKinds[n % eventKinds.length] ?? 'serve';
    const isBilled = kind === 'impression' && n % 7 !== 0;
    return {
      kind,
      at: minutes((n * 37) % 3000),
      placement: plan.placements[n % 3] as number,
      invalid: n % 7 === 0 ? (invalidReasons[n % invalidReasons.length] ?? null) : null,
      cost: isBilled ? 1_500n : 0n,
      price: 1_500n,
    };
  });

const linesOf = () =>
  server.db.sql.many<{ line: string }>`
    select concat_ws(' ', plan_id, placement_id, bucket, kind, reason, count, cost, pay) line
      from rollup_placement
    union all select concat_ws(' ', plan_id, day, kind, reason, count, cost, pay, no_from, no_to)
      from rollup_plan_day
    union all select concat_ws(' ', partner_id, bucket, kind, reason, count, cost, pay)
      from rollup_partner
    union all select concat_ws(' ', partner_id, day, kind, reason, count, cost, pay)
      from rollup_partner_day order by 1`;

test('rollups rebuilt from the events are byte for byte what was stored', async () => {
  const plan = await makePlan(server.db, partner, { at });
  for (let round = 0; round < 5; round += 1) {
    await writeEvents(server.db, plan, someEvents(plan, 200 + round));
    await rollUp(server, at);
  }
  await flagEvents(server.db, plan, [2, 11, 20], 'flat_timing', at);
  await rollUp(server, at);
  const kept = await linesOf();
  expect(kept.length).toBeGreaterThan(100);
  await rebuildRollups(server.db);
  expect(await linesOf()).toEqual(kept);
  expect(await checkRollups(server.db)).toMatchObject({ differences: [] });
});

test('a row that was changed is named, and a rebuild corrects it', async () => {
  await server.db.owner.sql`
    update rollup_placement set count = count + 1 where kind = 1 and reason = -1`;
  const { differences } = await checkRollups(server.db);
  expect(differences.length).toBeGreaterThan(0);
  await rebuildRollups(server.db);
  expect((await checkRollups(server.db)).differences).toEqual([]);
});

test('each event is counted once, however many processes count', async () => {
  const plans = await Promise.all([1, 2, 3, 4].map(() => makePlan(server.db, partner, { at })));
  const others = [1, 2, 3].map(() => openDb(server.db.url, { connectionsMax: 2 }));
  const counters = [server.db, ...others];
  let isWriting = true;
  const count = async (one: (typeof counters)[number]) => {
    while (isWriting) await rollUp({ db: one }, at);
  };
  const counting = Promise.all(counters.map(count));
  try {
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(plans.map((plan) => writeEvents(server.db, plan, someEvents(plan, 90))));
      const first = plans[round % 4] as TestPlan;
      await flagEvents(server.db, first, [3 + 7 * round], 'one_network', at);
    }
  } finally {
    isWriting = false;
    await counting;
    await Promise.all(others.map((one) => one.close()));
  }
  await rollUp(server, at);
  const rows = await server.db.sql.many<{ count: bigint }>`
    select sum(count)::bigint count from rollup_placement
      where plan_id = any (${plans.map(({ id }) => id)}) and reason < 100
    union all select sum(count)::bigint from rollup_placement
     where plan_id = any (${plans.map(({ id }) => id)}) and reason >= 100`;
  expect(rows.map(({ count }) => count)).toEqual([3600n, 10n]);
  expect((await checkRollups(server.db)).differences).toEqual([]);
});

test('the server itself cannot set a count, and an event that never counted is not flagged', async () => {
  const { sql } = server.db;
  const denied = { code: '42501' };
  await expect(sql`update rollup_placement set count = 1`).rejects.toMatchObject(denied);
  await expect(
    sql`insert into rollup_partner values (${randomUUID()}, now(), 1, -1, 9, 9, 9)`,
  ).rejects.toMatchObject(denied);
  await expect(sql`delete from rollup_plan_day`).rejects.toMatchObject(denied);
  await expect(sql`update rollup_progress set rolled_to = 0`).rejects.toMatchObject(denied);
  const plan = await makePlan(server.db, partner, { at });
  await writeEvents(server.db, plan, [{ kind: 'click', at, invalid: 'bot' }]);
  await expect(flagEvents(server.db, plan, [1], 'flat_timing', at)).rejects.toMatchObject({
    code: '23514',
  });
});
