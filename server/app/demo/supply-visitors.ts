import { usernameKey } from '#domain/partner/username.ts';
import { findProductState } from '../../ads/catalogue/catalogue.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { offerProduct } from '../../desk/desk.ts';
import { noteActs } from '../../people/staff-activity/staff-activity.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { eachOne, type Job } from '../../platform/job/job.ts';
import { newcomers, regulars } from './cast.ts';
import { operatorUsername } from './demo-operator.ts';
import { demoPeople } from './demo-staff.ts';
import { fundDemo } from './fund-demo.ts';
import { listProductsFor, listUnsuppliedVisitors, type Visitor } from './visitor-store.ts';

interface VisitorServices {
  readonly db: Db;
  readonly money: MoneyQueue;
}

const amount = '500.00';
const offerDays = 7;
const reason = 'Demo';
const name = 'supply-visitors';
/** Whoever is played has a story of their own. */
const played = [
  ...[...regulars, ...newcomers].map(({ username }) => usernameKey(username)),
  usernameKey(operatorUsername),
];

/**
 * Whoever opens an account in a demo gets play money and an offer, as staff would give them: a
 * deposit that one proposes and another confirms, and a product that is pushed. Offers close, and
 * whoever comes back to a demo still finds one to put on: another is made once none is open.
 */
export const visitorJob = (services: VisitorServices): Job => ({
  name,
  everyMs: 2_000,
  run: (now) => supplyVisitors(services, now),
});

async function supplyVisitors(services: VisitorServices, now: Date): Promise<void> {
  const visitors = await listUnsuppliedVisitors(services.db.sql, played, now);
  await eachOne(
    { db: services.db, job: name, now },
    visitors.map(({ id }) => id),
    (id) => supply(services, visitors.find((one) => one.id === id) as Visitor, now),
  );
}

async function supply({ db, money }: VisitorServices, one: Visitor, now: Date): Promise<void> {
  if (!one.hasDeposit) await fundDemo({ db, money, now: () => now }, one.username, amount);
  const productId = one.hasOffer ? null : await findOfferable(db.sql, one.id);
  if (productId === null) return;
  await db.transaction(async (sql) => {
    const { offers } = await offerProduct(sql, productId, { partnerIds: [one.id], offerDays }, now);
    const act = { by: demoPeople[0].name, act: 'push', reason } as const;
    const acts = offers.map(({ partnerId, no }) => ({ ...act, partnerId, reference: no }));
    await noteActs(sql, acts, now);
  });
}

/** A product that can be offered, and another than last time if there is one. */
async function findOfferable(sql: Sql, partnerId: string): Promise<string | null> {
  for (const id of await listProductsFor(sql, partnerId)) {
    const state = await findProductState(sql, id);
    if (state && !state.isWithdrawn && !state.isReplaced && state.creativeId !== null) return id;
  }
  return null;
}
