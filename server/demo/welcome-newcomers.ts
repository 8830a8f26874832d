import { usernameKey } from '#domain/partner/username.ts';
import { findProductState } from '../catalogue/catalogue.ts';
import type { Db, Sql } from '../database/database.ts';
import { pushProduct } from '../desk/desk.ts';
import { eachOne, type Job } from '../job/job.ts';
import type { MoneyQueue } from '../ledger/ledger.ts';
import { newcomers as playedNewcomers, regulars } from './cast.ts';
import { demoPeople } from './demo-staff.ts';
import { fundDemo } from './fund-demo.ts';
import { listNewcomers, listProductIds, type Newcomer } from './newcomer-store.ts';

interface NewcomerServices {
  readonly db: Db;
  readonly money: MoneyQueue;
}

const amount = '500.00';
const offerDays = 7;
const reason = 'Demo';
const name = 'welcome-newcomers';
/** Whoever is played has a story of their own. */
const cast = [...regulars, ...playedNewcomers].map(({ username }) => usernameKey(username));

/**
 * Whoever opens an account in a demo gets play money and an offer, as staff would give them: a
 * deposit that one proposes and another confirms, and a product that is pushed.
 */
export const newcomerJob = (services: NewcomerServices): Job => ({
  name,
  everyMs: 2_000,
  run: (now) => welcomeNewcomers(services, now),
});

async function welcomeNewcomers(services: NewcomerServices, now: Date): Promise<void> {
  const newcomers = await listNewcomers(services.db.sql, cast);
  await eachOne(
    { db: services.db, job: name, now },
    newcomers.map(({ id }) => id),
    (id) => welcome(services, newcomers.find((one) => one.id === id) as Newcomer, now),
  );
}

async function welcome({ db, money }: NewcomerServices, one: Newcomer, now: Date): Promise<void> {
  if (!one.hasDeposit) await fundDemo({ db, money, now: () => now }, one.username, amount);
  const productId = one.hasPlan ? null : await findOfferable(db.sql);
  if (productId === null) return;
  const why = { by: demoPeople[0].name, reason, now };
  await pushProduct(db, productId, { partnerIds: [one.id], offerDays }, why);
}

async function findOfferable(sql: Sql): Promise<string | null> {
  for (const id of await listProductIds(sql)) {
    const state = await findProductState(sql, id);
    if (state && !state.isWithdrawn && !state.isReplaced && state.creativeId !== null) return id;
  }
  return null;
}
