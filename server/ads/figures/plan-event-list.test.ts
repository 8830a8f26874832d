import { afterAll, beforeAll, expect, test } from 'vitest';
import { planEvents } from '#contract/delivery.ts';
import { listRecords } from '#contract/record.ts';
import { micro } from '#domain/money.ts';
import { makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { insertPlacementRate } from '../catalogue/placement-store.ts';
import { listEvents } from './plan-event-list-store.ts';
import { listReserved, sumReserved } from './reserved-ads.ts';
import { rollUp } from './roll-up.ts';
import {
  flagEvents,
  makePlan,
  type TestEvent,
  type TestPlan,
  writeEvents,
} from './test-delivery.ts';

let server: TestServer;
let partner: TestPartner;
let plan: TestPlan;
const hourMs = 3_600_000;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = await readyPartner(server, 'harbour', '0.00');
  plan = await makePlan(server.db, partner.id, { at: server.clock.now });
});
afterAll(() => server.close());

const nosOf = async (asked: object): Promise<number[]> => {
  const question = { planNo: plan.no, ...asked };
  const answer = await server.ask(planEvents, question, { token: partner.token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.map(({ no }) => no);
};

test('events open by time, by the rule that caught them and by what was found later', async () => {
  const start = server.clock.now.getTime();
  const at = (hours: number) => new Date(start + hours * hourMs);
  const cost = 2_000n;
  await writeEvents(server.db, plan, [
    { kind: 'impression', at: at(0), cost },
    { kind: 'impression', at: at(0), invalid: 'bot', price: cost },
    { kind: 'click', at: at(1) },
    { kind: 'impression', at: at(30), cost },
    { kind: 'click', at: at(30), invalid: 'bot' },
    { kind: 'impression', at: at(31), invalid: 'duplicate', price: cost },
  ]);
  await flagEvents(server.db, plan, [4], 'flat_timing', at(32));
  const all = async () => ({
    bots: await nosOf({ reason: 'bot' }),
    botImpressions: await nosOf({ reason: 'bot', kind: 'impression' }),
    found: await nosOf({ reason: 'flat_timing' }),
    notCounted: await nosOf({ counted: 'invalid' }),
    counted: await nosOf({ counted: 'valid' }),
    early: await nosOf({ from: at(0).toISOString(), to: at(1).toISOString() }),
    late: await nosOf({ from: at(30).toISOString(), kind: 'impression' }),
    both: await nosOf({ from: at(30).toISOString(), reason: 'bot' }),
    none: await nosOf({ counted: 'valid', reason: 'bot' }),
    landed: await nosOf({ kind: 'landing' }),
  });
  const expected = {
    bots: [5, 2],
    botImpressions: [2],
    found: [4],
    notCounted: [6, 5, 4, 2],
    counted: [3, 1],
    early: [2, 1],
    late: [6, 4],
    both: [5],
    none: [],
    landed: [],
  };
  // The same before and after the rollup.
  expect(await all()).toEqual(expected);
  await rollUp(server, server.clock.now);
  expect(await all()).toEqual(expected);
  await writeEvents(server.db, plan, [{ kind: 'impression', at: at(33), invalid: 'bot' }]);
  expect(await nosOf({ reason: 'bot' })).toEqual([7, 5, 2]);
});

test('a record that booked delivery opens to exactly the events that it booked', async () => {
  const { db, clock } = server;
  const at = clock.now;
  const booked = async (upto: number, no: number, cost: bigint) => {
    const transfer = [partner.id, 'to_consume', partner.id, 'publisher_pending', cost] as const;
    const entry = makeEntry('ad_billing', [[...transfer]], { plan: plan.no });
    await postAll(db, [entry], at);
    await db.owner.sql`
      insert into billing values (${plan.id}, ${no}, ${upto}, ${cost}, ${entry.id}, ${at})`;
    return entry.id;
  };
  const first = await booked(3, 1, 2_000n);
  const second = await booked(7, 2, 2_000n);
  expect(await nosOf({ record: first })).toEqual([1]);
  // An event found invalid later was still booked, and another record credited it.
  expect(await nosOf({ record: second })).toEqual([4]);
  const { token } = partner;
  const records = await server.ask(listRecords, { plan: plan.no }, { token });
  if (records.code !== 200) throw new Error(records.msg);
  expect(records.data.list.map(({ kind }) => kind)).toEqual([
    'ad_billing',
    'ad_billing',
    'put_hold',
  ]);
  const others = await server.ask(listRecords, { plan: 'another' }, { token });
  expect(others.data).toEqual({ list: [], next: null });
});

/** How many events this connection has read so far. */
async function countRead(sql: Sql): Promise<number> {
  const row = await sql.maybeOne<{ read: bigint }>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) "read"
      from pg_stat_xact_user_tables where relname = 'event'`;
  return Number(row?.read ?? 0n);
}

test('a rare kind of event is found among many others without reading them', async () => {
  const { db } = server;
  const other = await makePlan(db, partner.id, { at: server.clock.now });
  const at = server.clock.now;
  const many = 6_000;
  const events: TestEvent[] = Array.from({ length: many }, (_, no) => {
    if (no % 2_500 === 1) return { kind: 'click', at };
    return no % 2_500 === 2 ? { kind: 'impression', at, invalid: 'bot' } : { kind: 'serve', at };
  });
  await writeEvents(db, other, events);
  while ((await rollUp(server, at)).events > 0);
  await db.owner.sql`analyze event`;
  const rare = [
    { reason: 'bot', found: 3 },
    { kind: 'click', counted: 'valid', found: 3 },
    { counted: 'invalid', found: 3 },
    { kind: 'viewable', found: 0 },
    { since: new Date(at.getTime() + 48 * hourMs), found: 0 },
  ] as const;
  for (const { found, ...filter } of rare) {
    const read = await db.transaction(async (sql) => {
      const before = await countRead(sql);
      const rows = await listEvents(
        sql,
        other.id,
        { since: null, until: null, ...filter },
        null,
        51,
      );
      expect(rows).toHaveLength(found);
      return (await countRead(sql)) - before;
    });
    expect(read, JSON.stringify(filter)).toBeLessThan(many / 10);
  }
});

test('what is reserved is summed and listed without reading older events', async () => {
  const { db } = server;
  const other = await makePlan(db, partner.id, { at: server.clock.now });
  const now = server.clock.now.getTime();
  const many = 6_000;
  for (const placementId of other.placements) {
    const rate = {
      placementId,
      priceModel: 'cpm',
      price: micro(2_000_000n),
      payBps: 8_500,
    } as const;
    await insertPlacementRate(db.sql, { ...rate, madeBy: 'Ann Lee' }, new Date(now - 24 * hourMs));
  }
  const serve = (at: number): TestEvent => ({ kind: 'serve', at: new Date(at), price: 2_000n });
  await writeEvents(db, other, [
    ...Array.from({ length: many }, () => serve(now - 2 * hourMs)),
    ...Array.from({ length: 5 }, () => serve(now)),
  ]);
  await db.owner.sql`analyze event`;
  const state = { planId: other.id, asOf: new Date(now), lastNo: many + 5 };
  const read = await db.transaction(async (sql) => {
    const before = await countRead(sql);
    expect(await sumReserved(sql, state)).toMatchObject({ amount: 10_000n });
    expect(await listReserved(sql, state, null, 51)).toHaveLength(5);
    return (await countRead(sql)) - before;
  });
  expect(read).toBeLessThan(many / 10);
});
