import { dayMs } from '#domain/plan/limits.ts';
import type { Db } from '../database/database.ts';
import type { Passwords } from '../partner/partner.ts';
import { type Loop, logProblem, startLoop } from '../process/process.ts';
import type { Secrets, Settings } from '../settings/settings.ts';
import { createActors } from './actors.ts';
import { dailyActs } from './daily-plan.ts';
import { getBornAt } from './demo-past-store.ts';
import { demoRange, type RangeKey } from './demo-range.ts';
import { type Life, type LifeOptions, liveOn } from './life.ts';
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
  const { db } = services;
  const known = new Map((await listDemoShops(db.sql)).map(({ name, product }) => [name, product]));
  const products = new Map<RangeKey, string>();
  for (const { key, creative } of demoRange) {
    const product = known.get(key);
    if (product && !creative) products.set(key, product);
  }
  if (products.size === 0) return null;
  const secret = await makeOneSecret(services.passwords);
  return { actors: createActors(services, secret), products };
}

/** How often a running demo looks whether something is due. */
const lookMs = 60_000;

/**
 * Lets the people of a demo do what is due whenever it is called, by the plan of each day. Of a time when the demo did not run, only the last day is made up for,
 * so that whoever starts it again finds people at work. Gives how many acts were done.
 */
export function createLiving(
  services: LifeServices,
  options?: Omit<LifeOptions, 'acts'>,
): () => Promise<number> {
  const { db, now } = services;
  let life: Life | null | undefined;
  let done: Date | undefined;
  return async () => {
    if (life === undefined) life = await findLife(services);
    if (life === null) return 0;
    const until = now();
    const dayAgo = new Date(until.getTime() - dayMs);
    const from = done ?? (await getBornAt(db.sql));
    const daily = dailyActs(from > dayAgo ? from : dayAgo, until);
    const count = await liveOn(db, life, { ...options, acts: daily });
    done = until;
    return count;
  };
}

/** Plays the other partners and the staff of a demo until it is closed. */
export function startLife(services: LifeServices): Loop {
  const stop = new AbortController();
  const loop = startLoop(createLiving(services, { stop: stop.signal }), {
    ...{ everyMs: lookMs, onProblem: (error) => logProblem('demo', error) },
  });
  return {
    close() {
      stop.abort();
      return loop.close();
    },
  };
}
