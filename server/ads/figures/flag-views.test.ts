import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { flagInvalidTraffic } from './flag-invalid-traffic.ts';
import { readFigures } from './read-figures.ts';
import { rollUp } from './roll-up.ts';
import { checkRollups } from './rollup-store.ts';
import { makePlan, type TestEvent, writeEvents } from './test-delivery.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const day = new Date('2026-11-10T00:00:00Z').getTime();
const hex = (n: number) => n.toString(16).padStart(8, '0');

test('where views are paid, those of an invalid placement and network come back with its clicks', async () => {
  const partner = (await readyPartner(server, 'harbour', '0.00')).id;
  const plan = await makePlan(server.db, partner, { at: new Date(day) });
  const [good = 0, farm = 0] = plan.placements;
  const scatter = (n: number) => new Date(day + Math.round(((n * 2_654_435_761) % 2 ** 32) / 50));
  const events = Array.from({ length: 400 }, (_, n): TestEvent[] => {
    const at = scatter(n);
    const placement = n % 2 === 0 ? good : farm;
    // Three in four of the farm's views come from one provider, and some views are clicked.
    const viewer = `${placement === farm && n % 8 !== 1 ? 'beefbeef' : hex(n)}${hex(n)}`;
    const seen = { placement, viewer, at };
    const view: TestEvent = { ...seen, kind: 'impression', cost: 1_000n, pay: 850n };
    const after: TestEvent = { ...seen, kind: 'viewable' };
    return n % 10 < 2 ? [view, after, { ...seen, kind: 'click' }] : [view, after];
  }).flat();
  // The network's views on the next day and on the other placement are not part of the finding.
  const next = {
    viewer: `beefbeef${hex(1)}`,
    kind: 'impression',
    cost: 1_000n,
    pay: 850n,
  } as const;
  events.push({ ...next, placement: good, at: scatter(7) });
  events.push({ ...next, placement: farm, at: new Date(day + 86_400_000) });
  await writeEvents(server.db, plan, events);
  const now = new Date('2026-11-11T01:00:00Z');
  await rollUp(server, now);
  const settings = await getSettings(server.db.sql);
  const { flagged } = await flagInvalidTraffic({ db: server.db, settings }, now);
  await rollUp(server, now);
  const rows = await server.db.sql.many`
    select e.kind, e.placement_id = ${farm} is_farm, count(*)::int, sum(e.cost)::int cost
      from event_flag m join event e using (plan_id, no) group by 1, 2 order by 1`;
  const of = { isFarm: true, cost: 0 };
  expect(rows).toEqual([
    { ...of, kind: 1, count: 150, cost: 150_000 },
    { ...of, kind: 2, count: 150 },
    { ...of, kind: 7, count: 30 },
  ]);
  expect(flagged).toBe(330);
  const { figures } = await readFigures(server.db, partner, '4', 'UTC', now);
  expect(figures.find(({ name }) => name === 'consumed')?.value).toBe('0.252');
  expect((await checkRollups(server.db)).differences).toEqual([]);
});
