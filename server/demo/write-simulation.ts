import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addPostbackKey } from '../conversion/conversion.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../settings/settings.ts';
import { listDemoShops, listSimulatedPlacements } from './simulation-store.ts';

interface SimulationServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly dataDir: string;
}

const overlapMs = 10 * 60_000;

/**
 * Writes the simulator's input to the data folder: the server's URL, the fictitious placements, and
 * a fresh key for the merchant of each demo shop.
 */
export async function writeSimulation(services: SimulationServices, url: string): Promise<string> {
  const { db, secrets, now, dataDir } = services;
  const oldUntil = new Date(now().getTime() + overlapMs);
  const shops = await listDemoShops(db.sql);
  const keys = new Map<string, Awaited<ReturnType<typeof addPostbackKey>>>();
  for (const merchant of new Set(shops.map((shop) => shop.merchant))) {
    keys.set(merchant, await addPostbackKey(db.sql, secrets, merchant, now(), oldUntil));
  }
  const placements = await listSimulatedPlacements(db.sql);
  const known = shops.map(({ name, merchant }) => ({ name, merchant, ...keys.get(merchant) }));
  const text = `${JSON.stringify({ url, placements, shops: known }, null, 2)}\n`;
  const file = join(dataDir, 'simulator.json');
  await writeFile(file, text, { mode: 0o600 });
  return file;
}
