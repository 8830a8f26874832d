import { usernameKey } from '#domain/partner/username.ts';
import { findProductState } from '../../ads/catalogue/catalogue.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { offerProduct } from '../../desk/desk.ts';
import { noteActs } from '../../people/audit-event/audit-event.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { eachItem, type Job } from '../../platform/job/job.ts';
import { operatorUsername } from './demo-operator.ts';
import { newcomers, regulars } from './demo-partners.ts';
import { demoClerk } from './demo-staff.ts';
import { fundDemo } from './fund-demo.ts';
import { listProductsByOffer, listUnsuppliedVisitors, type Visitor } from './visitor-store.ts';

interface VisitorServices {
  readonly db: Db;
  readonly money: MoneyQueue;
}

const depositAmount = '500.00';
const reason = 'Demo';
const jobName = 'supply-visitors';

/** Whoever is played has a story of their own. */
const playedUsernameKeys = [
  ...[...regulars, ...newcomers].map(({ username }) => usernameKey(username)),
  usernameKey(operatorUsername),
];

/**
 * Whoever opens an account in a demo gets play money and an offer, as staff would give them: a
 * deposit that one requests and another approves, and a product that is pushed. Offers close, and
 * whoever comes back to a demo still finds one to put on: another is made once none is open.
 */
export const visitorJob = (services: VisitorServices): Job => ({
  name: jobName,
  everyMs: 2_000,
  run: (now) => supplyVisitors(services, now),
});

async function supplyVisitors(services: VisitorServices, now: Date): Promise<void> {
  const visitors = await listUnsuppliedVisitors(services.db.sql, playedUsernameKeys, now);
  const visitorsById = new Map(visitors.map((visitor) => [visitor.id, visitor]));

  await eachItem({ db: services.db, job: jobName, now }, visitorsById, (visitor) =>
    supplyVisitor(services, visitor, now),
  );
}

async function supplyVisitor(
  { db, money }: VisitorServices,
  { id: visitorId, username, hasDeposit, hasOffer }: Visitor,
  now: Date,
): Promise<void> {
  if (!hasDeposit) await fundDemo({ db, money, now: () => now }, username, depositAmount);

  const productId = hasOffer ? null : await findOfferableProduct(db.sql, visitorId);
  if (productId === null) return;

  await db.transaction(async (sql) => {
    const { offers } = await offerProduct(sql, productId, [visitorId], now);
    const push = { author: demoClerk, action: 'push', reason } as const;
    const acts = offers.map(({ partnerId, no }) => ({ ...push, partnerId, reference: no }));
    await noteActs(sql, acts, now);
  });
}

/** A product that can be offered, and another than last time if there is one. */
async function findOfferableProduct(sql: Sql, partnerId: string): Promise<string | null> {
  for (const id of await listProductsByOffer(sql, partnerId)) {
    const state = await findProductState(sql, id);
    if (state && !state.isWithdrawn && !state.isReplaced && state.creativeId !== null) return id;
  }
  return null;
}
