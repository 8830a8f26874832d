import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addPostbackKey } from '../conversion/conversion.ts';
import type { Db } from '../database/database.ts';
import type { Secrets } from '../settings/settings.ts';
import { listShops, listSimulatedPlacements } from './simulation-store.ts';

interface SimulationServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly dataDir: string;
}

const overlapMs = 10 * 60_000;

/**
 * Writes the simulator's input to the data folder: the server's URL, the fictitious placements, and
 * a fresh key for each demo shop.
 */
export async function writeSimulation(services: SimulationServices, url: string): Promise<string> {
  const { db, secrets, now, dataDir } = services;
  const oldUntil = new Date(now().getTime() + overlapMs);
  const shops = [];
  for (const { name, merchant } of await listShops(db.sql)) {
    const key = await addPostbackKey(db.sql, secrets, merchant, now(), oldUntil);
    shops.push({ name, merchant, ...key });
  }
  const placements = await listSimulatedPlacements(db.sql);
  const text = `${JSON.stringify({ url, placements, shops }, null, 2)}\n`;
  const file = join(dataDir, 'simulator.json');
  await writeFile(file, text, { mode: 0o600 });
  return file;
}
