import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Format } from '#domain/plan/lifetime.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { saveReview } from '../catalogue/test-review.ts';
import { rollUp } from '../figures/roll-up.ts';
import { writeEvents } from '../figures/test-delivery.ts';
import { createDelivery } from './create-delivery.ts';
import { listCreativeResults } from './creative-result-store.ts';
import { makePlacement, type TestPlacement } from './test-delivery.ts';
import { createTestSite, type ServedAd, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ placement: { isSimulated: true } });
});
afterAll(() => site.close());

let viewers = 0;
/** Another viewer in another network. */
const someone = () => {
  viewers += 1;
  return { 'x-simulated-address': `101.${viewers >> 8}.${viewers & 255}.7` };
};

/** Another approved creative of the product. */
async function bring(title: string, state: 'approved' | 'rejected', format: Format = 'image') {
  const { db, clock } = site.server;
  const row = await db.sql.one<{ id: number }>`
    insert into creative (product_id, format, sha256, type, width, height, duration_ms, title,
      added_at) values (${site.product.id}, ${format}, sha256(${title}::text::bytea), 'image/png',
        300, 250, ${format === 'video' ? 8_000 : null}, ${title}, ${clock.now})
    returning id`;
  await review(row.id, state);
  return row.id;
}

const review = (id: number, state: 'approved' | 'rejected') =>
  saveReview(site.server.db.sql, id, state, site.server.clock.now);

/** What this many viewers are shown, and how often each creative. */
async function titlesOf(count: number, see?: (ad: ServedAd & { title: string }) => Promise<void>) {
  const titles = new Map<string, number>();
  for (let nth = 0; nth < count; nth += 1) {
    const ad = (await site.serve(someone())) as ServedAd & { title: string };
    titles.set(ad.title, (titles.get(ad.title) ?? 0) + 1);
    await see?.(ad);
  }
  return titles;
}

test('a plan shows all approved creatives of its product that have the format of a placement', async () => {
  await bring('A lamp at night', 'approved');
  await bring('A lamp that is broken', 'rejected');
  await bring('A card of a lamp', 'approved', 'card');
  const titles = await titlesOf(60, async (ad) => {
    // The frame shows the creative that was served.
    expect(await (await site.send(ad.frame)).text()).toContain(`<title>${ad.title}</title>`);
  });
  expect([...titles.keys()].sort()).toEqual(['A lamp at night', 'A lamp for the desk']);
  for (const times of titles.values()) expect(times).toBeGreaterThan(10);
});

test('each event has its cost, and they add up to the plan’s', async () => {
  await titlesOf(20, async (ad) => {
    await site.send(ad.impression, someone(), 'POST');
  });
  const { db } = site.server;
  const rows = await db.sql.many<{ cost: bigint; creative: number }>`
    select creative_id creative, sum(cost)::bigint cost from event
     where plan_id = ${site.plan.id} group by 1 having sum(cost) > 0`;
  expect(rows).toHaveLength(2);
  expect(rows.reduce((sum, { cost }) => sum + cost, 0n)).toBe(await site.spent());
  // Staff see the same at the desk, once it is counted.
  const { clock } = site.server;
  await rollUp(site.server, clock.now);
  const ids = rows.map(({ creative }) => creative);
  const results = await listCreativeResults(db.sql, ids, clock.now);
  expect(results.map(({ creativeId }) => creativeId).sort()).toEqual(ids.sort());
  const views = results.reduce((sum, { impressions }) => sum + impressions, 0);
  expect(BigInt(views) * 2_000n).toBe(await site.spent());
});

test('a rejected creative leaves the rotation', async () => {
  const { db } = site.server;
  const row = await db.sql.maybeOne<{ id: number }>`
    select id from creative where title = 'A lamp at night'`;
  await review(row?.id ?? 0, 'rejected');
  await expect.poll(async () => [...(await titlesOf(12)).keys()]).toEqual(['A lamp for the desk']);
});

/** What a placement shows now; null when it shows nothing. */
async function shownAt({ key }: TestPlacement): Promise<{ format: Format; title: string } | null> {
  const answer = await site.send(`/v1/serve?z=${key}`, someone());
  return answer.status === 200
    ? ((await answer.json()) as { format: Format; title: string })
    : null;
}

test('one plan is shown at placements of every format that its product has a creative of', async () => {
  const { db, clock } = site.server;
  await bring('A film of a lamp', 'approved', 'video');
  const formats = ['image', 'card', 'video'] as const;
  const placements: TestPlacement[] = [];
  for (const format of formats) {
    placements.push(await makePlacement(db, { format, isSimulated: true }, clock.now));
  }
  const shown = () =>
    Promise.all(placements.map(async (placement) => (await shownAt(placement))?.title ?? null));
  const all = ['A lamp for the desk', 'A card of a lamp', 'A film of a lamp'];
  await expect.poll(shown).toEqual(all);
  // The creative that the plan was pushed with may be rejected, and the others are still shown.
  await review(site.product.creativeId, 'rejected');
  await expect.poll(shown).toEqual([null, ...all.slice(1)]);
  await review(site.product.creativeId, 'approved');
  await expect.poll(shown).toEqual(all);
});

test('each creative’s results survive a restart, and the one clicked more is shown more', async () => {
  const { server, plan, product, placement } = site;
  const { db, clock, secrets } = server;
  const rival = await bring('A lamp for the bed', 'approved');
  const written = {
    ...plan,
    id: BigInt(plan.id),
    merchantId: product.merchantId,
    placements: [placement.id],
  };
  const seen = (creativeId: number, clicks: number) =>
    writeEvents(
      db,
      { ...written, creativeId },
      Array.from({ length: 3_000 + clicks }, (_, at) => ({
        kind: at < 3_000 ? 'impression' : 'click',
        at: clock.now,
      })),
    );
  await seen(product.creativeId, 6);
  await seen(rival, 120);
  await rollUp(server, clock.now);
  const now = () => clock.now;
  const settings = await getSettings(db.sql);
  const restarted = createDelivery({ db, now, secrets, settings, trustedProxies: [] });
  await restarted.refresh(true);
  const creatives = restarted.live.plans.get(plan.id)?.facts.creatives;
  const drawn = Array.from({ length: 100 }, (_, at) =>
    creatives?.drawCreative('image', () => at / 100),
  );
  const share = drawn.filter((one) => one?.creativeId === rival).length;
  expect(share).toBeGreaterThan(75);
  expect(share).toBeLessThan(91);
  await restarted.close();
});
