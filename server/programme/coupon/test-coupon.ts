import { randomUUID } from 'node:crypto';
import { claimCoupon } from '#contract/coupon.ts';
import { putPlan } from '#contract/plan.ts';
import { micro, parseTyped, zero } from '#domain/money.ts';
import {
  balanceOf,
  capitalOwner,
  makeEntry,
  postAll,
  promotionsOwner,
  rail,
} from '../../books/ledger/test-ledger.ts';
import type { TestServer } from '../../test-server.ts';
import { termsShown } from '../plan/test-plan.ts';
import type { TestPartner } from '../wallet/test-partner.ts';
import { type Campaign, insertCampaign } from './campaign-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A month-long campaign: a quarter of the amount, at most 40, for amounts from 20. */
export async function readyCampaign(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  terms: Partial<Campaign> = {},
): Promise<string> {
  const id = randomUUID();
  const campaign: Campaign = {
    id,
    name: `Harbour week ${id.slice(0, 4)}`,
    isClaimable: true,
    isNewUser: false,
    newUserDays: null,
    budget: micro(1_000_000_000_000n),
    kind: 'discount',
    type: 'discount',
    shareBps: 2_500,
    amount: null,
    most: micro(40_000_000n),
    amountRequired: micro(20_000_000n),
    startsAt: clock.now,
    endsAt: new Date(clock.now.getTime() + 30 * dayMs),
    everyDays: null,
    couponDays: 14,
    ...terms,
  };

  await insertCampaign(db.sql, campaign, { decidedBy: 'Ann Lee', reason: 'a test' }, clock.now);
  return id;
}

/** Puts the network's own money aside for coupons. */
export const fundPromotions = ({ db, clock }: Pick<TestServer, 'db' | 'clock'>, amount: bigint) =>
  postAll(
    db,
    [
      makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', amount]]),
      makeEntry('promotion_fund', [
        [capitalOwner, 'capital', promotionsOwner, 'promotions', amount],
      ]),
    ],
    clock.now,
  );

/** What is left for coupons. */
export const promotionsOf = ({ db }: Pick<TestServer, 'db'>): Promise<bigint> =>
  balanceOf(db, promotionsOwner, 'promotions');

/** Claims a coupon and returns its id. */
export async function takeCoupon(
  server: TestServer,
  partner: Pick<TestPartner, 'token'>,
  campaignId: string,
) {
  const input = { requestId: randomUUID(), campaignId };
  const answer = await server.ask(claimCoupon, input, { token: partner.token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.id;
}

interface CouponPut {
  readonly planNo: string;
  readonly amount: string;
  /** Null for a put without a coupon. */
  readonly couponId: string | null;
  readonly timeZone?: string;
}

/** A put, ready to be sent once or several times. */
export async function readyPut(
  server: TestServer,
  partner: TestPartner,
  { planNo, amount, couponId, timeZone = 'UTC GMT+00:00' }: CouponPut,
) {
  const { token } = partner;
  const terms = await termsShown(server, token, planNo);
  const subject = { planNo, amount: parseTyped(amount) ?? zero, couponId, terms };
  const confirmation = await partner.confirm({ action: 'put', ...subject });
  const coupon = couponId === null ? {} : { couponId };

  const input = { requestId: randomUUID(), planNo, amount, ...coupon, terms, confirmation };
  return () => server.ask(putPlan, input, { token, timeZone });
}

export const putWith = async (server: TestServer, partner: TestPartner, put: CouponPut) =>
  (await readyPut(server, partner, put))();
