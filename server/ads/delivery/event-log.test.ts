import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventKind } from '#domain/delivery/event.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { demoConfiguration } from '../../app/demo/demo-configuration.ts';
import { fragment, joinFragments } from '../../platform/database/database.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createInstallation } from '../../platform/settings/create-installation.ts';
import { createEventLog } from './event-log.ts';
import { makePlacement, makePlan, makeProduct, movePlan, type TestPlan } from './test-delivery.ts';

const now = new Date('2026-11-15T12:00:00Z');
const price = 2_000n;

let db: TestDb;
let placementId: number;
let creativeId: number;
let newPlan: (amount: bigint, dailyCap?: string) => Promise<TestPlan>;

beforeAll(async () => {
  db = await createTestDb();
  const installation = { mode: 'demo', currency: 'SIM', name: 'Test' } as const;
  await createInstallation(db.sql, installation, demoConfiguration, 'a test', now);
  placementId = (await makePlacement(db, {}, now)).id;
  const product = await makeProduct(db, {}, now);
  creativeId = product.creativeId;
  newPlan = async (amount, dailyCap) => {
    if (dailyCap === undefined) return makePlan(db, { product, amount }, now);
    const capped = await makeProduct(db, { putRule: { dailyCap } }, now);
    return makePlan(db, { product: capped, amount }, now);
  };
});
afterAll(() => db.close());

const eventOf = (planId: number, kind: EventKind, given: Partial<NewEvent> = {}): NewEvent => ({
  planId,
  kind,
  at: now,
  serveId: randomUUID(),
  placementId,
  creativeId,
  invalid: null,
  price,
  pay: 1_700n,
  isBillable: kind === 'impression',
  country: 'DE',
  device: 'phone',
  viewer: '0011223344556677',
  ...given,
});

async function meterOf({ id }: TestPlan) {
  const row = await db.sql.maybeOne<{ spent: bigint; last: bigint }>`
    select spent, last_no as last from plan_meter where plan_id = ${id}`;
  return row;
}

test('an event costs its price once, however often its token comes back', async () => {
  const plan = await newPlan(1_000_000n);
  const log = createEventLog(db);
  const serveId = randomUUID();
  const again = () => log.append(eventOf(plan.id, 'impression', { serveId }));
  const together = await Promise.all([again(), again(), again()]);
  const later = await again();
  const outcomes = [...together, later].map(({ invalid, cost }) => [invalid, cost]);
  expect(outcomes).toEqual([
    [null, price],
    ['duplicate', 0n],
    ['duplicate', 0n],
    ['duplicate', 0n],
  ]);
  expect(await meterOf(plan)).toEqual({ spent: price, last: 4n });
});

test('two processes writing to the same plans never use a number or charge an event twice', async () => {
  const plans = [await newPlan(10_000_000n), await newPlan(10_000_000n)];
  const logs = [createEventLog(db), createEventLog(db), createEventLog(db)];
  const serves = Array.from({ length: 120 }, () => randomUUID());
  const all = await Promise.all(
    serves.flatMap((serveId, at) =>
      logs.map((log) => log.append(eventOf(plans[at % 2]?.id ?? 0, 'impression', { serveId }))),
    ),
  );
  expect(all.filter(({ invalid }) => invalid === null)).toHaveLength(120);
  for (const plan of plans) expect(await meterOf(plan)).toEqual({ spent: 120_000n, last: 180n });
});

test('delivery beyond the hold costs the partner nothing and is paid to its publisher once', async () => {
  const plan = await newPlan(5_000n);
  const log = createEventLog(db);
  const serveId = randomUUID();
  const see = (given: Partial<NewEvent> = {}) => log.append(eventOf(plan.id, 'impression', given));
  const outcomes = await Promise.all([see(), see(), see(), see({ serveId })]);
  outcomes.push(await see({ serveId }), await log.append(eventOf(plan.id, 'click', { serveId })));
  expect(outcomes.map(({ invalid, cost, pay }) => [invalid, cost, pay])).toEqual([
    [null, price, 1_700n],
    [null, price, 1_700n],
    ['over_budget', 0n, 1_700n],
    ['over_budget', 0n, 1_700n],
    ['duplicate', 0n, 0n],
    // It was not a counted view, so nothing can follow it.
    ['before_impression', 0n, 0n],
  ]);
  expect(await meterOf(plan)).toEqual({ spent: 4_000n, last: 6n });
});

test('a day costs no more than its cap, whichever process writes', async () => {
  const plan = await newPlan(1_000_000n, '0.0065');
  const logs = [createEventLog(db), createEventLog(db)];
  const midnight = new Date('2026-11-16T00:00:00Z').getTime();
  const see = (ms: number, at: number) =>
    logs[at % 2]?.append(eventOf(plan.id, 'impression', { at: new Date(midnight + ms) }));
  const reasons = async (...times: number[]) =>
    (await Promise.all(times.map(see))).map((event) => event?.invalid);
  expect((await reasons(-4, -3, -2, -1)).sort()).toEqual([null, null, null, 'over_budget']);
  expect((await reasons(0, 1, 2, 3)).sort()).toEqual([null, null, null, 'over_budget']);
  expect(await reasons(86_399_999)).toEqual(['over_budget']);
  expect((await meterOf(plan))?.spent).toBe(12_000n);
  // The database enforces it as well, whatever the program writes.
  await expect(
    db.owner.sql`update plan_meter set day_spent = day_spent + 2000 where plan_id = ${plan.id}`,
  ).rejects.toThrow('plan_meter_day_is_kept');
});

test('a clock set back over midnight does not reset the daily cap', async () => {
  const plan = await newPlan(1_000_000n, '0.0065');
  const midnight = new Date('2026-11-16T00:00:00Z').getTime();
  const see = async (...times: number[]) => {
    const log = createEventLog(db);
    const seen = times.map((ms) =>
      log.append(eventOf(plan.id, 'impression', { at: new Date(midnight + ms) })),
    );
    return (await Promise.all(seen)).map(({ invalid }) => invalid);
  };
  expect(await see(-2, -1, 0, 1)).toEqual([null, null, null, null]);
  // Two events of the new day; the one dated the evening before counts towards the same day.
  expect(await see(-1)).toEqual([null]);
  expect(await see(-1, 2)).toEqual(['over_budget', 'over_budget']);
  // The database does not go back either, whatever day the program claims it is.
  const { no, head, day } = await db.sql.one<{ no: bigint; head: string; day: number }>`
    select last_no no, encode(head, 'hex') head, day from plan_meter where plan_id = ${plan.id}`;
  const event = eventOf(plan.id, 'impression');
  await expect(
    db.sql`
      select record_events(array[${plan.id}]::bigint[], array[${no + 1n}]::bigint[], '{1}',
        array[${event.at}]::timestamptz[], array[${event.serveId}]::uuid[],
        array[${placementId}]::int[], array[${creativeId}]::int[], '{null}', '{2000}', '{2000}',
        '{0}', '{DE}', '{1}', '{00}', array[repeat('ab', 32)], array[${plan.id}]::bigint[],
        array[${no}]::bigint[], array[${head}], array[${day - 1}]::int[], '{2000}')`,
  ).rejects.toThrow('plan_meter_day_is_kept');
});

test('a click needs an impression that counts, and not one that is a day old', async () => {
  const plan = await newPlan(1_000_000n);
  const log = createEventLog(db);
  const serveId = randomUUID();
  const click = (at: Date) => log.append(eventOf(plan.id, 'click', { serveId, at }));
  expect((await click(now)).invalid).toBe('before_impression');
  await log.append(eventOf(plan.id, 'impression', { serveId, invalid: 'bot' }));
  expect((await click(now)).invalid).toBe('before_impression');
  await log.append(eventOf(plan.id, 'impression', { serveId }));
  expect((await click(new Date(now.getTime() + 86_400_001))).invalid).toBe('expired');
  expect((await click(new Date(now.getTime() + 86_400_000))).invalid).toBeNull();
});

test('tokens in flight count until the drain is over, and not after', async () => {
  const plan = await newPlan(1_000_000n);
  const log = createEventLog(db);
  const serveId = randomUUID();
  await log.append(eventOf(plan.id, 'impression', { serveId }));
  await movePlan(db, plan.id, 'putFinished', 'stopped', now);
  expect((await log.append(eventOf(plan.id, 'impression'))).invalid).toBeNull();
  await movePlan(db, plan.id, 'waitSettlement', 'tokens_expired', now);
  expect((await log.append(eventOf(plan.id, 'impression'))).invalid).toBe('plan_not_putting');
  const click = { serveId, isBillable: false };
  expect((await log.append(eventOf(plan.id, 'click', click))).invalid).toBeNull();
});

test('the runtime role can neither write an event past the meter nor change one', async () => {
  const plan = await newPlan(1_000_000n);
  await createEventLog(db).append(eventOf(plan.id, 'impression'));
  for (const statement of [
    fragment`insert into event select * from event limit 1`,
    fragment`insert into event_once select * from event_once limit 1`,
    fragment`update plan_meter set spent = 0`,
    fragment`delete from event`,
  ]) {
    await expect(db.sql`${statement}`).rejects.toThrow('permission denied');
  }
  const wrong = [
    `{${plan.id}}`,
    '{7}',
    '{1}',
    `{${now.toISOString()}}`,
    `{${randomUUID()}}`,
    '{1}',
    '{1}',
    '{null}',
    '{2000}',
    '{2000}',
    '{0}',
    '{DE}',
    '{1}',
    '{00}',
    `{${'ab'.repeat(32)}}`,
    `{${plan.id}}`,
    '{6}',
    `{${'ab'.repeat(32)}}`,
    '{0}',
    '{0}',
  ];
  const given = joinFragments(
    wrong.map((value) => fragment`${value}`),
    fragment`, `,
  );
  await expect(db.sql`select record_events(${given})`).rejects.toThrow(
    'not as they were when locked',
  );
});

test('one event that cannot be written does not fail the rest of its batch', async () => {
  const plan = await newPlan(1_000_000n);
  const log = createEventLog(db);
  const outcomes = await Promise.allSettled([
    log.append(eventOf(plan.id, 'impression')),
    log.append(eventOf(987_654_321, 'impression')),
    log.append(eventOf(plan.id, 'impression')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await meterOf(plan)).toEqual({ spent: 4_000n, last: 2n });
});
