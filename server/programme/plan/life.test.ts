import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlans, pausePlan, planDetail, stopPlan } from '#contract/plan.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import { withdrawProduct } from '../../ads/catalogue/product-store.ts';
import { saveReview } from '../../ads/catalogue/test-review.ts';
import { balanceOf, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { consume, see, serveOnly, show } from './test-events.ts';
import { cents, createLife, type Life } from './test-life.ts';
import { everyone, plainRule, pushTo, putOn, type TestCatalogue } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

test('a plan finds no placement in a day and gets everything back', async () => {
  const catalogue = await life.ready({ category: 'cooking', product: onlyOn('cooking') });
  const partner = await life.newPartner();
  const no = await pushTo(server, catalogue, partner.id);
  await putOn(server, partner, no, '50.00');
  await life.pass(23 * hourMs);
  expect(await life.status(no)).toBe('matching');
  await life.pass(hourMs);
  const { status, last } = await life.plan(no);
  expect({ status, cause: last?.cause }).toEqual({ status: 'putFailed', cause: 'no_placement' });
  expect(await balanceOf(server.db, partner.id, 'available')).toBe(cents(200));
});

const onlyOn = (category: string, more = {}) => ({
  targeting: { ...everyone, categories: [category] },
  ...more,
});

test('a plan does not start on an unsuitable placement, nor while its merchant has no money', async () => {
  const dear = await life.ready({
    category: 'cars',
    product: { putRule: { ...plainRule, priceCeiling: '9.99' } },
  });
  const other = await life.ready({ category: 'sports', product: onlyOn('news') });
  const poor = await life.ready({ escrow: cents(40) });
  const nos: string[] = [];
  const partner = await life.newPartner();
  for (const catalogue of [dear, other, poor]) {
    const no = await pushTo(server, catalogue, partner.id);
    expect((await putOn(server, partner, no, '20.00')).code).toBe(200);
    nos.push(no);
  }
  await takeEscrow(poor, cents(0.01));
  // Only the placements of these three have requested ads.
  await changeUnguarded(server.db.owner, (sql) => sql`delete from placement_request`);
  await life.lookAt(dear);
  await life.lookAt(other);
  await life.doJobs();
  for (const no of nos) expect(await life.status(no)).toBe('matching');
  await life.pass(24 * hourMs);
  const causes = await Promise.all(nos.map(async (no) => (await life.plan(no)).last?.cause));
  expect(causes).toEqual(['no_placement', 'no_placement', 'escrow_short']);
  expect(await balanceOf(server.db, partner.id, 'available')).toBe(cents(200));
});

const takeEscrow = ({ merchantId }: TestCatalogue, amount: bigint) =>
  postAll(
    server.db,
    [makeEntry('escrow_return', [[merchantId, 'escrow', rail, 'cash', amount]])],
    server.clock.now,
  );

const fundEscrow = ({ merchantId }: TestCatalogue, amount: bigint) =>
  postAll(
    server.db,
    [makeEntry('escrow_fund', [[rail, 'cash', merchantId, 'escrow', amount]])],
    server.clock.now,
  );

test('a plan that ends with nothing consumed fails only once its last token has expired', async () => {
  const catalogue = await life.ready();
  const { no, id, token, partner, delivered } = await life.putting(catalogue);
  const [serveId = ''] = await serveOnly(server.db, 1, delivered);
  const inFlight = await server.ask(planDetail, { planNo: no }, { token });
  expect(inFlight).toMatchObject({ data: { money: { reserved: '0.01', remaining: '99.99' } } });
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  const input = { requestId: randomUUID(), planNo: no, confirmation };
  expect(await server.ask(stopPlan, input, { token })).toMatchObject({
    data: {
      plan: { status: 'putFinished', pausedBy: 'ending', next: { what: 'wait_for_tokens' } },
    },
  });
  // The partner sees it as ended: heading, actions, tab and learning phase agree.
  const none = { pause: false, resume: false, stop: false };
  expect(await server.ask(planDetail, { planNo: no }, { token })).toMatchObject({
    data: { plan: { status: 'putFinished' }, learning: null, may: none },
  });
  expect(await server.ask(listPlans, { status: 'putFinished' }, { token })).toMatchObject({
    data: { list: [{ planNo: no }], counts: { putFinished: 1, putting: 0 } },
  });
  await life.pass(14 * minuteMs);
  expect(await life.status(no)).toBe('putting');
  await life.pass(minuteMs);
  const { status, last } = await life.plan(no);
  expect({ status, last }).toMatchObject({
    status: 'putFailed',
    last: { cause: 'stopped', actor: 'partner' },
  });
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(200));
  // The ad was seen too late: the impression costs nothing, and its event says why.
  await see(server.db, serveId, { ...delivered, at: server.clock.now });
  const event = await server.db.sql.maybeOne<{ invalid: number; cost: bigint }>`
    select invalid, cost from event where serve_id = ${serveId} and kind = 1`;
  expect(event?.cost).toBe(0n);
  expect(event?.invalid).not.toBeNull();
});

test('an ad seen after the stop still counts, and then the plan finishes', async () => {
  const { no, id, token, partner, delivered } = await life.putting(await life.ready());
  const [serveId = ''] = await serveOnly(server.db, 1, delivered);
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo: no, confirmation }, { token });
  await see(server.db, serveId, { ...delivered, at: server.clock.now });
  await life.doJobs();
  expect(await life.status(no)).toBe('putFinished');
  await life.pass(15 * minuteMs);
  expect(await life.status(no)).toBe('waitSettlement');
  expect(await balanceOf(server.db, id, 'publisher_pending')).toBe(10_000n);
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(199.99));
});

test('a partner pauses and resumes a plan, and a second tap changes nothing', async () => {
  const { no, token } = await life.putting(await life.ready());
  const pause = (isPaused: boolean) => server.ask(pausePlan, { planNo: no, isPaused }, { token });
  for (const isPaused of [true, true, false, false]) {
    const pausedBy = isPaused ? 'partner' : null;
    expect(await pause(isPaused)).toMatchObject({ data: { plan: { pausedBy } } });
  }
  await pause(true);
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBe('partner');
  const detail = await server.ask(planDetail, { planNo: no }, { token });
  expect(detail).toMatchObject({
    data: {
      pauses: [{ cause: 'partner', actor: 'partner' }, { cause: null }, { cause: 'partner' }],
      may: { pause: false, resume: true, stop: true },
    },
  });
});

test('low escrow pauses a plan, a refill resumes it, and two days without one end it', async () => {
  const catalogue = await life.ready({ escrow: cents(40) });
  const { no, token, delivered } = await life.putting(catalogue);
  await show(server.db, 1, delivered);
  await takeEscrow(catalogue, cents(1));
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBe('escrow_low');
  const resume = await server.ask(pausePlan, { planNo: no, isPaused: false }, { token });
  expect(reasonOf(resume)).toBe('plan_not_in_status');
  await fundEscrow(catalogue, cents(1));
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBeNull();
  await takeEscrow(catalogue, cents(1));
  await life.doJobs();
  await life.pass(47 * hourMs);
  expect(await life.status(no)).toBe('putting');
  await life.pass(hourMs);
  const { status, last } = await life.plan(no);
  expect({ status, cause: last?.cause }).toEqual({ status: 'putFinished', cause: 'escrow_empty' });
});

test.each([
  ['end_reached', async () => {}],
  [
    'product_withdrawn',
    ({ productId }: TestCatalogue) =>
      withdrawProduct(server.db.sql, productId, { ...decision, now: server.clock.now }),
  ],
  [
    'creative_rejected',
    ({ creativeId }: TestCatalogue) =>
      saveReview(server.db.sql, creativeId, 'rejected', server.clock.now),
  ],
] as const)('a plan ends by %s, and says so', async (cause, happen) => {
  const catalogue = await life.ready();
  const { no, delivered } = await life.putting(catalogue);
  await show(server.db, 2, delivered);
  await happen(catalogue);
  if (cause === 'end_reached') {
    for (let day = 0; day < 7; day += 1) {
      expect(await life.status(no)).toBe('putting');
      await life.lookAt(catalogue);
      await life.pass(dayMs);
    }
  } else await life.doJobs();
  const { status, last } = await life.plan(no);
  expect({ status, last }).toMatchObject({
    status: 'putFinished',
    last: { cause, actor: 'network' },
  });
});

const decision = { author: 'Ann Lee', reason: 'as agreed' };

test('a plan ends when less is left than one impression costs, or after three days without requests', async () => {
  const catalogue = await life.ready();
  const { no, delivered } = await life.putting(catalogue, '10.00');
  await consume(server.db, cents(10), delivered);
  await life.doJobs();
  expect((await life.plan(no)).last?.cause).toBe('amount_consumed');

  const quiet = await life.ready({ category: 'knitting', product: onlyOn('knitting') });
  const unseen = await life.putting(quiet);
  await life.pass(72 * hourMs);
  expect(await life.plan(unseen.no)).toMatchObject({ status: 'putting', pausedBy: null });
  await life.pass(hourMs);
  expect(await life.plan(unseen.no)).toMatchObject({ pausedBy: 'ending', endsWith: 'no_supply' });
  await life.pass(hourMs);
  expect(await life.status(unseen.no)).toBe('putFailed');
});

test('an offer that nobody takes ends, and so does one whose product is withdrawn', async () => {
  const catalogue = await life.ready();
  const partner = await life.newPartner();
  const no = await pushTo(server, catalogue, partner.id);
  await life.pass(6 * dayMs);
  expect(await life.status(no)).toBe('waitPut');
  // A server that was off meanwhile still says when the offer closed.
  await life.pass(3 * dayMs);
  const { last, offeredUntil } = await life.plan(no);
  expect(last?.cause).toBe('offer_expired');
  expect(new Date(last?.at ?? 0)).toEqual(offeredUntil);
  const other = await pushTo(server, catalogue, partner.id);
  await withdrawProduct(server.db.sql, catalogue.productId, { ...decision, now: server.clock.now });
  await life.doJobs();
  expect((await life.plan(other)).last?.cause).toBe('product_withdrawn');
});
