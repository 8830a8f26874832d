import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { minuteMs } from '#domain/time.ts';
import {
  addPostbackKey,
  findPostbackSecret,
  type NewPostbackKey,
} from '../../ads/conversion/conversion.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import { listDemoShops, listSimulatedPlacements } from './simulation-store.ts';

interface SimulationServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly dataDir: string;
}

const overlapMs = 10 * minuteMs;

const storedSimulation = v.object({
  shops: v.array(v.object({ merchant: v.string(), kid: v.string(), secret: v.string() })),
});

/**
 * Writes the simulator's input to the data folder: the server's URL, the fictitious placements, and
 * a key for the merchant of each demo shop. A later start keeps the keys of the first: another key
 * would end those that staff made meanwhile.
 */
export async function writeSimulation(services: SimulationServices, url: string): Promise<string> {
  const { db, now, dataDir } = services;
  const file = join(dataDir, 'simulator.json');
  const storedKeys = await readStoredKeys(file);
  const shops = await listDemoShops(db.sql);
  const keys = new Map<string, NewPostbackKey>();
  for (const merchant of new Set(shops.map((shop) => shop.merchant))) {
    keys.set(merchant, await getValidKey(services, merchant, storedKeys.get(merchant), now()));
  }

  const placements = await listSimulatedPlacements(db.sql);
  const shopsWithKeys = shops.map(({ name, merchant }) => ({
    name,
    merchant,
    ...keys.get(merchant),
  }));
  const text = `${JSON.stringify({ url, placements, shops: shopsWithKeys }, null, 2)}\n`;
  await writeFile(file, text, { mode: 0o600 });
  return file;
}

/** The keys that an earlier start wrote, by merchant; none if the file is missing or cut off. */
async function readStoredKeys(file: string): Promise<Map<string, NewPostbackKey>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSimulation), text);
  const shops = result.success ? result.output.shops : [];
  return new Map(shops.map(({ merchant, kid, secret }) => [merchant, { kid, secret }]));
}

/** The stored key if it goes on being valid, and a new one otherwise. */
async function getValidKey(
  { db, secrets }: SimulationServices,
  merchant: string,
  storedKey: NewPostbackKey | undefined,
  now: Date,
): Promise<NewPostbackKey> {
  const overlapEndsAt = new Date(now.getTime() + overlapMs);
  const secret =
    storedKey &&
    (await findPostbackSecret(db.sql, secrets, merchant, storedKey.kid, overlapEndsAt));
  return storedKey && secret?.toString() === storedKey.secret
    ? storedKey
    : addPostbackKey(db.sql, secrets, merchant, now, overlapEndsAt);
}
