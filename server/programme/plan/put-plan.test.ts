import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  declinePlan,
  listPlans,
  planDetail,
  previewPut,
  productDetail,
  putPlan,
  stopPlan,
} from '#contract/plan.ts';
import { countWaitingPlans } from '#contract/waiting-plans.ts';
import { wallet } from '#contract/wallet.ts';
import { micro } from '#domain/money.ts';
import { dayMs } from '#domain/time.ts';
import { withdrawProduct } from '../../ads/catalogue/product-store.ts';
import { saveReview } from '../../ads/catalogue/test-review.ts';
import {
  balanceOf,
  capitalOwner,
  makeEntry,
  postAll,
  rail,
} from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { allBalances } from '../wallet/test-money-acts.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import {
  pushTo,
  putOn,
  putSubject,
  readyCatalogue,
  type TestCatalogue,
  termsShown,
} from './test-plan.ts';

let server: TestServer;
let catalogue: TestCatalogue;
let partner: TestPartner;
let stranger: TestPartner;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  catalogue = await readyCatalogue(server.db, server.clock.now);
  partner = await readyPartner(server, 'harbour', '200.00');
  stranger = await readyPartner(server, 'stranger', '200.00');
});
afterAll(() => server.close());

const push = (to = partner.id, from = catalogue) => pushTo(server, from, to);

test('a pushed plan waits for an amount, and only its own partner sees it', async () => {
  const planNo = await push();
  const { token } = partner;
  const detail = await server.ask(planDetail, { planNo }, { token });
  expect(detail).toMatchObject({
    code: 200,
    data: {
      plan: { planNo, status: 'waitPut', last: null, next: { what: 'put_or_expire' } },
      terms: { lowest: '10.00', highest: '500.00', mediaFeeBps: 1500, revenueFeeBps: 500 },
      funds: { available: '200.00', startup: '0.00' },
      money: null,
      steps: [],
      may: { put: true, pause: false, resume: false, stop: false },
    },
  });
  const product = await server.ask(productDetail, { planNo }, { token });
  expect(product).toMatchObject({
    data: {
      name: 'Boat trips',
      creative: { url: `/creatives/${'ab'.repeat(32)}`, type: 'image/png' },
      landingHost: 'shop.example',
    },
  });
  expect(await server.ask(countWaitingPlans, {}, { token })).toMatchObject({ data: { count: 1 } });
  for (const route of [planDetail, productDetail, declinePlan]) {
    const foreign = await server.ask(route, { planNo }, { token: stranger.token });
    expect(reasonOf(foreign)).toBe('plan_not_found');
    const none = await server.ask(route, { planNo: 'P260101NOSUCH' }, { token });
    expect(reasonOf(none)).toBe('plan_not_found');
  }
  expect(reasonOf(await putOnForeign(planNo))).toBe('plan_not_found');
  await server.ask(declinePlan, { planNo }, { token });
});

async function putOnForeign(planNo: string) {
  const terms = await termsShown(server, partner.token, planNo);
  const confirmation = await stranger.confirm(putSubject(planNo, '20.00', terms));
  const input = { requestId: randomUUID(), planNo, amount: '20.00', terms, confirmation };
  return server.ask(putPlan, input, { token: stranger.token });
}

test('a put holds the amount, says so everywhere, and happens once', async () => {
  const planNo = await push();
  const { token } = partner;
  const preview = await server.ask(previewPut, { planNo, amount: '50.00' }, { token });
  expect(preview).toMatchObject({
    data: { hold: '50.00', own: '50.00', availableAfter: '150.00', worstCase: '50.00' },
  });
  const terms = await termsShown(server, token, planNo);
  const confirmation = await partner.confirm(putSubject(planNo, '50.00', terms));
  const input = { requestId: randomUUID(), planNo, amount: '50.00', terms, confirmation };
  const answer = await server.ask(putPlan, input, { token });
  expect(answer).toMatchObject({
    code: 200,
    data: {
      plan: {
        planNo,
        status: 'matching',
        putAmount: '50.00',
        consumed: '0.00',
        last: { from: 'waitPut', to: 'matching', cause: 'put', actor: 'partner' },
        next: { what: 'find_placement', at: '2026-11-16T12:00:00.000Z' },
      },
    },
  });
  const after = await allBalances(server);
  expect(await server.ask(putPlan, input, { token })).toEqual(answer);
  expect(await allBalances(server)).toBe(after);
  const other = { ...input, amount: '60.00' };
  expect(reasonOf(await server.ask(putPlan, other, { token }))).toBe('request_id_reused');
  // The plan read back matches the answer to the put.
  const detail = await server.ask(planDetail, { planNo }, { token });
  if (detail.code !== 200 || answer.code !== 200) throw new Error(detail.msg);
  expect(detail.data.plan).toEqual(answer.data.plan);
  expect(detail.data.money).toEqual({
    ...{ put: '50.00', consumed: '0.00', reserved: '0.00', remaining: '50.00', returned: '0.00' },
    inFlightMax: '0.00',
    ...{ own: '50.00', discount: '0.00', startup: '0.00', waiting: '50.00' },
  });
  expect(await server.ask(wallet, {}, { token })).toMatchObject({
    data: { available: '150.00', waitingSpent: '50.00', totalAssets: '200.00' },
  });
  const stopConfirmation = await partner.confirm({ action: 'plan-stop', planNo });
  const stop = { requestId: randomUUID(), planNo, confirmation: stopConfirmation };
  expect(await server.ask(stopPlan, stop, { token })).toMatchObject({
    data: { plan: { status: 'putFailed', last: { cause: 'stopped' }, next: { what: 'nothing' } } },
  });
  expect(await server.ask(wallet, {}, { token })).toMatchObject({
    data: { available: '200.00', waitingSpent: '0.00' },
  });
});

test('every refusal of a put leaves every balance as it was', async () => {
  const { token } = partner;
  const planNo = await push();
  const terms = await termsShown(server, token, planNo);
  const before = await allBalances(server);
  const attempt = async (no: string, amount: string, agreed = terms, more = {}) => {
    const confirmation = await partner.confirm(putSubject(no, amount, agreed));
    const put = { planNo: no, amount, terms: agreed, confirmation };
    const input = { requestId: randomUUID(), ...put, ...more };
    const answer = await server.ask(putPlan, input, { token });
    expect(await allBalances(server), amount).toBe(before);
    return answer;
  };
  for (const wrong of ['0', '0.00']) {
    expect(reasonOf(await attempt(planNo, wrong))).toBe('put_zero');
  }
  for (const wrong of ['-5', '1e3', '5.001', '', 'ten', '٣']) {
    const input = { requestId: randomUUID(), planNo, amount: wrong, terms, confirmation: 'x' };
    expect(reasonOf(await server.ask(putPlan, input, { token }))).toBe('input_invalid');
  }
  for (const wrong of ['9.99', '500.01']) {
    const refused = await attempt(planNo, wrong);
    expect(reasonOf(refused)).toBe('put_out_of_range');
    expect(refused.data).toMatchObject({ facts: { lowest: '10.00', highest: '500.00' } });
    const preview = await server.ask(previewPut, { planNo, amount: wrong }, { token });
    expect(reasonOf(preview)).toBe('put_out_of_range');
  }
  expect(reasonOf(await attempt(planNo, '200.01'))).toBe('insufficient_balance');
  expect(reasonOf(await attempt(planNo, '50.00', 'f'.repeat(64)))).toBe('put_terms_changed');
  const coupon = { couponId: randomUUID() };
  expect(reasonOf(await attempt(planNo, '50.00', terms, coupon))).toBe('coupon_not_found');

  const declined = await push();
  await server.ask(declinePlan, { planNo: declined }, { token });
  expect(reasonOf(await attempt(declined, '50.00'))).toBe('plan_not_in_status');

  const poor = await readyCatalogue(server.db, server.clock.now, { escrow: 39_999_999n });
  const unfunded = await push(partner.id, poor);
  const withdrawn = await readyCatalogue(server.db, server.clock.now);
  const gone = await push(partner.id, withdrawn);
  const rejected = await readyCatalogue(server.db, server.clock.now);
  const ugly = await push(partner.id, rejected);
  const reason = 'as agreed';
  await withdrawProduct(server.db.sql, withdrawn.productId, {
    author: 'Ann Lee',
    reason,
    now: server.clock.now,
  });
  const { creativeId } = rejected;
  await saveReview(server.db.sql, creativeId, 'rejected', server.clock.now);
  const funded = await allBalances(server);
  const late = async (no: string) => {
    const answer = await putOn(server, partner, no, '50.00');
    expect(await allBalances(server)).toBe(funded);
    return reasonOf(answer);
  };
  expect(await late(unfunded)).toBe('put_escrow_short');
  expect(await late(gone)).toBe('put_offer_over');
  expect(await late(ugly)).toBe('put_offer_over');
  // Day by day, to keep the session alive.
  for (let day = 0; day < 7; day += 1) {
    await server.ask(countWaitingPlans, {}, { token });
    await server.ask(countWaitingPlans, {}, { token: stranger.token });
    server.clock.now = new Date(server.clock.now.getTime() + dayMs);
  }
  expect(await late(planNo)).toBe('put_offer_over');
});

test('start-up funds are put before the partner’s own money, and return to where they came from', async () => {
  const starter = await readyPartner(server, 'starter', '40.00');
  const { id, token } = starter;
  const advanced = micro(30_000_000n);
  await postAll(server.db, [
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', advanced]]),
    makeEntry('startup_advance', [
      [capitalOwner, 'capital', id, 'startup', advanced],
      [id, 'advance_receivable', id, 'advance_due', advanced],
    ]),
  ]);
  const planNo = await push(id);
  const preview = await server.ask(previewPut, { planNo, amount: '50.00' }, { token });
  expect(preview).toMatchObject({
    data: { hold: '50.00', startup: '30.00', own: '20.00', worstCase: '20.00' },
  });
  expect((await putOn(server, starter, planNo, '50.00')).code).toBe(200);
  expect(await balanceOf(server.db, id, 'to_consume_startup')).toBe(30_000_000n);
  expect(await balanceOf(server.db, id, 'to_consume')).toBe(20_000_000n);
  const confirmation = await starter.confirm({ action: 'plan-stop', planNo });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo, confirmation }, { token });
  expect(await balanceOf(server.db, id, 'startup')).toBe(30_000_000n);
  expect(await balanceOf(server.db, id, 'available')).toBe(40_000_000n);
});

test('plans are listed newest first, by status and page by page', async () => {
  const lister = await readyPartner(server, 'lister', '100.00');
  const { token } = lister;
  const all: string[] = [];
  for (let at = 0; at < 45; at += 1) all.unshift(await push(lister.id));
  await putOn(server, lister, all[3] as string, '10.00');
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const input: object = cursor === '' ? {} : { cursor };
    const answer = await server.ask(listPlans, input, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    expect(answer.data.counts).toMatchObject({ all: 45, waitPut: 44, matching: 1, settled: 0 });
    seen.push(...answer.data.list.map(({ planNo }) => planNo));
    cursor = answer.data.next;
  }
  expect(seen).toEqual(all);
  const matching = await server.ask(listPlans, { status: 'matching' }, { token });
  expect(matching).toMatchObject({ data: { list: [{ planNo: all[3] }], next: null } });
  const foreign = await server.ask(listPlans, { cursor: all[0] }, { token: partner.token });
  expect(foreign).toMatchObject({ data: { list: [] } });
  expect(reasonOf(await server.ask(listPlans, { status: "' or 1=1" }, { token }))).toBe(
    'input_invalid',
  );
});
