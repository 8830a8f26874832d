import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { billEvents } from '../../server/ads/delivery/bill-events.ts';
import { rollUp } from '../../server/ads/figures/roll-up.ts';
import { makePlan, type TestPlan } from '../../server/ads/figures/test-delivery.ts';
import type { TestDb } from '../../server/platform/database/test-db.ts';

const plansCount = 50;
const groupSize = 500;
const loadMs = 15_000;
/** As often as the job is due. */
const everyMs = 2_000;

/** How far counting lags behind at most while the engine writes as many events as it can. */
export async function loadWhileCounting(db: TestDb, partner: string) {
  const plans: TestPlan[] = [];
  for (let index = 0; index < plansCount; index += 1) {
    plans.push(await makePlan(db, partner, { at: new Date(), hold: 1_000_000_000_000n }));
  }

  const until = Date.now() + loadMs;
  let writtenCount = 0;
  let worstMs = 0;
  const isOn = () => Date.now() < until;
  const write = async () => {
    while (isOn()) {
      await billEvents(db, group(plans));
      writtenCount += groupSize;
    }
  };

  const count = async () => {
    while (isOn()) {
      const began = Date.now();
      await rollUp({ db }, new Date());
      await wait(Math.max(0, began + everyMs - Date.now()));
    }
  };

  const watch = async () => {
    while (isOn()) {
      worstMs = Math.max(worstMs, await lagMs(db));
      await wait(250);
    }
  };

  await Promise.all([write(), write(), count(), watch()]);
  return { lagSeconds: worstMs / 1000, perSecond: writtenCount / (loadMs / 1000) };
}

/** The age of the oldest event that is written and not counted. */
async function lagMs(db: TestDb): Promise<number> {
  const row = await db.sql.one<{ earliest: Date | null }>`
    select min(e.at) earliest from rollup_progress r join plan_meter m using (plan_id)
      join event e on e.plan_id = r.plan_id and e.no = r.rolled_to + 1
     where m.last_no > r.rolled_to`;
  return row?.earliest ? Date.now() - row.earliest.getTime() : 0;
}

const group = (plans: readonly TestPlan[]): NewEvent[] =>
  Array.from({ length: groupSize }, () => {
    const plan = plans[Math.floor(Math.random() * plans.length)] as TestPlan;
    return {
      planId: Number(plan.id),
      kind: 'impression',
      at: new Date(),
      serveId: randomUUID(),
      placementId: plan.placements[0] as number,
      creativeId: plan.creativeId,
      invalid: null,
      price: 10n,
      pay: 8n,
      isBillable: true,
      country: 'TH',
      device: 'phone',
      viewer: 'aabb',
    };
  });
