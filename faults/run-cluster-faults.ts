import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noBlocks } from '../server/ads/event-block/event-block.ts';
import { readSecrets } from '../server/platform/settings/secrets.ts';
import { auditEvents } from '../server/proof/audit/audit-all.ts';
import { openBeaconLine } from './beacon-line.ts';
import { doFault, type FaultKind, faultKinds } from './cluster-faults.ts';
import { type ClusterSystem, startCluster } from './cluster-system.ts';
import { createManyTokens } from './many-tokens.ts';
import { compare, makePlans } from './run-many-events.ts';

export interface ClusterFaultPlan {
  readonly events: number;
  readonly faults: number;
  readonly kinds?: readonly FaultKind[];
  readonly lines?: number;
}

export interface ClusterFaultReport {
  readonly events: number;
  readonly deliveries: number;
  readonly faults: number;
  readonly perSecond: number;
  /** Valid events that are not counted, and counted ones that are not valid. */
  readonly missing: number;
  readonly surplus: number;
  readonly wrongMeters: number;
  readonly wrongCharge: bigint;
  /** Findings in the chains of events. */
  readonly findings: number;
}

const around = 5_000;

/** Delivers events one to three times through two edges, while parts of the cluster fail. */
export async function runClusterFaults(plan: ClusterFaultPlan): Promise<ClusterFaultReport> {
  const system = await startCluster();
  try {
    return await deliverAmongFaults(system, plan);
  } finally {
    await system.end();
  }
}

export async function deliverAmongFaults(
  system: ClusterSystem,
  { events, faults, kinds = faultKinds, lines = 64 }: ClusterFaultPlan,
): Promise<ClusterFaultReport> {
  const placed = await makePlans(system.db);
  const { deliveryKey } = readSecrets(join(system.dataDir, 'secrets.json'));
  const tokens = createManyTokens(deliveryKey, placed, events, around);
  const started = performance.now();
  let deliveries = 0;
  let isOver = false;
  const work = async (lineNo: number): Promise<void> => {
    const line = openBeaconLine(system.edges[lineNo % system.edges.length]?.url ?? '');
    for (let next = tokens.next(); next; next = tokens.next()) {
      await line.send(next.path, next.headers);
      deliveries += 1;
    }

    line.close();
  };

  const working = Promise.all(Array.from({ length: lines }, (_, no) => work(no))).then(() => {
    isOver = true;
  });
  let finishedCount = 0;

  for (let fault = 1; fault <= faults; fault += 1) {
    const target = (events * 2 * fault) / (faults + 2);
    while (deliveries < target && !isOver) await wait(20);
    await doFault(system, kinds[(fault - 1) % kinds.length] as FaultKind);
    finishedCount += 1;
  }

  await working;
  const seconds = (performance.now() - started) / 1000;
  await system.caughtUp();
  const compared = await compare(system.db, tokens.valid);
  const { findings } = await auditEvents(system.db.sql, noBlocks);
  const perSecond = Math.round(deliveries / seconds);

  return {
    events,
    deliveries,
    faults: finishedCount,
    perSecond,
    ...compared,
    findings: findings.length,
  };
}
