import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { createRandom } from '#domain/demo/random.ts';
import { type SimulatedVisit, simulateVisit } from '#domain/demo/visit.ts';
import { addPlacementRequests } from '../server/ads/catalogue/placement-store.ts';
import { createDemoCatalogue, type DemoCatalogue } from '../server/app/demo/demo-catalogue.ts';
import { writeSimulation } from '../server/app/demo/write-simulation.ts';
import { quickPasswords } from '../server/people/partner/test-quick-passwords.ts';
import { createLife, type Life } from '../server/programme/plan/test-life.ts';
import { plainRule, pushTo, putOn } from '../server/programme/plan/test-plan.ts';
import { runProcess } from '../server/test-process.ts';
import { createTestServer, type TestServer } from '../server/test-server.ts';
import { readSimulation } from '../simulator/simulation.ts';
import { visitPage } from '../simulator/visit-page.ts';

let server: TestServer;
let life: Life;
let catalogue: DemoCatalogue;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  server.clock.now = new Date();
  life = await createLife(server);
  const { db, dataDir } = server;
  catalogue = await createDemoCatalogue({ ...life.services, db, dataDir });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  await writeSimulation({ ...server, now: () => server.clock.now }, url);
});
afterAll(() => server.close());

/** A plan that delivers as fast as possible, so that a short run covers everything. */
async function startPlan(): Promise<string> {
  const { db, clock } = server;
  const partner = await life.newPartner('600.00');
  const { productId } = await life.ready({ product: { putRule: plainRule } });
  const creativeId = catalogue.products[0]?.creativeId ?? 0;
  const no = await pushTo(server, { productId, creativeId }, partner.id);
  expect(await putOn(server, partner, no, '500.00')).toMatchObject({ code: 200 });
  const requests = catalogue.placements.map(({ id }) => ({ placementId: id, count: 1 }));
  await addPlacementRequests(db.sql, requests, '00000000-0000-4000-8000-000000000009', clock.now);
  await life.doJobs();
  expect(await life.status(no)).toBe('putting');
  return no;
}

test('an external program brings a plan to life, with the faults of real traffic too', async () => {
  const { db, dataDir } = server;
  const no = await startPlan();
  const file = join(dataDir, 'simulator.json');
  const wanted = [null, 'duplicate', 'bot', 'prefetch', 'data_centre'] as const;
  let missing: readonly (string | null)[] = wanted;
  // A busy machine simulates fewer visits in a given time, so it gets more time.
  for (let seed = 7; seed < 17 && missing.length > 0; seed += 1) {
    const words = ['--file', file, '--seed', String(seed), '--rate', '12000', '--seconds', '5'];
    const run = await runProcess('simulator/main.ts', {}, words);
    expect(run).toMatchObject({ code: 0 });
    expect(run.output).toContain(`seed ${seed}`);
    const rows = await db.sql.many<{ invalid: number | null }>`
      select distinct invalid from event where kind = 1`;
    const met = rows.map(({ invalid }) => (invalid === null ? null : invalidReasons[invalid]));
    missing = wanted.filter((reason) => !met.includes(reason));
  }
  expect(missing).toEqual([]);
  const meter = await life.plan(no);
  const paid = await db.sql.one<{ cost: bigint }>`select sum(cost)::bigint cost from event`;
  expect(meter.spent).toBe(paid?.cost);
  expect(meter.spent).toBeGreaterThan(0n);
}, 180_000);

test('each deliberate fault is caught by its own rule: forged, late, clicked unseen', async () => {
  const { db, clock, dataDir } = server;
  const simulation = readSimulation(join(dataDir, 'simulator.json'));
  const random = createRandom(11);
  // The server's clock advances as if the visitor had really waited.
  const wait = async (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  const started = clock.now;
  const forged = async () => {
    const row = await db.sql.one<{ count: bigint }>`
      select coalesce(sum(count), 0)::bigint count from reject where minute > ${started}`;
    return Number(row?.count);
  };
  const metBy = async (flaw: SimulatedVisit['flaw']): Promise<string[]> => {
    const last = await db.sql.one<{ no: bigint }>`select max(no) no from event`;
    // Not every page has an ad for everyone.
    for (let ads = 0; ads === 0; ) {
      const visit = { ...simulateVisit(random), flaw, isRendered: true, isClicked: false };
      const placement = random.pick(simulation.placements);
      await visitPage(
        simulation,
        visit,
        placement,
        (what) => (ads += Number(what === 'ads')),
        wait,
      );
    }
    const rows = await db.sql.many<{ kind: number; invalid: number }>`
      select kind, invalid from event where no > ${last?.no ?? 0n} and invalid is not null
        order by no`;
    return rows.map(({ kind, invalid }) => `${eventKinds[kind]} ${invalidReasons[invalid]}`);
  };
  // The late one comes first: by then all earlier rejections are more than ten minutes old.
  expect(await metBy('late')).toContain('impression expired');
  expect(await metBy('unseen_click')).toEqual(['click before_impression']);
  expect(await metBy('forged')).toEqual([]);
  await expect.poll(forged).toBe(1);
}, 120_000);
