import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';
import { makeAllOfDay } from './test-attack-day.ts';
import { attacks } from './test-attacks.ts';
import { createTestReports, type TestReports } from './test-reports.ts';
import { honestVisits } from './test-visits.ts';

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

test('of 50 attacks at most 1 % is billed after the daily pass, and honest views are', async () => {
  expect(attacks.length).toBeGreaterThanOrEqual(50);
  const crowds = (['cpm', 'cpm', 'cpc', 'cpc'] as const).map((model, nth) => ({
    name: `honest views, ${model} ${nth}`,
    model,
    visits: honestVisits(100 + nth, isLongRun ? 2_000 : 500),
  }));
  const rows = await makeAllOfDay(reports, [...attacks, ...crowds]);
  const lines = rows.map(({ name, attempted, atOnce, billed, why }) => {
    const amounts = [attempted, atOnce, billed].map((one) => one.toFixed(3).padStart(9));
    return `${name.padEnd(50)}${amounts.join('')}  ${why}`;
  });
  const title = `${''.padEnd(50)} attempted  at once   billed  first reasons`;
  process.stdout.write(`${[title, ...lines].join('\n')}\n`);
  const isHonest = (name: string) => name.startsWith('honest');
  const paid = rows.filter(
    ({ name, attempted, billed }) => !isHonest(name) && billed > attempted * 0.01,
  );
  expect(paid.map(({ name, billed, attempted }) => `${name}: ${billed} of ${attempted}`)).toEqual(
    [],
  );
  const robbed = rows.filter(
    ({ name, attempted, billed }) => isHonest(name) && billed < attempted * 0.98,
  );
  expect(robbed.map(({ name, billed, attempted }) => `${name}: ${billed} of ${attempted}`)).toEqual(
    [],
  );
});
