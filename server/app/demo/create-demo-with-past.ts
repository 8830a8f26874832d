import { setTimeout as wait } from 'node:timers/promises';
import { daysBefore } from '#domain/time.ts';
import { createMoney } from '../../ads/services/services.ts';
import type { Passwords } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import { getSettings, type Secrets } from '../../platform/settings/settings.ts';
import { createActors } from './actors.ts';
import { createDemo } from './create-demo.ts';
import { createNewestProducts, createRange } from './create-range.ts';
import { ensureAcceptanceCodes } from './demo-acceptors.ts';
import { createDemoCatalogue, type DemoCatalogue } from './demo-catalogue.ts';
import { createDemoOperator } from './demo-operator.ts';
import { createPast, type PastCrowd } from './demo-past.ts';
import {
  beginPast,
  endPast,
  extendPast,
  isPastUnderway,
  isPastUnfinished,
} from './demo-past-store.ts';
import { createSharedPassword } from './shared-password.ts';

/** Longer than a step of the history takes; a process that is silent for so long has ended. */
const leaseMs = 60_000;

export interface DemoOptions {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly now: () => Date;
  readonly dataDir: string;
  /** How many days of history the demo has from the start. */
  readonly days: number;
  /** With secrets, many other partners live in the demo too, if its history is long enough. */
  readonly secrets?: Secrets;
  /** Ends it early. What is unfinished then is not taken for a demo. */
  readonly stop?: AbortSignal | undefined;
}

/** Plans take some days from the offer to the settlement; a shorter history shows nothing. */
const crowdDaysMin = 14;

/** Makes an empty database a demo with merchants, products, placements and a history. */
export async function createDemoWithPast(options: DemoOptions): Promise<void> {
  const { db, passwords, dataDir } = options;
  const createdAt = options.now();
  // A clock of its own: everything below happens some days ago.
  const clock = { now: daysBefore(createdAt, options.days) };
  const now = () => clock.now;
  const getLeaseEnd = () => new Date(options.now().getTime() + leaseMs);

  const begin = (sql: Sql) => beginPast(sql, createdAt, getLeaseEnd());
  const partnerId = await createDemo({ db, passwords, now }, createdAt, begin);
  if (partnerId === null) return;

  const money = createMoney(db, now);
  const catalogue = await createDemoCatalogue({ db, money, now, dataDir });
  const ids = {
    partner: partnerId,
    operator: await createDemoOperator({ db, money, now, passwords }),
  };
  const crowd = await createCrowd({ ...options, now }, catalogue);

  const onStep = async () => {
    options.stop?.throwIfAborted();
    await extendPast(db.sql, getLeaseEnd());
  };
  await createPast({ db, clock, until: createdAt, ids, catalogue, crowd, onStep });
  if (crowd) await createNewestProducts({ db, money, now, dataDir }, crowd.range);
  await endPast(db.sql, options.now());
}

/** The other partners: more shops, and the people themselves. */
async function createCrowd(
  options: DemoOptions,
  catalogue: DemoCatalogue,
): Promise<PastCrowd | undefined> {
  const { db, now, dataDir, days, secrets } = options;
  if (!secrets || days < crowdDaysMin) return undefined;

  const settings = await getSettings(db.sql);
  const sharedPassword = await createSharedPassword(options.passwords);
  const actors = createActors({ db, now, dataDir, settings, secrets }, sharedPassword);

  const money = createMoney(db, now);
  const range = await createRange({ db, money, now, dataDir }, catalogue.products);
  await ensureAcceptanceCodes(db, now());
  return { range, actors };
}

/** Waits while another process, which was faster, creates the demo's history. */
export async function awaitPast({
  db,
  now,
  stop,
}: Pick<DemoOptions, 'db' | 'now' | 'stop'>): Promise<void> {
  while (await isPastUnderway(db.sql, now())) {
    stop?.throwIfAborted();
    await wait(200);
  }
  if (!(await isPastUnfinished(db.sql))) return;

  throw new StartError(
    'The demo in this database was interrupted while it was created. Drop the database, create ' +
      'it again and start once more.',
  );
}
