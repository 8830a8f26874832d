import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCode } from '#domain/delivery/event-line.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { auditAll } from '../audit/audit-all.ts';
import { makeThrowawayFolder } from '../database/embedded/throwaway-folder.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { getSettings, readSecrets } from '../settings/settings.ts';
import { newcomers, regulars } from './cast.ts';
import { bearDemoWithPast } from './demo-birth.ts';
import { bearDemoStaff } from './demo-staff.ts';
import { type Life, lifeActs, liveOn } from './life.ts';
import { findLife } from './start-life.ts';

let db: TestDb;
let life: Life;
const folder = makeThrowawayFolder();
const bornAt = new Date('2026-11-15T12:00:00.000Z');
const now = () => bornAt;
const [known, others] = [3, 2];

/** The acts of a few of the cast; the others do not exist in this demo. */
const people = [...regulars.slice(0, known), ...newcomers.slice(0, others)];
const acts = lifeActs.filter(({ name }) =>
  people.some(({ username }) => name.startsWith(`${username} `)),
);

beforeAll(async () => {
  db = await createTestDb();
  const secrets = readSecrets(join(folder.path, 'secrets.json'));
  const given = { db, passwords: quickPasswords, now, dataDir: folder.path, secrets };
  await bearDemoWithPast({ ...given, days: 24, regularsMost: known });
  await bearDemoStaff(db, '', bornAt);
  const found = await findLife({ ...given, settings: await getSettings(db.sql) });
  if (!found) throw new Error('This demo was born without other partners');
  life = found;
}, 240_000);
afterAll(async () => {
  await db.close();
  folder.remove();
});

test('a newcomer meets plans in every state that lasts', async () => {
  const rows = await db.sql<{ status: string }>('select distinct status from plan');
  const lasting = planStatuses.filter((status) => !['matching', 'putFinished'].includes(status));
  expect(rows.map(({ status }) => status).sort()).toEqual([...lasting].sort());
});

test('the meters of the demo equal what its events cost', async () => {
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

test('a demo plan for some countries was delivered there and nowhere else', async () => {
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

const counts = async () => {
  const [row] = await db.sql<Record<string, bigint>>(
    `select (select count(*) from partner) partners, (select count(*) from payout) payouts,
            (select count(*) from chat_message) messages, (select count(*) from feedback) tickets,
            (select count(*) from chat_message where made_by is not null) answers,
            (select count(*) from message_report) reports,
            (select count(*) from proposal) proposals, (select count(*) from plan) plans`,
  );
  return row;
};

test('a demo that was stopped continues where it was, does nothing twice, and adds up', async () => {
  const problems: string[] = [];
  const options = {
    ...{ restFactor: 0, restMsMin: 0 },
    onProblem: (name: string, error: unknown) => problems.push(`${name}: ${error}`),
  };
  const half = Math.floor(acts.length / 2);
  expect(half).toBeGreaterThan(5);
  expect(await liveOn(db, life, { ...options, acts: acts.slice(0, half) })).toBe(half);
  expect(await liveOn(db, life, { ...options, acts })).toBe(acts.length - half);
  const after = await counts();
  const partners = BigInt(2 + known + others);
  expect(after).toMatchObject({ partners, answers: 2n, reports: 1n });
  expect(await liveOn(db, life, { ...options, acts })).toBe(0);
  expect(await counts()).toEqual(after);
  expect(problems).toEqual([]);
  expect((await auditAll(db.sql)).findings).toEqual([]);
}, 120_000);

test('everybody in the demo has a name of their own, and every act too', () => {
  const all = [...regulars, ...newcomers].map(({ username }) => username);
  expect(all).toHaveLength(58);
  expect(new Set(all).size).toBe(all.length);
  const names = lifeActs.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
