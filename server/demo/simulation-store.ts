import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addPostbackKey } from '../conversion/conversion.ts';
import type { Db, Sql } from '../database/database.ts';
import type { Secrets } from '../settings/settings.ts';

interface SimulationServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly dataDir: string;
}

const overlapMs = 10 * 60_000;

/**
 * Leaves in the data folder what the simulator needs to play viewers and shops: where the server
 * is, the placements of nobody's pages, and a fresh key for each shop of the demo.
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

const listShops = (sql: Sql) =>
  sql<{ name: string; merchant: string }>(
    `select distinct substring(landing_url from 'shop=([a-z-]+)') "name", merchant_id merchant
       from product where landing_url like '/demo/shop?shop=%'`,
  );

const listSimulatedPlacements = (sql: Sql) =>
  sql<{ key: string; domain: string }>(
    `select pl.key, coalesce(pl.domains[1], '') "domain" from placement pl
       join publisher p on p.id = pl.publisher_id where p.is_simulated order by pl.id`,
  );
