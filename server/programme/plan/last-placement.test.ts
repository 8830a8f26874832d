import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { excludePlacement } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import { hourMs } from '#domain/time.ts';
import { insertPlacementEnd, insertPlacementRate } from '../../ads/catalogue/placement-store.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { everyone, plainRule, thousand } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

/** A plan that has delivered for four days on the only placement that fits it. */
async function longPutting() {
  const category = randomUUID();
  const catalogue = await life.ready({
    category,
    product: {
      targeting: { ...everyone, categories: [category] },
      putRule: { ...plainRule, days: 30, priceCeiling: '10.00' },
    },
  });
  const { no, id, delivered } = await life.putting(catalogue);
  await show(server.db, 2, delivered);
  for (let day = 0; day < 4; day += 1) {
    await life.lookAt(catalogue);
    await life.pass(24 * hourMs);
  }
  await life.lookAt(catalogue);
  return { no, id, catalogue };
}

type Long = Awaited<ReturnType<typeof longPutting>>;

/** Three days later, with the placement requesting ads all along. */
async function passThreeDays({ no, catalogue }: Long): Promise<void> {
  for (let hours = 0; hours < 72; hours += 24) {
    await life.doJobs();
    expect(await life.plan(no)).toMatchObject({ status: 'putting', pausedBy: null });
    await life.lookAt(catalogue);
    await life.pass(24 * hourMs - 1);
  }
  expect(await life.status(no)).toBe('putting');
  await life.pass(2 * hourMs);
}

const endOf = async ({ no }: Long) => {
  const { status, last } = await life.plan(no);
  return { status, cause: last?.cause };
};

const noSupply = { status: 'putFinished', cause: 'no_supply' };

test('a partner who excludes the last placement has three days to let it in again', async () => {
  const plan = await longPutting();
  const exclude = async (isExcluded: boolean) => {
    const visit = { partnerId: plan.id, device: 'test', address: '127.0.0.1' };
    const { token } = await startSession(server.db.sql, { ...visit, now: server.clock.now });
    const asked = { planNo: plan.no, key: plan.catalogue.placementKey, isExcluded };
    expect(await server.ask(excludePlacement, asked, { token })).toMatchObject({ code: 200 });
    await life.doJobs();
  };
  await exclude(true);
  await life.pass(71 * hourMs);
  expect(await life.status(plan.no)).toBe('putting');
  await exclude(false);
  await exclude(true);
  await passThreeDays(plan);
  expect(await endOf(plan)).toEqual(noSupply);
});

test('a price that rises above what a plan may cost ends it after three days, not at once', async () => {
  const plan = await longPutting();
  const { placementId } = plan.catalogue;
  const setPrice = (price: bigint) => {
    const rate = { placementId, priceModel: 'cpm', price: micro(price), payBps: 8_500 } as const;
    return insertPlacementRate(server.db.sql, { ...rate, madeBy: 'Ann Lee' }, server.clock.now);
  };
  await setPrice(thousand * 2n);
  await life.pass(hourMs);
  // Correcting a price that is still too high does not restart the wait.
  await setPrice(thousand * 3n);
  await life.pass(70 * hourMs);
  expect(await life.status(plan.no)).toBe('putting');
  await setPrice(thousand);
  await life.lookAt(plan.catalogue);
  await life.pass(hourMs);
  await setPrice(thousand * 2n);
  await passThreeDays(plan);
  expect(await endOf(plan)).toEqual(noSupply);
});

test('a plan whose last placement is taken out of the catalogue ends after three days', async () => {
  const plan = await longPutting();
  const why = { author: 'Ann Lee', reason: 'the site was sold', now: server.clock.now };
  await insertPlacementEnd(server.db.sql, plan.catalogue.placementId, why);
  await passThreeDays(plan);
  expect(await endOf(plan)).toEqual(noSupply);
});

test('a cheaper placement that never asks for ads keeps no plan waiting for it', async () => {
  const targeting = { ...everyone, categories: ['knots'] };
  const where = { category: 'knots', product: { targeting } };
  const catalogue = await life.ready(where);
  await life.ready({ ...where, price: 1_000_000n });
  const { no, delivered } = await life.putting(catalogue, '10.00');
  await show(server.db, 999, delivered);
  await life.doJobs();
  expect(await life.status(no)).toBe('putting');
  await show(server.db, 1, { ...delivered, price: 5_000n, pay: 4_000n });
  await life.doJobs();
  expect((await life.plan(no)).last?.cause).toBe('amount_consumed');
});
