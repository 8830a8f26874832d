import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlans, planDetail, productDetail, stopPlan } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import { minuteMs } from '#domain/time.ts';
import { insertCreative } from '../../ads/catalogue/creative-store.ts';
import { insertPlacement, insertPlacementRate } from '../../ads/catalogue/placement-store.ts';
import { saveReview } from '../../ads/catalogue/test-review.ts';
import { listCreativeResults } from '../../ads/delivery/creative-result-store.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, serveOnly, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { everyone, pushTo, putOn, type TestCatalogue, thousand } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const review = (creativeId: number, state: 'approved' | 'rejected') =>
  saveReview(server.db.sql, creativeId, state, server.clock.now);

async function bringFilm({ productId }: TestCatalogue): Promise<number> {
  const film = { productId, format: 'video', sha256: 'cd'.repeat(32), type: 'video/webm' } as const;
  const size = { width: 640, height: 360, durationMs: 8_000, title: 'A film' };
  const id = await insertCreative(server.db.sql, { ...film, ...size }, server.clock.now);
  await review(id, 'approved');
  return id;
}

/** A video placement that costs twice as much as the image one. */
async function makeScreen({ publisherId }: TestCatalogue, category: string) {
  const { sql } = server.db;
  const size = { width: 640, height: 360, domains: ['harbour.example'], category };
  const placement = {
    key: randomUUID(),
    publisherId,
    name: 'Film',
    format: 'video',
    ...size,
  } as const;
  const placementId = await insertPlacement(sql, placement, server.clock.now);
  const rate = {
    placementId,
    priceModel: 'cpm',
    price: micro(thousand * 2n),
    payBps: 8_500,
  } as const;
  await insertPlacementRate(sql, { ...rate, madeBy: 'Ann Lee' }, server.clock.now);
  return { placementId };
}

test('a plan whose only placement is for videos starts when its product gets a video', async () => {
  const targeting = { ...everyone, categories: ['rowing'] };
  const catalogue = await life.ready({ category: 'sailing', product: { targeting } });
  const screen = await makeScreen(catalogue, 'rowing');
  const partner = await life.newPartner();
  const no = await pushTo(server, catalogue, partner.id);
  await putOn(server, partner, no, '50.00');
  await life.lookAt(catalogue);
  await life.lookAt(screen);
  await life.doJobs();
  expect(await life.status(no)).toBe('matching');
  await bringFilm(catalogue);
  await life.doJobs();
  expect(await life.status(no)).toBe('putting');
});

test('the price ceilings of an offer cover every format in which its product can be shown', async () => {
  const targeting = { ...everyone, categories: ['diving'] };
  const catalogue = await life.ready({ category: 'diving', product: { targeting } });
  await makeScreen(catalogue, 'diving');
  const { id, token } = await life.newPartner();
  const planNo = await pushTo(server, catalogue, id);
  const ceilingOf = async (offerNo: string) => {
    const answer = await server.ask(planDetail, { planNo: offerNo }, { token });
    return answer.code === 200 ? answer.data.terms.priceCeilings.cpm : answer.msg;
  };
  expect(await ceilingOf(planNo)).toBe('12.50');
  await bringFilm(catalogue);
  expect(await ceilingOf(await pushTo(server, catalogue, id))).toBe('25.00');
  // An offer made before keeps the lower one.
  expect(await ceilingOf(planNo)).toBe('12.50');
});

test('a partner sees every creative that can be shown, beginning with one of the product’s own kind', async () => {
  const catalogue = await life.ready();
  const film = await bringFilm(catalogue);
  const { id, token } = await life.newPartner();
  const planNo = await pushTo(server, { ...catalogue, creativeId: film }, id);
  const shown = async () => {
    const answer = await server.ask(productDetail, { planNo }, { token });
    return answer.code === 200 ? answer.data.creatives.map(({ format }) => format) : answer.msg;
  };
  expect(await shown()).toEqual(['image', 'video']);
  await review(film, 'rejected');
  expect(await shown()).toEqual(['image']);
  // When no creative is approved, the page still shows the one the plan was offered with.
  await review(catalogue.creativeId, 'rejected');
  expect(await shown()).toEqual(['video']);
});

test('a list shows a picture of a plan, or its video only if there is no picture', async () => {
  const catalogue = await life.ready();
  const film = await bringFilm(catalogue);
  const { id, token } = await life.newPartner();
  await pushTo(server, { ...catalogue, creativeId: film }, id);
  const shown = async () => {
    const answer = await server.ask(listPlans, {}, { token });
    return answer.code === 200 ? answer.data.list.map(({ picture }) => picture.type) : answer.msg;
  };
  expect(await shown()).toEqual(['image/png']);
  await review(catalogue.creativeId, 'rejected');
  expect(await shown()).toEqual(['video/webm']);
});

test('a plan waits for videos already served, even if they are rejected meanwhile', async () => {
  const catalogue = await life.ready();
  const film = await bringFilm(catalogue);
  const { no, token, partner, delivered } = await life.putting(catalogue);
  await serveOnly(server.db, 1, delivered);
  await review(film, 'rejected');
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo: no, confirmation }, { token });
  await life.pass(30 * minuteMs);
  expect(await life.status(no)).toBe('putting');
  await life.pass(40 * minuteMs);
  expect(await life.status(no)).toBe('putFailed');
});

test('an order counts for the creative that was clicked, until it is taken back', async () => {
  const { db, clock } = server;
  const catalogue = await life.ready();
  const film = await bringFilm(catalogue);
  const { delivered } = await life.putting(catalogue);
  const filmed = { ...delivered, catalogue: { ...catalogue, creativeId: film } };
  await show(db, 3, delivered);
  const [serveId = ''] = await show(db, 2, filmed);
  await click(db, [serveId], filmed);
  clock.now = new Date(clock.now.getTime() + minuteMs);
  const { state, conversion } = await life.convert(serveId);
  expect(state).toBe('pending');
  await rollUp(server, clock.now);
  const ids = [catalogue.creativeId, film];
  const results = () => listCreativeResults(db.sql, ids, new Date(0));
  const picture = { creativeId: catalogue.creativeId, impressions: 3, clicks: 0, conversions: 0 };
  const seen = { creativeId: film, impressions: 2, clicks: 1 };
  expect(new Set(await results())).toEqual(new Set([picture, { ...seen, conversions: 1 }]));
  await life.takeBack(serveId, conversion);
  expect(new Set(await results())).toEqual(new Set([picture, { ...seen, conversions: 0 }]));
});
