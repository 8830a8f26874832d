import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planBreakdown } from '#contract/breakdown.ts';
import { planCharts } from '#contract/delivery.ts';
import { excludePlacement, planDetail } from '#contract/plan.ts';
import { kindCode } from '#domain/delivery/event-line.ts';
import { exclusionsMax } from '#domain/plan/exclusion.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import { readyCatalogue } from '../../programme/plan/test-plan.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { createTestMerchant, type TestMerchant } from '../conversion/test-postback.ts';
import { rollUp } from './roll-up.ts';
import { checkRollups, rebuildRollups } from './rollup-store.ts';
import { flagEvents, movePlan, type TestEvent, writeEvents } from './test-delivery.ts';

let server: TestServer;
let token = '';
let merchant: TestMerchant;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  const partner = await readyPartner(server, 'harbour', '0.00');
  token = partner.token;
  merchant = await createTestMerchant(server, partner.id);
  await deliver();
});
afterAll(() => server.close());

const places = [
  { country: 'TH', device: 'phone' },
  { country: 'DE', device: 'desktop' },
  { country: 'DE', device: 'phone' },
] as const;

/** Views and clicks on three placements over some hours, some of them invalid. */
async function deliver() {
  const { plan } = merchant;
  const from = server.clock.now.getTime();
  const events = Array.from({ length: 600 }, (_, n): TestEvent => {
    const kind = n % 20 === 0 ? 'click' : 'impression';
    const place = n % 3;
    const invalid = n % 11 === 0 ? 'bot' : null;
    return {
      ...{
        kind,
        at: new Date(from + (n % 5) * hourMs),
        placement: plan.placements[place] as number,
        invalid,
      },
      ...(places[place] as (typeof places)[number]),
      cost: invalid === null && kind === 'impression' ? 2_000n : 0n,
      price: 2_000n,
    };
  });
  await writeEvents(server.db, plan, events);
  const order = async (place: number, txid: string) => {
    const serveId = randomUUID();
    const at = server.clock.now;
    const shared = { at, serveId, placement: plan.placements[place] as number };
    const where = places[place] as (typeof places)[number];
    await writeEvents(server.db, plan, [
      { kind: 'impression', ...shared, ...where, cost: 2_000n },
      { kind: 'click', ...shared, ...where },
    ]);
    server.clock.now = new Date(at.getTime() + 2 * hourMs);
    await merchant.post({ click_id: serveId, txid });
  };
  await order(1, 'A');
  await order(1, 'B');
  await order(2, 'C');
  await merchant.post({ click_id: await merchant.click(), txid: 'D' });
  await flagEvents(server.db, plan, [2, 3, 5], 'one_network', server.clock.now);
  await rollUp({ db: server.db }, server.clock.now);
}

/** The same sums, computed from the events. */
const referee = (by: Fragment) =>
  server.db.sql.many<Record<string, unknown>>`
    select ${by} part, count(*) filter (where e.kind = ${kindCode('impression')})::int impressions,
           count(*) filter (where e.kind = ${kindCode('click')})::int clicks,
             sum(e.cost)::bigint "cost"
      from event e where e.plan_id = ${merchant.plan.id} and e.invalid is null
        and e.kind in (${kindCode('impression')}, ${kindCode('click')})
       and not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)
     group by 1 order by 1`;

const ask = async (range?: 'today' | 'all') => {
  const answer = await server.ask(
    planBreakdown,
    { planNo: merchant.plan.no, ...(range ? { range } : {}) },
    { token, timeZone: 'Asia/Bangkok GMT+07:00' },
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};

const askCharts = async (range: 'today' | 'all') => {
  const answer = await server.ask(
    planCharts,
    { planNo: merchant.plan.no, range },
    { token, timeZone: 'Asia/Bangkok GMT+07:00' },
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};

const units = (amount: string) => BigInt(Math.round(Number(amount) * 1_000_000));

test('every part is the sum of its events, and the best comes first', async () => {
  const { countries, devices, hours, placements } = await ask();
  const shown = (parts: readonly { impressions: number; clicks: number; cost: string }[]) =>
    parts.map(({ impressions, clicks, cost }) => ({ impressions, clicks, cost: units(cost) }));
  const expected = async (by: Fragment, order: readonly (string | number)[]) => {
    const rows = await referee(by);
    return order.map((name) => {
      const { part: _, ...sums } = rows.find(({ part }) => String(part) === String(name)) ?? {};
      return sums;
    });
  };
  const byCountry = countries.map(({ country }) => country);
  expect(shown(countries)).toEqual(await expected(fragment`e.country`, byCountry));
  const code = ['other', 'phone', 'tablet', 'desktop'];
  const byDevice = devices.map(({ device }) => code.indexOf(device));
  expect(shown(devices)).toEqual(await expected(fragment`e.device`, byDevice));
  const hour = fragment`extract(hour from e.at at time zone 'Asia/Bangkok')::int`;
  expect(shown(hours)).toEqual(
    await expected(
      hour,
      hours.map((one) => one.hour),
    ),
  );
  const byPlacement = await expected(
    fragment`(select key from placement pl where pl.id = e.placement_id)`,
    placements.map(({ key }) => key),
  );
  expect(shown(placements)).toEqual(byPlacement);
  expect(byCountry[0]).toBe('DE');
  expect(countries[0]).toMatchObject({ conversions: 3, net: '22.80' });
  for (const list of [countries, devices, hours, placements]) {
    const results = list.map(({ result }) => Number(result));
    expect(results).toEqual(results.toSorted((one, other) => other - one));
    expect(list.reduce((sum, { conversions }) => sum + conversions, 0)).toBe(4);
    for (const { net, cost, result } of list) {
      expect(units(result)).toBe(units(net) - units(cost));
    }
  }
});

test('rollups rebuilt from the events are the same, byte for byte', async () => {
  const lines = () =>
    server.db.sql.many`
      select r::text line from rollup_audience r
      union all select r::text from rollup_creative r order by 1`;
  const before = await lines();
  expect(before.length).toBeGreaterThan(6);
  await rebuildRollups(server.db);
  expect(await lines()).toEqual(before);
  expect((await checkRollups(server.db)).differences).toEqual([]);
  for (const rollup of [fragment`rollup_audience`, fragment`rollup_creative`]) {
    await server.db.owner.sql`update ${rollup} set count = count + 1 where kind = 7`;
    expect((await checkRollups(server.db)).differences).not.toEqual([]);
    await rebuildRollups(server.db);
    expect((await checkRollups(server.db)).differences).toEqual([]);
    await expect(server.db.sql`delete from ${rollup}`).rejects.toThrow('permission denied');
  }
});

test.each(['today', 'all'] as const)(
  'the placements of %s add up to the funnel, with an order that is still held',
  async (range) => {
    server.clock.now = new Date(server.clock.now.getTime() + dayMs);
    // Within seconds of its click, and so it is held.
    await merchant.post({ click_id: await merchant.click(), txid: `held-${range}` });
    await rollUp({ db: server.db }, server.clock.now);

    const { countries, devices, placements } = await ask(range);
    const { funnel } = await askCharts(range);
    const countOf = (name: string) => funnel.find(({ step }) => step === name)?.count;
    const sumOf = (name: 'impressions' | 'clicks' | 'conversions') =>
      placements.reduce((total, placement) => total + placement[name], 0);
    expect(sumOf('impressions')).toBe(countOf('impression'));
    expect(sumOf('clicks')).toBe(countOf('click'));
    expect(sumOf('conversions')).toBe(countOf('conversion'));
    if (range === 'all') return;
    expect(placements).toMatchObject([{ impressions: 1, clicks: 1, conversions: 1, net: '0.00' }]);
    expect([...countries, ...devices]).toEqual([]);
  },
);

test('a partner excludes a placement from there; the history shows it and learning restarts', async () => {
  const { plan } = merchant;
  const [first] = (await ask()).placements;
  const key = first?.key ?? '';
  const form = { planNo: plan.no, key, isExcluded: true };
  const stranger = await readyPartner(server, 'stranger', '0.00');
  expect(reasonOf(await server.ask(excludePlacement, form, stranger))).toBe('plan_not_found');
  const unknown = { ...form, key: 'nowhere' };
  expect(reasonOf(await server.ask(excludePlacement, unknown, { token }))).toBe(
    'placement_not_found',
  );
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  expect(await server.ask(excludePlacement, form, { token })).toMatchObject({ code: 200 });
  expect(await server.ask(excludePlacement, form, { token })).toMatchObject({ code: 200 });
  expect((await ask()).placements.find((placement) => placement.key === key)?.isExcluded).toBe(
    true,
  );
  const rules = await server.db.sql.many`select 1 from plan_rule where plan_id = ${plan.id}`;
  expect(rules).toHaveLength(1);
});

test('only so many placements can be excluded, and none when delivery is over', async () => {
  const { plan } = merchant;
  await server.db.owner.sql`
    insert into plan_rule (plan_id, step, placement_id, is_excluded, actor, at)
    select ${plan.id}, 1 + n, (select id from placement order by id offset n limit 1), true,
           'partner', ${server.clock.now}
      from generate_series(1, 2) n`;
  for (let n = 3; n < exclusionsMax; n += 3) await readyPlacements();
  const keys = await server.db.sql.many<{ key: string }>`
    select key from placement pl where not exists (
      select from plan_excluded x where x.plan_id = ${plan.id} and x.placement_id = pl.id)
        order by id`;
  const reasons = new Set<string | null>();
  for (const { key } of keys) {
    const form = { planNo: plan.no, key, isExcluded: true };
    reasons.add(reasonOf(await server.ask(excludePlacement, form, { token })));
  }
  expect([...reasons]).toEqual([null, 'placement_exclusions_full']);
  await movePlan(server.db, plan, 'putting', 'putFinished', 'end_reached', server.clock.now);
  const [last] = keys;
  const form = { planNo: plan.no, key: last?.key ?? '', isExcluded: false };
  expect(reasonOf(await server.ask(excludePlacement, form, { token }))).toBe('plan_not_in_status');
});

/** Three more placements. */
const readyPlacements = () =>
  server.db.owner.sql`
    insert into placement (key, publisher_id, name, format, width, height, domains, category,
      added_at)
    select 'z' || gen_random_uuid(), (select id from publisher limit 1), 'Place', 'image', 300,
           250, '{}', 'news', ${server.clock.now} from generate_series(1, 4)`;

test('the history of a plan shows what was excluded', async () => {
  const partner = await readyPartner(server, 'quay', '100.00');
  const { pushTo, putOn } = await import('../../programme/plan/test-plan.ts');
  const catalogue = await readyCatalogue(server.db, server.clock.now, {});
  const no = await pushTo(server, catalogue, partner.id);
  await putOn(server, partner, no, '10.00');
  const placement = await server.db.sql.one<{ key: string; name: string }>`
    select key, name from placement where id = ${catalogue.placementId}`;
  const form = { planNo: no, key: placement.key, isExcluded: true };
  expect(await server.ask(excludePlacement, form, partner)).toMatchObject({ code: 200 });
  expect(await server.ask(planDetail, { planNo: no }, partner)).toMatchObject({
    data: { rules: [{ placement: placement.name, isExcluded: true, actor: 'partner' }] },
  });
  server.clock.now = new Date(server.clock.now.getTime() + dayMs);
});
