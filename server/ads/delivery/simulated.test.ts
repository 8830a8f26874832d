import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createTestDb } from '../../platform/database/test-db.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../../platform/settings/create-installation.ts';
import { makePlacement } from './test-delivery.ts';
import { createTestSite, type TestSite } from './test-site.ts';

const sites: TestSite[] = [];
afterAll(() => Promise.all(sites.map((site) => site.close())));

async function siteWith(isSimulated: boolean): Promise<TestSite> {
  const site = await createTestSite({ placement: { isSimulated } });
  sites.push(site);
  return site;
}

const claims = { 'x-simulated-address': '3.5.6.7', 'x-simulated-country': 'FR' };

async function countryOf(site: TestSite): Promise<string | undefined> {
  const ad = await site.serve();
  await site.send(ad.impression, { 'x-simulated-country': 'FR' }, 'POST');
  const rows = await site.server.db.sql.many<{ country: string }>`
    select country from event where plan_id = ${site.plan.id} and kind = 1`;
  return rows[0]?.country;
}

test('the simulator can state where its viewers are, but only for its own placements', async () => {
  const [simulated, real] = [await siteWith(true), await siteWith(false)];
  expect(await countryOf(simulated)).toBe('FR');
  expect(await countryOf(real)).toBe('ZZ');
  // A data-centre address gets no ad, if it is believed.
  const ask = (site: TestSite) => site.send(`/v1/serve?z=${site.placement.key}`, claims);
  expect((await ask(simulated)).status).toBe(204);
  expect((await ask(real)).status).toBe(200);
});

test('a publisher of simulated traffic cannot exist in a live database', async () => {
  const db = await createTestDb();
  const live = { mode: 'live', currency: 'EUR', name: 'Acme' } as const;
  const now = new Date();
  await createInstallation(db.sql, live, initialConfiguration, 'a test', now);
  await expect(makePlacement(db, { isSimulated: true }, now)).rejects.toThrow('only in a demo');
  const real = await makePlacement(db, {}, now);
  expect(real.id).toBeGreaterThan(0);
  await expect(
    db.owner.sql`update publisher set is_simulated = true where id <> ${randomUUID()}`,
  ).rejects.toThrow('never changed');
  await db.close();
});

test('the pages of the demo say that they are simulated', async () => {
  const [site] = sites;
  for (const path of ['/demo/publisher', `/demo/shop?click_id=${randomUUID()}`]) {
    const answer = await site?.send(path);
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toContain('This page is simulated');
  }
});
