import type { Db } from '../database/database.ts';
import type { Passwords } from '../partner/partner.ts';
import { logProblem } from '../process/process.ts';
import type { Secrets, Settings } from '../settings/settings.ts';
import { createActors } from './actors.ts';
import { demoRange, type RangeKey } from './demo-range.ts';
import { type Life, liveOn } from './life.ts';
import { makeOneSecret } from './one-secret.ts';
import { listDemoShops } from './simulation-store.ts';

export interface LifeServices {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly now: () => Date;
  readonly dataDir: string;
  /** As they are at the time they are read. */
  readonly settings: Settings;
}

/** The people of this demo and what they can be offered; null if it was born without them. */
export async function findLife(services: LifeServices): Promise<Life | null> {
  const { db, now, dataDir, secrets } = services;
  const known = new Map((await listDemoShops(db.sql)).map(({ name, product }) => [name, product]));
  const products = new Map<RangeKey, string>();
  for (const { key, creative } of demoRange) {
    const product = known.get(key);
    if (product && !creative) products.set(key, product);
  }
  if (products.size === 0) return null;
  const secret = await makeOneSecret(services.passwords);
  const settings = services.settings;
  return { actors: createActors({ db, now, dataDir, secrets, secret, settings }), products };
}

/** Goes on behind a running demo until everything has happened, or until it is closed. */
export function startLife(services: LifeServices): { close(): Promise<void> } {
  const stop = new AbortController();
  // While the database is away it ends early, and the next start does what is left.
  const lived = findLife(services)
    .then((life) => life && liveOn(services.db, life, { stop: stop.signal }))
    .catch((error) => logProblem('demo', error));
  return {
    async close() {
      stop.abort();
      await lived;
    },
  };
}
