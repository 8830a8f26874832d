import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makePlacement, makePlan, makeProduct } from '../server/ads/delivery/test-delivery.ts';
import type { Db } from '../server/platform/database/db.ts';
import { readSecrets } from '../server/platform/settings/secrets.ts';
import { openBeaconLine } from './beacon-line.ts';
import { createManyTokens, price } from './many-tokens.ts';
import { type System, startSystem } from './system.ts';

export interface ManyEventsPlan {
  readonly events: number;
  readonly kills: number;
  /** The maximum deliveries per second; null for no limit. */
  readonly perSecond: number | null;
}

export interface ManyEventsReport {
  readonly events: number;
  readonly deliveries: number;
  readonly kills: number;
  readonly perSecond: number;
  /** Unique valid events that are not counted, and counted ones that are not valid. */
  readonly missing: number;
  readonly surplus: number;
  /** Plans whose cost is not the sum of their events, or more than was put on them. */
  readonly wrongMeters: number;
  /** The difference between what was charged and the price of every unique valid event. */
  readonly wrongCharge: bigint;
}

const lines = 96;
const around = 10_000;
const plans = 20;

/** Delivers many events through HTTP, kills server and database meanwhile, and compares. */
export async function runManyEvents(plan: ManyEventsPlan): Promise<ManyEventsReport> {
  const system = await startSystem();
  try {
    return await deliverAll(system, plan);
  } finally {
    await system.end();
  }
}

async function deliverAll(system: System, { events, kills, perSecond }: ManyEventsPlan) {
  const placed = await makePlans(system.db());
  const secrets = readSecrets(join(system.dataDir, 'secrets.json'));
  const tokens = createManyTokens(secrets.deliveryKey, placed, events, around);
  const started = performance.now();
  let deliveries = 0;
  const work = async (): Promise<void> => {
    const line = openBeaconLine(system.url);
    for (let next = tokens.next(); next; next = tokens.next()) {
      deliveries += 1;
      const aheadMs = perSecond === null ? 0 : (deliveries / perSecond) * 1000 - since(started);
      if (aheadMs > 5) await wait(aheadMs);
      await line.send(next.path, next.headers);
    }

    line.close();
  };

  const working = Promise.all(Array.from({ length: lines }, work));
  await killMeanwhile(system, kills, events * 2, () => deliveries, working);
  await working;
  const seconds = since(started) / 1000;
  const compared = await compare(system.db(), tokens.valid);
  const rate = Math.round(deliveries / seconds);

  return { events, deliveries, kills, perSecond: rate, ...compared };
}

const since = (started: number): number => performance.now() - started;

/** Spread over all deliveries, alternating between server and database. */
async function killMeanwhile(
  system: System,
  kills: number,
  total: number,
  done: () => number,
  working: Promise<unknown>,
): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const target = (total * kill) / (kills + 2);
    while (done() < target) await Promise.race([wait(20), working]);
    if (kill % 2 === 1) await system.killServer();
    else await system.killDatabase();
  }
}

export async function makePlans(db: Db) {
  const now = new Date();
  const placement = await makePlacement(db, { isSimulated: true, domains: ['paper.example'] }, now);
  const product = await makeProduct(db, {}, now);
  const planIds: number[] = [];

  for (let index = 0; index < plans; index += 1) {
    planIds.push((await makePlan(db, { product, amount: 1_000_000_000_000n }, now)).id);
  }

  return { planIds, placementId: placement.id, creativeId: product.creativeId };
}

export async function compare(db: Db, valid: ReadonlySet<string>) {
  const serveIds = new Set<string>();
  const surplus: string[] = [];
  const plansOf = await db.sql.many<{ planId: bigint }>`select plan_id from plan_meter`;

  for (const { planId } of plansOf) {
    const rows = await db.sql.many<{ serveId: string }>`
      select serve_id from event
       where plan_id = ${planId} and kind = 1 and invalid is null`;
    for (const { serveId } of rows) {
      if (!valid.has(serveId) || serveIds.has(serveId)) surplus.push(serveId);
      serveIds.add(serveId);
    }
  }

  const missing = [...valid].filter((serveId) => !serveIds.has(serveId));
  const wrong = await db.sql.count`
    select m.plan_id from plan_meter m
      left join (select plan_id, sum(cost) cost, max(no) last, count(*) count
                   from event group by plan_id) e using (plan_id)
     where m.spent > m.hold or m.spent <> coalesce(e.cost, 0)
        or m.last_no <> coalesce(e.last, 0) or m.last_no <> coalesce(e.count, 0)`;

  const sum = await db.sql.one<{ spent: bigint }>`select sum(spent)::bigint spent from plan_meter`;
  return {
    missing: missing.length,
    surplus: surplus.length,
    wrongMeters: wrong,
    wrongCharge: (sum?.spent ?? 0n) - BigInt(valid.size) * price,
  };
}
