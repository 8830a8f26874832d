import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCode } from '#domain/delivery/event-line.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { auditAll } from '../audit/audit-all.ts';
import { makeThrowawayFolder } from '../database/embedded/throwaway-folder.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { bearDemoWithPast } from './demo-birth.ts';

let db: TestDb;
const folder = makeThrowawayFolder();
const now = () => new Date('2026-11-15T12:00:00.000Z');

beforeAll(async () => {
  db = await createTestDb();
  await bearDemoWithPast({ db, passwords: quickPasswords, now, dataDir: folder.path, days: 24 });
}, 120_000);
afterAll(async () => {
  await db.close();
  folder.remove();
});

test('a newcomer meets plans in every state that lasts', async () => {
  const rows = await db.sql<{ status: string }>('select distinct status from plan');
  const lasting = planStatuses.filter((status) => !['matching', 'putFinished'].includes(status));
  expect(rows.map(({ status }) => status).sort()).toEqual([...lasting].sort());
});

test('what the meters of the demo say is what its events cost', async () => {
  const wrong = await db.sql(
    `select m.plan_id from plan_meter m
      left join (select plan_id, sum(cost) cost, max(no) no, count(*) count from event
                  group by plan_id) e using (plan_id)
     where m.spent <> coalesce(e.cost, 0) or m.last_no <> coalesce(e.no, 0)
        or coalesce(e.no, 0) <> coalesce(e.count, 0)`,
  );
  expect(wrong).toEqual([]);
  const [all] = await db.sql<{ events: bigint; invalid: bigint }>(
    'select count(*) events, count(invalid) invalid from event',
  );
  expect(all?.events).toBeGreaterThan(10_000n);
  expect(all?.invalid).toBeGreaterThan(100n);
});

test('a plan of the demo for some countries was delivered, and there alone', async () => {
  const plans = await db.sql<{ wanted: string[]; seen: string[]; cost: bigint }>(
    `select array(select jsonb_array_elements_text(d.targeting -> 'countries')) wanted,
            array_agg(distinct e.country) seen, sum(e.cost)::bigint "cost"
       from plan p join product d on d.id = p.product_id join event e on e.plan_id = p.id
       join partner o on o.id = p.partner_id
      where d.targeting -> 'countries' <> '[]' and o.username = 'demo' and e.invalid is null
      group by p.id, d.id`,
  );
  expect(plans).not.toEqual([]);
  for (const { wanted, seen, cost } of plans) {
    expect([...seen].sort()).toEqual([...wanted].sort());
    expect(cost).toBeGreaterThan(10_000_000n);
  }
});

test('the books of the demo add up', async () => {
  expect((await auditAll(db.sql)).findings).toEqual([]);
});

test('no placement of the demo served more ads than it was asked for', async () => {
  const placements = await db.sql<{ served: bigint; asked: bigint }>(
    `select served, coalesce((select sum(count) from placement_request q
                               where q.placement_id = e.placement_id), 0)::bigint asked
       from (select placement_id, count(*) served from event where kind = $1 group by 1) e`,
    [serveCode],
  );
  expect(placements.length).toBeGreaterThan(1);
  expect(placements.filter(({ served, asked }) => served > asked)).toEqual([]);
});
