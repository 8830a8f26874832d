import { setTimeout as wait } from 'node:timers/promises';
import { daysBefore } from '#domain/time.ts';
import { createMoney } from '../../ads/services/services.ts';
import { insertStaff } from '../../desk/desk.ts';
import type { Passwords } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import { getSettings, type Secrets } from '../../platform/settings/settings.ts';
import { createActors } from './actors.ts';
import { bearDemo } from './bear-demo.ts';
import { bearNewest, bearRange } from './bear-range.ts';
import { demoAcceptanceCodes } from './demo-acceptors.ts';
import { bearCatalogue, type DemoCatalogue } from './demo-catalogue.ts';
import { bearOperator } from './demo-operator.ts';
import { liveThroughPast } from './demo-past.ts';
import {
  beginPast,
  endPast,
  extendPast,
  isPastUnderway,
  isPastUnfinished,
} from './demo-past-store.ts';
import { demoPeople } from './demo-staff.ts';
import { makeOneSecret } from './one-secret.ts';

/** Longer than a step of the history takes; a process that is silent for so long has ended. */
const leaseMs = 60_000;

export interface BirthServices {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly now: () => Date;
  readonly dataDir: string;
  /** How many days of history the demo gets at birth. */
  readonly days: number;
  /** With secrets, many other partners live in the demo too, if its history is long enough. */
  readonly secrets?: Secrets;
  /** Ends it early. What is unfinished then is not taken for a demo. */
  readonly stop?: AbortSignal | undefined;
}

/** Plans take some days from the offer to the settlement; a shorter history shows nothing. */
const crowdDaysMin = 14;

/** Makes an empty database a demo with merchants, products, placements and a history. */
export async function bearDemoWithPast(services: BirthServices): Promise<void> {
  const { db, passwords, dataDir } = services;
  const bornAt = services.now();
  const clock = { now: daysBefore(bornAt, services.days) };
  const now = () => clock.now;
  const leasedUntil = () => new Date(services.now().getTime() + leaseMs);
  const begin = (sql: Sql) => beginPast(sql, bornAt, leasedUntil());
  const partnerId = await bearDemo({ db, passwords, now }, bornAt, begin);
  if (partnerId === null) return;
  const money = createMoney(db, now);
  const catalogue = await bearCatalogue({ db, money, now, dataDir });
  const ids = {
    partner: partnerId,
    operator: await bearOperator({ db, money, now, passwords }),
  };
  const crowd = await bearCrowd({ ...services, now }, catalogue);
  const onStep = async () => {
    services.stop?.throwIfAborted();
    await extendPast(db.sql, leasedUntil());
  };
  await liveThroughPast({ db, clock, until: bornAt, ids, catalogue, crowd, onStep });
  if (crowd) await bearNewest({ db, money, now, dataDir }, crowd.range);
  await endPast(db.sql, services.now());
}

/** The other partners: staff who let them in, more shops, and the people themselves. */
async function bearCrowd(services: BirthServices, catalogue: DemoCatalogue) {
  const { db, now, dataDir, days, secrets } = services;
  if (!secrets || days < crowdDaysMin) return undefined;
  for (const { name, roles } of demoPeople) {
    await insertStaff(db.sql, { name, roles, madeBy: 'npm start' }, now());
  }
  const settings = await getSettings(db.sql);
  const secret = await makeOneSecret(services.passwords);
  const actors = createActors({ db, now, dataDir, settings, secrets }, secret);
  const money = createMoney(db, now);
  const range = await bearRange({ db, money, now, dataDir }, catalogue.products);
  await demoAcceptanceCodes(db, now());
  return { range, actors };
}

/** Waits while another process, which was faster, creates the demo's history. */
export async function awaitPast({
  db,
  now,
  stop,
}: Pick<BirthServices, 'db' | 'now' | 'stop'>): Promise<void> {
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
