import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { demoConfiguration } from '../../app/demo/demo-configuration.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createInstallation } from '../../platform/settings/create-installation.ts';
import { makePlacement, makePlan, makeProduct } from '../delivery/test-delivery.ts';

/** A database with some delivering plans, and events of theirs. */
export interface TestBooks {
  readonly db: TestDb;
  readonly planIds: readonly number[];
  seen(planId?: number): NewEvent;
  countEvents(): Promise<number>;
  /** Tokens that counted more than once, and meters that disagree with their events. */
  countWrong(): Promise<number>;
}

export async function makeBooks(plans: number): Promise<TestBooks> {
  const db = await createTestDb();
  const now = new Date();
  const installation = { mode: 'demo', currency: 'SIM', name: 'Test' } as const;
  await createInstallation(db.sql, installation, demoConfiguration, 'a test', now);
  const placementId = (await makePlacement(db, {}, now)).id;
  const product = await makeProduct(db, {}, now);
  const planIds: number[] = [];
  for (let at = 0; at < plans; at += 1) {
    planIds.push((await makePlan(db, { product, amount: 1_000_000_000n }, now)).id);
  }
  const { creativeId } = product;
  return {
    db,
    planIds,
    seen: (planId = planIds[Math.floor(Math.random() * plans)] ?? 0) => ({
      planId,
      kind: 'impression',
      at: new Date(),
      serveId: randomUUID(),
      placementId,
      creativeId,
      invalid: null,
      price: 2_000n,
      pay: 1_700n,
      isBillable: true,
      country: 'DE',
      device: 'phone',
      viewer: '001122334455667788990011',
      isRated: false,
    }),
    countEvents: async () => await db.sql.count`select from event`,
    async countWrong() {
      const row = await db.sql.maybeOne<{ wrong: bigint }>`
        select (select count(*) from (select from event where invalid is null
                  group by serve_id, kind having count(*) > 1) twice) +
               (select count(*) from plan_meter m left join (select plan_id, sum(cost) cost,
                  max(no) last, count(*) count from event group by plan_id) e using (plan_id)
                 where m.spent <> coalesce(e.cost, 0) or m.last_no <> coalesce(e.count, 0)
                    or m.last_no <> coalesce(e.last, 0)) wrong`;
      return Number(row?.wrong);
    },
  };
}

export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(50);
}
