import { randomBytes, randomUUID } from 'node:crypto';
import { proxyIdFrom } from '../domain/follow/follow.ts';
import { micro } from '../domain/money.ts';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import { insertCampaign } from '../server/programme/coupon/campaign-store.ts';
import { insertOperator, insertOperatorStep } from '../server/programme/follow/operator-store.ts';
import { movePayoutByName } from '../server/programme/wallet/test-move-payout.ts';
import { createPayoutRequest } from '../server/programme/wallet/test-payout.ts';
import { findProblems } from './find-problems.ts';
import { expect, test } from './journey.ts';
import { ask, confirmationFor } from './money.ts';
import { becomePartner, offerPlan } from './offer.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('the ad centre shows what needs attention as cards, and each links to its subject', async ({
  page,
  db,
  code,
}) => {
  await becomePartner(page, db, 'attentive', code, '300.00');
  // A plan that failed: its offer was declined, so nothing is left to do.
  const { planNo } = await offerPlan(db, 'attentive');
  await ask(page, '/plan/order/decline', { planNo });
  // A coupon that expires within a day.
  const campaignId = randomUUID();
  const now = new Date();
  const campaign = {
    ...{ id: campaignId, name: 'Last call', kind: 'custom' as const, type: 'deduction' as const },
    ...{ shareBps: null, amount: micro(5_000_000n), most: micro(5_000_000n) },
    ...{ amountRequired: micro(0n), isClaimable: true, isNewUser: false, newUserDays: null },
    ...{ startsAt: now, endsAt: new Date(now.getTime() + dayMs), everyDays: null, couponDays: 1 },
    budget: micro(5_000_000n),
  };
  await insertCampaign(db.sql, campaign, { decidedBy: 'Ann Lee', reason: 'a journey' }, now);
  await ask(page, '/user_coupon/receive', { requestId: randomUUID(), campaignId });
  // A payout that staff have not looked at yet.
  const card = await db.sql.one<{ id: string; partnerId: string }>`
    select c.id, partner_id from bank_card c join partner p on p.id = partner_id
     where username_key = 'attentive'`;
  const cardId = card.id;
  const payout = createPayoutRequest('100.00', cardId);
  const confirmation = await confirmationFor(page, payout.subject);
  const asked = { requestId: randomUUID(), ...payout.input, confirmation };
  const { id: payoutId } = await ask<{ id: string }>(page, '/user/withdraw', asked);
  // Somebody to follow, with nothing copied so far.
  const operator = await db.sql.maybeOne<{ id: string }>`
    select id from partner where username_key = 'demo'`;
  const operatorId = operator?.id ?? '';
  const known = await db.sql.many<{ proxyId: string }>`
    select proxy_id from operator where partner_id = ${operatorId}`;
  const proxyId = known[0]?.proxyId ?? proxyIdFrom(randomBytes(8));
  if (known.length === 0) {
    await insertOperator(db.sql, operatorId, proxyId, now);
    const step = { step: 1, isOffered: true, shareBps: 1_000 };
    await insertOperatorStep(db.sql, operatorId, step, now);
  }
  const { notice } = await ask<{ notice: { id: string } }>(page, '/assistance/operator', {
    proxyId,
  });
  const caps = { capPerPlan: micro(50_000_000n), capInAll: micro(200_000_000n) };
  await ask(page, '/assistance/follow', {
    ...{ requestId: randomUUID(), proxyId, noticeId: notice.id },
    ...{ capPerPlan: '50.00', capInAll: '200.00' },
    confirmation: await confirmationFor(page, { action: 'follow', proxyId, ...caps }),
  });

  await page.goto('/#/ad-center');
  await page.reload();
  await expect(page.getByText('Plan failed: Boat trips')).toBeVisible();
  await expect(page.getByText('Coupon expires soon: Last call')).toBeVisible();
  await expect(page.getByText('Payout of SIM 100.00')).toBeVisible();
  await expect(page.getByText(/^Requested on .* Next: our staff review it\.$/)).toBeVisible();
  const follows = page.getByRole('region', { name: 'Follow list' });
  await expect(follows.getByText(proxyId)).toBeVisible();
  await expect(follows.getByText('Following: 0 plans copied, 0 skipped')).toBeVisible();
  expect(await findProblems(page), 'with cards').toEqual([]);
  const opens = async (name: string | RegExp, url: RegExp) => {
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(url);
    await page.goBack();
    await expect(follows).toBeVisible();
  };
  await opens('See why', new RegExp(`#/plan/detail\\?planNo=${planNo}$`));
  await opens('My coupons', /#\/ad-center\/coupons$/);
  await opens('Open wallet', new RegExp(`#/wallet\\?payout=${payoutId}$`));
  await opens(new RegExp(proxyId), /#\/ad-center\/operated$/);

  // Staff reject it: now it is a problem, and says where the money is.
  const services = { db, now: () => new Date(), money: createMoneyQueue(db, () => new Date()) };
  const move = { id: payoutId, movedBy: 'Ann Lee', reason: 'The name is another.' };
  await movePayoutByName(services, { ...move, newState: 'rejected', reference: 'letter 1' });
  await page.reload();
  await expect(
    page.getByText(/^Rejected on .* The full amount is back in your available funds/),
  ).toBeVisible();
});
