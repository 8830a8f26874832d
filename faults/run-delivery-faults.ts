import { eventKinds } from '#domain/delivery/event.ts';
import { makePlacement, makePlan, makeProduct } from '../server/ads/delivery/test-delivery.ts';
import type { Db } from '../server/platform/database/db.ts';
import { type AcknowledgedEvent, deliver } from './deliver.ts';
import { type Kills, killInTurn } from './kill-in-turn.ts';
import { type System, startSystem } from './system.ts';

export interface DeliveryFaultReport extends Kills {
  readonly acknowledged: number;
  /** Acknowledged, but not in the database. */
  readonly lost: number;
  /** Tokens charged, or counted as the same kind, more than once. */
  readonly doubled: number;
  /** Plans that cost more than was put on them, or other than the sum of their events. */
  readonly wrongMeters: number;
}

export interface DeliveryFaultPlan {
  readonly faults: number;
  readonly acknowledgedMin: number;
  readonly viewers: number;
}

/** Kills server and database while ads are served, seen and clicked, and compares at the end. */
export async function runDeliveryFaults({
  faults,
  ...plan
}: DeliveryFaultPlan): Promise<DeliveryFaultReport> {
  const system = await startSystem();
  try {
    const views = await beginViews(system, plan);
    const kills = await killInTurn(system, faults, [views]);
    return { ...kills, ...(await views.end()) };
  } finally {
    await system.end();
  }
}

/** Viewers who see and click ads until the end, which compares. */
export async function beginViews(
  system: System,
  { acknowledgedMin, viewers }: Omit<DeliveryFaultPlan, 'faults'>,
) {
  const now = new Date();
  const domains = ['paper.example'];
  const placement = await makePlacement(system.db(), { isSimulated: true, domains }, now);
  const product = await makeProduct(system.db(), {}, now);

  // One has enough money, and one runs out on the way.
  for (const amount of [1_000_000_000n, 40_000n]) {
    await makePlan(system.db(), { product, amount }, now);
  }

  const acknowledged: AcknowledgedEvent[] = [];
  let isOver = false;
  const working = Array.from({ length: viewers }, () =>
    deliver(system, placement.key, () => isOver, acknowledged),
  );
  const end = async () => {
    isOver = true;
    await Promise.all(working);
    return compare(system.db(), acknowledged);
  };

  return { acknowledged, acknowledgedMin, working, end };
}

async function compare(db: Db, acknowledged: readonly AcknowledgedEvent[]) {
  const rows = await db.sql.many<{
    serveId: string;
    kind: number;
    counted: bigint;
    charged: bigint;
  }>`
    select serve_id, kind, count(*) filter (where invalid is null) counted,
           count(*) filter (where cost > 0) charged
      from event where kind > 0 group by serve_id, kind`;

  const storedRows = new Map(rows.map((row) => [`${row.serveId} ${eventKinds[row.kind]}`, row]));
  const lost = acknowledged.filter(({ serveId, kind }) => !storedRows.has(`${serveId} ${kind}`));
  const doubleRows = rows.filter(({ counted, charged }) => counted > 1n || charged > 1n);
  const meters = await db.sql.count`
    select m.plan_id from plan_meter m
      left join (select plan_id, sum(cost) cost, max(no) last, count(*) count
                   from event group by plan_id) e using (plan_id)
     where m.spent > m.hold or m.spent <> coalesce(e.cost, 0)
        or m.last_no <> coalesce(e.last, 0) or m.last_no <> coalesce(e.count, 0)`;

  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    doubled: doubleRows.length,
    wrongMeters: meters,
  };
}
