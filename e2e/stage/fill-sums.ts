import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseTyped, zero } from '../../domain/money.ts';
import { minuteMs } from '../../domain/time.ts';
import { addPlacementRequests } from '../../server/ads/catalogue/placement-store.ts';
import { rollUp } from '../../server/ads/figures/roll-up.ts';
import { operatorUsername } from '../../server/app/demo/demo-operator.ts';
import { createMoneyQueue } from '../../server/books/ledger/money-queue.ts';
import { makeEntry, postAll } from '../../server/books/ledger/test-ledger.ts';
import { getPartnerId } from '../../server/desk/transfer/partner-store.ts';
import { getSettings } from '../../server/platform/settings/settings-store.ts';
import { matchPlans } from '../../server/programme/plan/tend-plans.ts';
import { show } from '../../server/programme/plan/test-events.ts';
import { movePayoutByName } from '../../server/programme/wallet/test-move-payout.ts';
import { ask, askForPayout, confirmationFor } from '../money.ts';
import { actors } from './furnish.ts';
import type { Stage } from './stage.ts';

/* What sums need that the stage leaves out: amounts that do not add up when each is rounded. */

/** Two profit shares of one plan on one day, which the wallet groups. */
const profitShares = [1_239_500n, 1_239_500n];

/** A coupon adds ten percent of it, which is no whole number of cents. */
const amount = '50.05';

/** Views for more than the coupon adds, so that the partner pays for the last one. */
const views = { count: 6, price: 1_000_900n, pay: 850_765n };

/** Fills the wallet of the partner on the page. Returns the plan that a coupon pays for in part. */
export async function fillSums(stage: Stage, page: Page, now: Date): Promise<string> {
  const { db, plans } = stage;
  const partnerId = await getPartnerId(db.sql, actors.partner.username);
  const operatorId = await getPartnerId(db.sql, operatorUsername);
  const shares = profitShares.map((share) =>
    makeEntry('profit_share', [[operatorId, 'available', partnerId, 'available', share]], {
      plan: plans.settled,
    }),
  );
  // Before the put, which might otherwise be listed between them.
  await postAll(db, shares, new Date(now.getTime() - minuteMs));

  const [offer] = await db.sql.many<{ no: string; planId: number; creativeId: number }>`
    select no, id::int plan_id, creative_id from plan
     where partner_id = ${partnerId} and status = 'waitPut' and no <> ${plans.waiting}`;
  if (!offer) throw new Error('The partner has no second offer');
  await putWithCoupon(stage, page, offer.no);
  await deliver(stage, offer, now);
  return offer.no;
}

async function putWithCoupon({ db }: Stage, page: Page, planNo: string): Promise<void> {
  const { id: campaignId } = await db.sql.one<{ id: string }>`
    select id from campaign where type = 'addition'`;
  const claim = { requestId: randomUUID(), campaignId };
  const { id: couponId } = await ask<{ id: string }>(page, '/user_coupon/receive', claim);
  const { terms } = await ask<{ terms: { hash: string } }>(page, '/plan/order/detail', { planNo });
  const input = { planNo, couponId, terms: terms.hash };
  const subject = { ...input, action: 'put', amount: parseTyped(amount) ?? zero } as const;
  const confirmation = await confirmationFor(page, subject);
  await ask(page, '/plan/order/put', { requestId: randomUUID(), ...input, amount, confirmation });
}

/** Shows the ads of a plan where another plan's were shown. */
async function deliver(
  { db, plans }: Stage,
  { planId, creativeId }: { readonly planId: number; readonly creativeId: number },
  now: Date,
): Promise<void> {
  const { placementId } = await db.sql.one<{ placementId: number }>`
    select placement_id from event join plan on plan.id = plan_id where plan.no = ${plans.putting}
     limit 1`;
  await addPlacementRequests(db.sql, [{ placementId, count: 1 }], randomUUID(), now);
  const money = createMoneyQueue(db, () => now);
  await matchPlans({ db, money, settings: await getSettings(db.sql) }, now);
  const { count, ...prices } = views;
  await show(db, count, { planId, catalogue: { placementId, creativeId }, ...prices, at: now });
  await rollUp({ db }, now);
}

/** A payout that only its payment file is missing for. */
export async function approvePayout({ db }: Stage, page: Page, typed: string, moment: Date) {
  const id = await askForPayout(page, typed);
  const now = () => moment;
  const move = {
    id,
    newState: 'approved',
    movedBy: 'Bo Chen',
    reason: 'Card and name agree',
  } as const;
  const services = { db, money: createMoneyQueue(db, now), now };
  await movePayoutByName(services, { ...move, reference: id });
}
