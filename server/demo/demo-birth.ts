import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '#domain/plan/limits.ts';
import type { Db } from '../database/database.ts';
import type { Passwords } from '../partner/partner.ts';
import { createMoney } from '../services/services.ts';
import { bearDemo } from './bear-demo.ts';
import { bearCatalogue } from './demo-catalogue.ts';
import { bearOperator } from './demo-operator.ts';
import { liveThroughPast } from './demo-past.ts';
import { beginPast, endPast, isPastUnderway } from './demo-past-store.ts';

/** Longer than this ever takes; if it is interrupted, the demo keeps what it has. */
const pastMsMax = 120_000;

export interface BirthServices {
  readonly db: Db;
  readonly passwords: Passwords;
  readonly now: () => Date;
  readonly dataDir: string;
  /** How many days of history the demo gets at birth. */
  readonly days: number;
}

/** Makes an empty database a demo with merchants, products, placements and a history. */
export async function bearDemoWithPast(services: BirthServices): Promise<void> {
  const { db, passwords, dataDir } = services;
  const bornAt = services.now();
  const clock = { now: new Date(bornAt.getTime() - services.days * dayMs) };
  const now = () => clock.now;
  const partnerId = await bearDemo({ db, passwords, now }, bornAt);
  if (partnerId === null) return;
  await beginPast(db.sql, bornAt, new Date(bornAt.getTime() + pastMsMax));
  const money = createMoney(db, now);
  const catalogue = await bearCatalogue({ db, money, now, dataDir });
  const ids = {
    partner: partnerId,
    operator: await bearOperator({ db, money, now, passwords }),
  };
  await liveThroughPast({ db, clock, until: bornAt, ids, catalogue });
  await endPast(db.sql, services.now());
}

/** Waits while another process, which was faster, creates the demo's history. */
export async function awaitPast({ db, now }: Pick<BirthServices, 'db' | 'now'>): Promise<void> {
  while (await isPastUnderway(db.sql, now())) await wait(200);
}
