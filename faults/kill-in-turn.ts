import { setTimeout as wait } from 'node:timers/promises';
import type { System } from './system.ts';

/** What people do while faults happen. Their acknowledgements are recorded outside the server. */
export interface Load {
  readonly acknowledged: readonly unknown[];
  /** How many there are at the end. */
  readonly acknowledgedMin: number;
  readonly working: readonly Promise<void>[];
}

export interface Kills {
  readonly serverKills: number;
  readonly databaseKills: number;
}

/** Kills server and database in turn, spread evenly over the work of each load. */
export async function killInTurn(
  system: System,
  faults: number,
  loads: readonly Load[],
): Promise<Kills> {
  const until = async (share: number) => {
    for (const { acknowledged, acknowledgedMin, working } of loads) {
      const target = acknowledgedMin * share;
      while (acknowledged.length < target) await Promise.race([wait(10), ...working]);
    }
  };

  const counts = { serverKills: 0, databaseKills: 0 };
  for (let fault = 0; fault < faults; fault += 1) {
    await until((fault + 1) / (faults + 1));
    if (fault % 2 === 0) await system.killServer();
    else await system.killDatabase();
    counts[fault % 2 === 0 ? 'serverKills' : 'databaseKills'] += 1;
  }

  await until(1);
  return counts;
}
