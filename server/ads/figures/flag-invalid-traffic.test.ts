import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { listHeldPlacements } from '../catalogue/placement-store.ts';
import type { Services } from '../services/services.ts';
import { flagInvalidTraffic } from './flag-invalid-traffic.ts';
import { readFigures } from './read-figures.ts';
import { rollUp } from './roll-up.ts';
import { checkRollups } from './rollup-store.ts';
import { makePlan, type TestPlan, writeEvents } from './test-delivery.ts';

let server: TestServer;
let services: Pick<Services, 'db' | 'settings'>;
let partner = '';
let plan: TestPlan;
const day = new Date('2026-11-10T00:00:00Z');
const hex = (n: number) => n.toString(16).padStart(8, '0');
const nextDay = new Date('2026-11-11T01:00:00Z');
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  services = { db: server.db, settings: await getSettings(server.db.sql) };
  partner = (await readyPartner(server, 'harbour', '0.00')).id;
  plan = await makePlan(server.db, partner, { at: day });
  const [good, farm] = plan.placements as [number, number, number];
  const at = (ms: number) => new Date(day.getTime() + ms);
  // Ordinary people on one placement; on the other, one network makes most of the clicks.
  const scatter = (n: number) => at(Math.round(((n * 2_654_435_761) % 2 ** 32) / 50));
  const clicks = Array.from({ length: 60 }, (_, n) => ({
    kind: 'click' as const,
    at: scatter(n),
    placement: n % 2 === 0 ? good : farm,
    cost: 1_000n,
    // The farm has many browsers, but all of them in one provider's network.
    viewer: `${n % 2 === 1 && n % 10 !== 1 ? 'beefbeef' : hex(n)}${hex(n)}`,
  }));
  await writeEvents(server.db, plan, clicks);
  await rollUp(server, day);
});
afterAll(() => server.close());

const consumed = async () => {
  const { figures } = await readFigures(server.db, partner, '4', 'UTC', nextDay);
  return figures.flatMap(({ name, value }) =>
    name === 'consumed' || name === 'clicks' ? [value] : [],
  );
};

test('a day is checked once it is over, by one process, and never again', async () => {
  const early = await flagInvalidTraffic(services, new Date('2026-11-11T00:59:59Z'));
  expect(early).toEqual({ days: 0, flagged: 0 });
  expect(await consumed()).toEqual(['0.06', '60']);
  const runs = await Promise.all([1, 2, 3].map(() => flagInvalidTraffic(services, nextDay)));
  expect(runs.map(({ flagged }) => flagged).sort()).toEqual([0, 0, 24]);
  expect(await flagInvalidTraffic(services, nextDay)).toEqual({ days: 0, flagged: 0 });
});

test('flagged events no longer count, and stay as they were', async () => {
  await rollUp(server, nextDay);
  expect(await consumed()).toEqual(['0.036', '36']);
  expect((await checkRollups(server.db)).differences).toEqual([]);
  const rows = await server.db.sql.many`
    select m.reason, count(*), sum(e.cost)::bigint cost from event_flag m
      join event e using (plan_id, no) group by 1`;
  expect(rows).toEqual([{ reason: 'one_network', count: 24n, cost: 24_000n }]);
});

test('a placement with invalid traffic gets no ads for a day, and the others do', async () => {
  const [good, farm] = plan.placements as [number, number, number];
  const heldAt = (hours: number) =>
    listHeldPlacements(server.db.sql, new Date(nextDay.getTime() + hours * 3_600_000));
  expect([...(await heldAt(0))]).toEqual([farm]);
  expect((await heldAt(23.9)).has(good)).toBe(false);
  expect((await heldAt(23.9)).has(farm)).toBe(true);
  expect((await heldAt(24)).size).toBe(0);
});

test('a day waits until all of it is counted, however late that is', async () => {
  const second = new Date('2026-11-11T00:00:00Z');
  const over = new Date('2026-11-12T09:00:00Z');
  const made = (count: number, viewer: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => ({
      kind: 'click' as const,
      at: new Date(second.getTime() + ((n * 7_919_777) % 86_400_000)),
      placement: plan.placements[1] as number,
      cost: 1_000n,
      viewer: viewer(n),
    }));
  // Clicks by people are rolled up; then come many from one network, on the same day.
  await writeEvents(
    server.db,
    plan,
    made(6, (n) => `${hex(n)}${hex(n)}`),
  );
  await rollUp(server, second);
  await writeEvents(
    server.db,
    plan,
    made(24, (n) => `beefbeef${hex(n)}`),
  );
  expect(await flagInvalidTraffic(services, over)).toEqual({ days: 0, flagged: 0 });
  // Today's events keep no earlier day waiting.
  await rollUp(server, over);
  const today = {
    kind: 'click' as const,
    at: over,
    placement: plan.placements[0] as number,
    cost: 1_000n,
  };
  await writeEvents(server.db, plan, [{ ...today, viewer: `${hex(1)}${hex(1)}` }]);
  expect(await flagInvalidTraffic(services, over)).toEqual({ days: 1, flagged: 24 });
});
