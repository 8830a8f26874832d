import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { demoConfiguration } from '../../app/demo/demo-configuration.ts';
import { fragment } from '../../platform/database/database.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createInstallation } from '../../platform/settings/create-installation.ts';
import { billEvents } from './bill-events.ts';
import { makePlacement, makePlan, makeProduct, type TestProduct } from './test-delivery.ts';

const now = new Date('2026-11-15T12:00:00Z');
let db: TestDb;
let placementId: number;
let product: TestProduct;

beforeAll(async () => {
  db = await createTestDb();
  const installation = { mode: 'demo', currency: 'SIM', name: 'Test' } as const;
  await createInstallation(db.sql, installation, demoConfiguration, 'a test', now);
  placementId = (await makePlacement(db, {}, now)).id;
  product = await makeProduct(db, {}, now);
});
afterAll(() => db.close());

const newPlan = () => makePlan(db, { product, amount: 1_000_000n }, now);

const seenOf = (planId: number): NewEvent => ({
  planId,
  kind: 'impression',
  at: now,
  serveId: randomUUID(),
  placementId,
  creativeId: product.creativeId,
  invalid: null,
  price: 2_000n,
  pay: 1_700n,
  isBillable: true,
  country: 'DE',
  device: 'phone',
  viewer: '001122334455667788990011',
});

test('a put makes the partition of its plan if no job has, and nobody but the owner reaches into it', async () => {
  const { id: before } = await newPlan();
  await db.owner.sql`alter sequence plan_id_seq restart with 1000`;
  const plan = await newPlan();
  expect([before < 256, plan.id]).toEqual([true, 1000]);
  await billEvents(db, [seenOf(plan.id)]);
  expect(await db.owner.sql.many`select plan_id from part.event_3`).toEqual([{ planId: 1000n }]);
  for (const statement of [
    fragment`select from part.event_3`,
    fragment`
      delete from part.event_once_3`,
  ]) {
    await expect(db.sql`${statement}`).rejects.toThrow('permission denied');
  }
  await expect(db.owner.sql`truncate part.event_3`).rejects.toThrow('never changed');
});
