import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimCoupon, listCouponCampaigns, listCoupons } from '#contract/coupon.ts';
import { payoutTerms, requestPayout } from '#contract/payout.ts';
import { micro } from '#domain/money.ts';
import { isLongRun } from '#domain/test-seed.ts';
import {
  capitalOwner,
  depositTo,
  makeEntry,
  postAll,
  rail,
} from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { openDb } from '../../platform/database/db.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { allBalances } from '../wallet/test-money-acts.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import { createPayoutRequest } from '../wallet/test-payout.ts';
import { endCampaign } from './campaign-store.ts';
import { issueCoupons } from './issue-coupons.ts';
import { fundPromotions, readyCampaign, takeCoupon } from './test-coupon.ts';

let server: TestServer;
let partner: TestPartner;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = await readyPartner(server, 'harbour', '200.00');
  await fundPromotions(server, 1_000_000_000n);
});
afterAll(() => server.close());

const dayMs = 24 * 60 * 60 * 1000;
const claim = (campaignId: string, requestId = randomUUID(), { token } = partner) =>
  server.ask(claimCoupon, { requestId, campaignId }, { token });

async function campaign(id: string, { token } = partner) {
  const answer = await server.ask(listCouponCampaigns, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.find((one) => one.id === id);
}

test('a coupon is claimed once, and a repeated request gets the same answer', async () => {
  const id = await readyCampaign(server, { name: 'Harbour week' });
  expect(await campaign(id)).toMatchObject({
    name: 'Harbour week',
    shareBps: 2500,
    most: '40.00',
    amountRequired: '20.00',
    claimedAt: null,
    refusal: null,
  });
  const requestId = randomUUID();
  const first = await claim(id, requestId);
  expect(first).toMatchObject({ code: 200, data: { name: 'Harbour week', state: 'unused' } });
  expect(await claim(id, requestId)).toEqual(first);
  expect(reasonOf(await claim(id))).toBe('coupon_claimed');
  expect(await campaign(id)).toMatchObject({
    couponsGiven: 1,
    refusal: { reason: 'coupon_claimed' },
  });
  const other = await readyCampaign(server);
  expect(reasonOf(await claim(other, requestId))).toBe('request_id_reused');
});

test('of a hundred concurrent claims in two processes, one has an effect', async () => {
  const other = openDb(server.db.url);
  for (let round = 0; round < 5; round += 1) {
    const id = await readyCampaign(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const refused = answers.flatMap((answer) => reasonOf(answer) ?? []);
    expect(new Set(refused)).toEqual(new Set(['coupon_claimed']));
    const row = await other.sql.one`select count(*)::int from coupon where campaign_id = ${id}`;
    expect(row).toEqual({ count: 1 });
  }
  await other.close();
});

test('a partner gets one new-user coupon across all campaigns, even in a race', async () => {
  const newcomer = await readyPartner(server, 'newcomer', '0.00');
  const ids = await Promise.all(
    Array.from({ length: 6 }, () => readyCampaign(server, { isNewUser: true, newUserDays: 30 })),
  );
  const answers = await Promise.all(ids.map((id) => claim(id, randomUUID(), newcomer)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const refused = answers.flatMap((answer) => reasonOf(answer) ?? []);
  expect(refused).toEqual(Array(5).fill('coupon_one_per_user'));
  // Nor does the database accept it.
  const given = await server.db.sql.one<{ id: string }>`
    select id from coupon where partner_id = ${newcomer.id}`;
  await expect(
    server.db.sql`
      insert into coupon select gen_random_uuid(), k.id, true, ${newcomer.id}, 0, 'me', c.given_at,
        c.expires_at from campaign k, coupon c
       where k.is_new_user and c.id = ${given.id} and k.id <> c.campaign_id limit 1`,
  ).rejects.toThrow(/one_new_user_coupon/);
});

test('a campaign ends on its date or by staff, and coupons already claimed stay', async () => {
  const id = await readyCampaign(server);
  const late = await readyPartner(server, 'late', '0.00');
  await claim(id);
  await endCampaign(server.db.sql, id, { decidedBy: 'Ann Lee', reason: 'done' }, server.clock.now);
  expect(reasonOf(await claim(id, randomUUID(), late))).toBe('campaign_over');
  expect(await campaign(id, late)).toBeUndefined();
  expect(await campaign(id)).toMatchObject({ couponsGiven: 1 });
  expect(reasonOf(await claim(randomUUID()))).toBe('campaign_not_found');
  const given = await readyCampaign(server, { isClaimable: false, kind: 'team' });
  expect(reasonOf(await claim(given))).toBe('campaign_not_found');
  expect(await campaign(given)).toBeUndefined();
});

test('a partner’s coupons are listed by state and page by page, with counts that add up', async () => {
  const owner = await readyPartner(server, 'owner', '0.00');
  const { token } = owner;
  const ids: string[] = [];
  for (let each = 0; each < 23; each += 1) {
    ids.push(
      await takeCoupon(server, owner, await readyCampaign(server, { couponDays: 1 + each })),
    );
  }
  const begun = server.clock.now;
  server.clock.now = new Date(begun.getTime() + 2.5 * dayMs);
  const list = async (state?: string) => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (;;) {
      const input = { ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) };
      const answer = await server.ask(listCoupons, input, { token });
      if (answer.code !== 200) throw new Error(answer.msg);
      expect(answer.data.counts).toEqual({ unused: 21, used: 0, expired: 2 });
      seen.push(...answer.data.list.map(({ id }) => id));
      if (answer.data.next === null) return seen;
      cursor = answer.data.next;
    }
  };
  expect((await list()).sort()).toEqual([...ids].sort());
  // The soonest to expire comes first.
  expect(await list('unused')).toEqual(ids.slice(2));
  expect((await list('expired')).sort()).toEqual(ids.slice(0, 2).sort());
  const stranger = await server.ask(listCoupons, {}, { token: partner.token });
  expect(JSON.stringify(stranger)).not.toContain(ids[0]);
  server.clock.now = begun;
});

test('recurring coupons are given once per period and partner, whoever gives them', async () => {
  const begun = server.clock.now;
  const ends = new Date(begun.getTime() + 30 * dayMs);
  const id = await readyCampaign(server, { everyDays: 7, couponDays: 60, endsAt: ends });
  const faithful = await readyPartner(server, 'faithful', '0.00');
  await takeCoupon(server, faithful, id);
  await readyPartner(server, 'never-claimed', '0.00');
  const other = openDb(server.db.url);
  const give = async (days: number) => {
    server.clock.now = new Date(begun.getTime() + days * dayMs);
    const processes = [server.db, other, server.db, other];
    const { now } = server.clock;
    const counts = await Promise.all(processes.map((db) => issueCoupons({ db }, now)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  expect(await give(6.9)).toBe(0);
  expect(await give(7)).toBe(1);
  expect(await give(8)).toBe(0);
  // The job did not run for two weeks: the coupons due meanwhile come now.
  expect(await give(22)).toBe(2);
  expect(await give(29)).toBe(1);
  expect(await give(50)).toBe(0);
  const rows = await other.sql.many`
    select period, count(*)::int from coupon where campaign_id = ${id}
      and partner_id = ${faithful.id}
     group by period order by period`;
  expect(rows).toEqual([0, 1, 2, 3, 4].map((period) => ({ period, count: 1 })));
  const notices = await other.sql.many`
    select what from notice where partner_id = ${faithful.id} and what = 'coupon-given'`;
  expect(notices).toHaveLength(4);
  await other.close();
  server.clock.now = begun;
  expect(await campaign(id, faithful)).toMatchObject({ couponsGiven: 5 });
});

test('recurring coupons end with the budget of their campaign, and with no other', async () => {
  const begun = server.clock.now;
  const recurring = { everyDays: 7, most: micro(40_000_000n) };
  const tight = await readyCampaign(server, { ...recurring, budget: micro(150_000_000n) });
  const ample = await readyCampaign(server, recurring);
  for (const name of ['early', 'later']) {
    const owner = await readyPartner(server, name, '0.00');
    await takeCoupon(server, owner, tight);
    await takeCoupon(server, owner, ample);
  }
  const now = new Date(begun.getTime() + 7 * dayMs);
  expect(await issueCoupons(server, now)).toBe(3);
  expect(await issueCoupons(server, now)).toBe(0);
  const counts = await server.db.sql.many`
    select campaign_id, count(*)::int from coupon
     where campaign_id = any (${[tight, ample]}::uuid[]) group by campaign_id order by count`;
  expect(counts).toEqual([
    { campaignId: tight, count: 3 },
    { campaignId: ample, count: 4 },
  ]);
});

test('claiming any coupon never lowers what can be withdrawn, and moves no money', async () => {
  const state = fc.record({
    funds: fc.bigInt(1_000_000n, 900_000_000n),
    held: fc.bigInt(0n, 900_000_000n),
    startup: fc.bigInt(0n, 50_000_000n),
    share: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: null }),
    worth: fc.bigInt(1n, 90_000_000n),
    required: fc.bigInt(0n, 900_000_000n),
    days: fc.integer({ min: 1, max: 300 }),
  });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(state, async ({ funds, held, startup, share, worth, required, days }) => {
      count += 1;
      const owner = await readyPartner(server, `h17-${count}`, '0.00');
      const { id, token } = owner;
      const hold = held < funds ? held : 0n;
      await postAll(server.db, [
        depositTo(id, funds),
        ...(hold > 0n ? [makeEntry('put_hold', [[id, 'available', id, 'to_consume', hold]])] : []),
        ...(startup > 0n
          ? [
              makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', startup]]),
              makeEntry('startup_advance', [
                [capitalOwner, 'capital', id, 'startup', startup],
                [id, 'advance_receivable', id, 'advance_due', startup],
              ]),
            ]
          : []),
      ]);
      const fixed = share === null ? micro(worth) : null;
      const type = share === null ? ('deduction' as const) : ('discount' as const);
      const campaign = await readyCampaign(server, {
        ...{ kind: 'custom', type, shareBps: share, amount: fixed, most: micro(worth) },
        ...{ amountRequired: micro(required), couponDays: days },
      });
      const before = await server.ask(payoutTerms, {}, { token });
      const balances = await allBalances(server);
      await takeCoupon(server, owner, campaign);
      expect(await server.ask(payoutTerms, {}, { token })).toEqual(before);
      expect(await allBalances(server)).toBe(balances);
    }),
    { numRuns: isLongRun ? 40 : 15 },
  );
});

test('a partner who claimed a coupon can withdraw everything without using it', async () => {
  const owner = await readyPartner(server, 'leaving', '120.00');
  const begun = server.clock.now;
  await takeCoupon(
    server,
    owner,
    await readyCampaign(server, { amountRequired: micro(10n ** 9n) }),
  );
  // A day later, since payouts wait for a day after a card was bound.
  server.clock.now = new Date(begun.getTime() + 1.5 * dayMs);
  const { cardId, token } = owner;
  const { input: asked, subject } = createPayoutRequest('120.00', cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: await owner.confirm(subject) };
  expect(await server.ask(requestPayout, input, { token })).toMatchObject({
    code: 200,
    data: { amount: '120.00', left: '0.00' },
  });
  server.clock.now = begun;
});
