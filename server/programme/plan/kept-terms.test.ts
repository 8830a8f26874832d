import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Configuration } from '#contract/configuration.ts';
import { stopPlan } from '#contract/plan.ts';
import type { Json } from '#domain/canonical-json.ts';
import { changesBetween } from '#domain/desk/changes.ts';
import { micro, parseTyped } from '#domain/money.ts';
import { type PlanLimits, planLimits } from '#domain/plan/limits.ts';
import type { Terms } from '#domain/plan/terms.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { insertPlacementRate } from '../../ads/catalogue/placement-store.ts';
import { insertProduct, type Product } from '../../ads/catalogue/product-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { offeredTerms } from './offered-terms.ts';
import { loadPut } from './put.ts';
import { putPlan } from './put-plan.ts';
import { click, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { plainProduct, pushTo, putSubject, type TestCatalogue } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

type Settings = Pick<Configuration, 'plan' | 'vip' | 'priceLimits' | 'payoutCost'>;
type Changed = { readonly [Part in keyof Settings]?: Partial<Settings[Part]> | string };

/** Every value of the network's plans, worse for the partner or simply different. */
const changedLimits = {
  mediaFeeBps: 3_000,
  revenueFeeBps: 3_000,
  offerDays: 1,
  matchHours: 1,
  escrowFloorCommissions: 500,
  escrowEmptyHours: 1,
  noSupplyHours: 1,
  placementHoldHours: 500,
  publisherCreditDays: 90,
} satisfies PlanLimits;

const changes: readonly (readonly [string, Changed])[] = [
  ...Object.entries(changedLimits).map(
    ([name, value]) => [name, { plan: { [name]: value } }] as const,
  ),
  ['vip', { vip: { isOffered: true, price: '900.00', revenueFeeBps: 3_000 } }],
  ['payoutCost', { payoutCost: '999.00' }],
  ['thousandPriceMax', { priceLimits: { thousandPriceMax: '1.00' } }],
  ['clickPriceMax', { priceLimits: { clickPriceMax: '0.01' } }],
];

async function configured(changed: Changed): Promise<Configuration> {
  const { configuration } = await getSettings(server.db.sql);
  return {
    ...configuration,
    plan: { ...configuration.plan, ...(changed.plan as object) },
    vip: { ...configuration.vip, ...(changed.vip as object) },
    priceLimits: { ...configuration.priceLimits, ...(changed.priceLimits as object) },
    payoutCost: (changed.payoutCost as string | undefined) ?? configuration.payoutCost,
  };
}

/** The terms that a put on an offer agrees to under a configuration. */
async function termsOf(partnerId: string, planNo: string, configuration: Configuration) {
  const request = {
    ...{ partnerId, planNo, couponId: null, timeZone: 'UTC' },
    now: server.clock.now,
  };
  const putState = await loadPut(server.db.sql, request);
  if (!putState.offer) throw new Error(`There is no plan ${planNo}`);
  return offeredTerms(putState.offer, putState, configuration);
}

/** The parts in which two terms differ, from and to. */
const differences = (before: Terms, after: Terms) =>
  changesBetween(before as unknown as Json, after as unknown as Json)
    .filter(({ at }) => at !== 'hash')
    .map((change) => `${change.at}: ${change.before} -> ${change.after}`);

test('no setting that changes after the push makes its offer worse', async () => {
  const catalogue = await life.ready();
  const { id } = await life.newPartner();
  const planNo = await pushTo(server, catalogue, id);
  const before = await termsOf(id, planNo, await configured({}));

  const worse: Record<string, string[]> = {};
  for (const [name, changed] of changes) {
    const after = await termsOf(id, planNo, await configured(changed));
    worse[name] = differences(before, after);
  }

  // A lower ceiling is better.
  const better = {
    thousandPriceMax: ['priceCeilings › cpm: 12.50 -> 1.00'],
    clickPriceMax: ['priceCeilings › cpc: 5.00 -> 0.01'],
  };
  const unchanged = Object.fromEntries(changes.map(([name]) => [name, [] as string[]]));
  expect(worse).toEqual({ ...unchanged, ...better });
});

test('a setting that becomes better after the push counts at the put', async () => {
  const catalogue = await life.ready();
  const { id } = await life.newPartner();
  const planNo = await pushTo(server, catalogue, id);
  const before = await termsOf(id, planNo, await configured({}));

  const fees = await configured({ plan: { mediaFeeBps: 1_000, revenueFeeBps: 100 } });
  const after = await termsOf(id, planNo, fees);
  expect(differences(before, after)).toEqual([
    'mediaFeeBps: 1500 -> 1000',
    'revenueFeeBps: 500 -> 100',
  ]);
  expect(after.hash).not.toBe(before.hash);
});

/** The merchant's product in a new version. */
const replaceIn = ({ productId, merchantId }: TestCatalogue, product: Partial<Product>) =>
  insertProduct(
    server.db.sql,
    { ...plainProduct, merchantId, ...product, id: randomUUID(), replaces: productId },
    server.clock.now,
  );

test.each<[string, Partial<Product>, string[]]>([
  ['a lower commission', { commission: micro(1n), commissionMax: micro(1n) }, []],
  [
    'a higher commission',
    { commission: micro(9_000_000n), commissionMax: micro(9_000_000n) },
    ['commission: 8.00 -> 9.00', 'commissionMax: 8.00 -> 9.00'],
  ],
  [
    'a commission that the escrow does not cover',
    { commission: micro(900_000_000n), commissionMax: micro(900_000_000n) },
    [],
  ],
  ['a share of the order instead', { commission: null, commissionBps: 9_000 }, []],
  ['narrower amounts', { lowest: micro(20_000_000n), highest: micro(21_000_000n) }, []],
  [
    'wider amounts',
    { lowest: micro(5_000_000n), highest: micro(900_000_000n) },
    ['lowest: 10.00 -> 5.00', 'highest: 500.00 -> 900.00'],
  ],
  ['less time for an order, and later', { clickWindowHours: 24, validateDays: 60 }, []],
  ['more time for an order', { clickWindowHours: 240 }, ['clickWindowHours: 168 -> 240']],
  ['orders that are final sooner', { validateDays: 8 }, ['validateDays: 14 -> 8']],
])('a product that changes to %s keeps or betters its open offers', async (_, product, parts) => {
  const catalogue = await life.ready();
  const { id } = await life.newPartner();
  const planNo = await pushTo(server, catalogue, id);
  const configuration = await configured({});
  const before = await termsOf(id, planNo, configuration);

  await replaceIn(catalogue, product);
  const after = await termsOf(id, planNo, configuration);
  expect(differences(before, after)).toEqual(parts);
});

test('a price that rises or falls after the push leaves the lower ceiling', async () => {
  const catalogue = await life.ready({ category: 'pottery' });
  const { id } = await life.newPartner();
  const planNo = await pushTo(server, catalogue, id);
  const configuration = await configured({});
  const ceilingAt = async (price: bigint) => {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const placements = await server.db.sql.many<{ id: number }>`select id from placement`;
    for (const { id: placementId } of placements) {
      const rate = { placementId, priceModel: 'cpm', price: micro(price), payBps: 8_500 } as const;
      await insertPlacementRate(server.db.sql, { ...rate, madeBy: 'Ann Lee' }, server.clock.now);
    }
    return (await termsOf(id, planNo, configuration)).priceCeilings.cpm;
  };
  expect(await ceilingAt(20_000_000n)).toBe('12.50');
  expect(await ceilingAt(4_000_000n)).toBe('5.00');
  await ceilingAt(10_000_000n);
});

/** A plan's whole life, whose configuration changes when it says; what came of it. */
async function liveUnder(changed: Changed, when: 'after the push' | 'after the put') {
  const catalogue = await life.ready();
  const partner = await life.newPartner();
  const { token } = partner;
  const usual = await configured({});
  const changing = { ...life.services.settings, configuration: usual };
  const services = { ...life.services, settings: changing };

  const planNo = await pushTo(server, catalogue, partner.id);
  if (when === 'after the push') changing.configuration = await configured(changed);

  const amount = '100.00';
  const { hash } = await termsOf(partner.id, planNo, changing.configuration);
  const confirmation = await partner.confirm(putSubject(planNo, amount, hash));
  const caller = await server.db.sql.one<{ id: string; sessionId: string }>`
    select partner_id id, id session_id from session where partner_id = ${partner.id}
     order by created_at desc limit 1`;
  const call = { ...services, partner: caller, timeZone: { name: 'UTC' }, language: 'en' } as never;
  await putPlan(call, { requestId: randomUUID(), planNo, amount, terms: hash, confirmation });

  changing.configuration = await configured(changed);
  await life.lookAt(catalogue);
  await life.doJobs(services);
  const { id: planId, status, limits } = await life.plan(planNo);

  const delivered = { planId: Number(planId), catalogue, at: server.clock.now };
  const serves = await show(server.db, 100, delivered);
  await click(server.db, serves.slice(0, 1), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const { state } = await life.convert(serves[0] ?? '');
  await life.doJobs(services);
  const { pausedBy } = await life.plan(planNo);

  const stop = await partner.confirm({ action: 'plan-stop', planNo });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo, confirmation: stop }, { token });
  for (const ms of [20 * minuteMs, 15 * dayMs]) await life.pass(ms, services);
  return { status, pausedBy, limits, state, ...(await resultOf(planId)) };
}

/** The settlement of a plan, and the terms agreed to, without what names this one plan. */
async function resultOf(planId: bigint) {
  const { body, dueAt, ...put } = await server.db.sql.one<{
    body: Record<string, unknown>;
    terms: Terms;
    hash: string;
    dueAt: Date;
  }>`
    select s.body, put.terms, encode(put.terms_hash, 'hex') hash, due.due_at
      from settlement s join plan_put put using (plan_id) join publisher_due due using (plan_id)
     where plan_id = ${planId}`;
  const { plan: _plan, delivery, settledAt, conversions, ...settled } = body;
  const { head: _head, ...delivered } = delivery as Record<string, unknown>;
  const fees = (conversions as { commission: string; fee: string; state: string }[]).map(
    ({ commission, fee, state }) => ({ commission, fee, state }),
  );
  const creditDays = (dueAt.getTime() - new Date(String(settledAt)).getTime()) / dayMs;
  return { ...put, settled, delivered, fees, creditDays };
}

const worseChanges = changes.filter(
  ([name]) => !['thousandPriceMax', 'clickPriceMax'].includes(name),
);

test('nothing that is configured after the push or the put changes a plan or its settlement', async () => {
  const usual = await liveUnder({}, 'after the put');
  expect(usual).toMatchObject({
    ...{ status: 'putting', pausedBy: null, state: 'pending', limits: planLimits },
    fees: [{ commission: '8.00', fee: '0.40', state: 'approved' }],
    ...{ creditDays: 30, settled: { put: { amount: '100.00' } } },
  });

  for (const [name, changed] of changes) {
    const result = await liveUnder(changed, 'after the put');
    expect([name, result]).toEqual([name, usual]);
  }
  for (const [name, changed] of worseChanges) {
    const result = await liveUnder(changed, 'after the push');
    expect([name, result]).toEqual([name, usual]);
  }
});

test('what a product says later changes no order of a plan that was put', async () => {
  const catalogue = await life.ready();
  const { delivered } = await life.putting(catalogue);
  await replaceIn(catalogue, { commission: micro(20_000_000n), commissionMax: micro(20_000_000n) });
  const [serveId = ''] = await show(server.db, 1, delivered);
  await click(server.db, [serveId], delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const { conversion } = await life.convert(serveId);
  const row = await server.db.sql.one<{ commission: bigint; fee: bigint }>`
    select commission, fee from conversion where id = ${conversion}`;
  expect(row).toEqual({ commission: parseTyped('8.00'), fee: parseTyped('0.40') });
});
