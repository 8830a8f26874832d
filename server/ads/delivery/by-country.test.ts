import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';
import { createTestSite, type TestSite } from './test-site.ts';

let reports: TestReports;
let site: TestSite;
beforeAll(async () => {
  reports = await createTestReports();
  const placement = { isSimulated: true };
  site = await createTestSite({ placement, product: { targeting: { countries: ['TH'] } } });
});
afterAll(async () => {
  await reports.close();
  await site.close();
});

test('without a proxy’s header, a viewer’s country is that of their network', async () => {
  const { db, clock, delivery } = reports;
  const category = randomUUID();
  const placement = await makePlacement(db, { category, domains: ['paper.example'] }, clock.now);
  const targeting = { countries: ['DE'], categories: [category] };
  const product = await makeProduct(db, { targeting }, clock.now);
  await makePlan(db, { product, amount: 100_000_000n }, clock.now);
  await delivery.refresh(true);
  const from = (address: string, country?: string) => ({
    address,
    headers: { 'x-country': country },
  });
  const german = from('91.10.20.30');
  const served = reports.serve(placement.key, german);
  expect(served).not.toBeNull();
  const seen = await reports.report('impression', served?.token ?? null, german);
  expect(seen).toMatchObject({ invalid: null, country: 'DE' });
  expect(reports.serve(placement.key, from('101.0.0.7'))).toBeNull();
  // The proxy's statement wins, even when it does not know.
  expect(reports.serve(placement.key, from('91.10.20.30', 'FR'))).toBeNull();
  expect(reports.serve(placement.key, from('91.10.20.30', 'XX'))).toBeNull();
  expect(reports.serve(placement.key, from('101.0.0.7', 'DE'))).not.toBeNull();
});

test('in a demo a plan for one country is shown to simulated viewers who are there', async () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await site.send(`/v1/serve?z=${site.placement.key}`, headers)).status;
  const address = { 'x-simulated-address': '198.18.7.9' };
  expect(await statusOf({ ...address, 'x-simulated-country': 'TH' })).toBe(200);
  expect(await statusOf({ ...address, 'x-simulated-country': 'JP' })).toBe(204);
  // A viewer on the machine itself is in no country.
  expect(await statusOf({})).toBe(204);
});
