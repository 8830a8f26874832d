import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adData, figureProof } from '#contract/ad-center-figures.ts';
import { planCharts, planConversions, planEvents } from '#contract/delivery.ts';
import { login } from '#contract/session.ts';
import { makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { approveConversions } from '../conversion/conversion-store.ts';
import { createTestMerchant, type TestMerchant } from '../conversion/test-postback.ts';
import { rollUp } from './roll-up.ts';
import { flagEvents, makePlan, type TestPlan, writeEvents } from './test-delivery.ts';
import { verifier } from './test-verifier.ts';

let server: TestServer;
let partner: TestPartner;
let shop: TestMerchant;
let plan: TestPlan;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = await readyPartner(server, 'harbour', '0.00');
});
afterAll(() => server.close());

/** Asks a second after the previous call, past the cache. */
async function ask(type = '1', timeZone = 'Asia/Bangkok') {
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  const asked = { type, user_time_zone: timeZone };
  const answer = await server.ask(adData, asked, { token: partner.token });
  if (answer.code !== 200) throw new Error(answer.msg);
  const values = Object.fromEntries(answer.data.figures.map(({ name, value }) => [name, value]));
  return { ...answer.data, values };
}

test('before there is anything, every figure says so', async () => {
  const { values, completeTo, pendingRevenue } = await ask('4');
  expect(new Set(Object.values(values))).toEqual(new Set([null]));
  expect([completeTo, pendingRevenue]).toEqual([null, null]);
});

test('the nine figures are what the events and the money come to', async () => {
  shop = await createTestMerchant(server, partner.id, { hold: 50_000_000n });
  ({ plan } = shop);
  const at = server.clock.now;
  await writeEvents(server.db, plan, [
    { kind: 'serve', at },
    ...Array.from({ length: 10 }, () => ({ kind: 'impression' as const, at, cost: 2_000n })),
    { kind: 'impression', at, invalid: 'bot', price: 2_000n },
  ]);
  const clicks = [await shop.click(), await shop.click(), await shop.click()];
  await makePlan(server.db, partner.id, { at, hold: 7_000_000n, origin: 'follow' });
  await flagEvents(server.db, plan, [2, 3], 'flat_timing', at);
  server.clock.now = new Date(at.getTime() + 60_000);
  const ids: string[] = [];
  for (const click_id of clicks) {
    const { body } = await shop.post({ click_id, txid: randomUUID() });
    ids.push(body.conversion ?? '');
  }
  await rollUp(server, server.clock.now);
  const { values, pendingRevenue, completeTo } = await ask();
  expect(values).toEqual({
    invested: '57.00',
    deliveryOrders: '1',
    // Eight impressions at 0.002 and three clicks at 0.001.
    consumed: '0.019',
    toBeConsumed: '56.977',
    impressions: '11',
    clicks: '3',
    adRevenue: '0.00',
    profit: '-0.019',
    operated: '7.00',
  });
  expect(pendingRevenue).toBe('22.80');
  expect(Date.parse(completeTo ?? '')).toBe(server.clock.now.getTime() - 5_000);
  await settle(ids[0] as string);
  const settled = await ask('4');
  expect(settled.values).toMatchObject({ adRevenue: '7.60', profit: '7.581' });
  expect(settled.pendingRevenue).toBe('15.20');
});

/** Does what a plan's settlement does to one conversion. */
async function settle(id: string): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + 15 * 24 * 3_600_000);
  const { now } = server.clock;
  const cause = { plan: plan.no, conversion: id };
  const { id: owner } = partner;
  const wait = makeEntry(
    'ad_billing',
    [[owner, 'reserved', owner, 'to_settle', 8_000_000n]],
    cause,
  );
  const paid = makeEntry(
    'settle',
    [
      [owner, 'to_settle', owner, 'available', 7_600_000n],
      [owner, 'to_settle', owner, 'revenue_fee', 400_000n],
    ],
    cause,
  );
  await postAll(server.db, [wait, paid], now);
  await server.db.transaction((sql) => approveConversions(sql, [{ id, entryId: paid.id }], now));
  await expect(
    server.db.transaction((sql) => approveConversions(sql, [{ id, entryId: paid.id }], now)),
  ).rejects.toThrow('cannot be approved');
  const fresh = await server.ask(login, { username: 'harbour', password: testPassword });
  if (fresh.code === 200) partner = { ...partner, token: fresh.data.token };
}

test('every figure opens to its plans, and they add up to it', async () => {
  const { values, pendingRevenue } = await ask('4');
  for (const [figure, value] of Object.entries({ ...values, pendingRevenue })) {
    const proof = await server.ask(figureProof, { type: '4', figure }, { token: partner.token });
    if (proof.code !== 200) throw new Error(proof.msg);
    expect(proof.data.total, figure).toBe(value);
    const parts = proof.data.parts.map((part) => Math.round(Number(part.value) * 1e6));
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      figure,
    ).toBe(Math.round(Number(value) * 1e6));
  }
});

test('the time up to which everything is counted is shown', async () => {
  const { now } = server.clock;
  const at = new Date(now.getTime() - 40_000);
  await writeEvents(server.db, plan, [{ kind: 'impression', at }]);
  expect((await ask()).completeTo).toBe(at.toISOString());
  await rollUp(server, now);
  expect(Date.parse((await ask()).completeTo ?? '')).toBeGreaterThan(at.getTime());
});

test('requests within a second get the same answer', async () => {
  const { token } = partner;
  const asked = () => server.ask(adData, { type: '1' }, { token });
  const answers = await Promise.all([asked(), asked(), asked()]);
  await writeEvents(server.db, plan, [{ kind: 'impression', at: server.clock.now }]);
  await rollUp(server, server.clock.now);
  answers.push(await asked());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  server.clock.now = new Date(server.clock.now.getTime() + 1_000);
  expect(await asked()).not.toEqual(answers[0]);
});

test('an unknown time zone is refused, and the name decides, not the offset', async () => {
  for (const user_time_zone of ['Mars/Base', '+07:00', "UTC'; drop table event", '']) {
    const answer = await server.ask(adData, { type: '1', user_time_zone }, partner);
    expect(reasonOf(answer), user_time_zone).toBe('time_zone_invalid');
  }
  const sender = { token: partner.token, timeZone: 'Asia/Tokyo GMT-11:00' };
  const forged = await server.ask(adData, { type: '1' }, sender);
  const honest = await server.ask(adData, { type: '1', user_time_zone: 'Asia/Tokyo' }, partner);
  expect(forged.data).toMatchObject({ from: (honest.data as { from: string }).from });
});

test('charts show gross, invalid by reason and net, which add up', async () => {
  const answer = await server.ask(
    planCharts,
    { planNo: plan.no, range: 'all' },
    { token: partner.token },
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  const { quality, funnel, pacing, ...sums } = answer.data;
  expect(quality[0]).toEqual({
    kind: 'impression',
    gross: 16,
    invalid: [
      { reason: 'bot', count: 1 },
      { reason: 'flat_timing', count: 2 },
    ],
    net: 13,
  });
  expect(funnel.map(({ step, count, rate }) => [step, count, rate])).toEqual([
    ['served', 1, null],
    ['impression', 13, null],
    ['viewable', 0, 0],
    ['click', 3, 230_769],
    ['conversion', 3, null],
    ['pending', 2, null],
    ['approved', 1, null],
    ['reversed', 0, null],
  ]);
  const prices = { costPerOrder: '0.006334', earnedPerClick: '7.60', breakEven: null };
  expect(sums).toMatchObject({ revenue: '22.80', ...prices });
  expect(pacing.points.at(-1)).toMatchObject({ target: '50.00', actual: '0.019' });
  expect(pacing.indexPercent).toBe(0);
});

test('events come newest first, page by page, and can be filtered', async () => {
  const { token } = partner;
  const first = new Date(server.clock.now.getTime() - 1000);
  await writeEvents(
    server.db,
    plan,
    Array.from({ length: 120 }, () => ({ kind: 'viewable' as const, at: first })),
  );
  const nos: number[] = [];
  const readFrom = async (cursor: string | null): Promise<void> => {
    const place = cursor === null ? {} : { cursor };
    const page = await server.ask(planEvents, { planNo: plan.no, ...place }, { token });
    if (page.code !== 200) throw new Error(page.msg);
    nos.push(...page.data.list.map(({ no }) => no));
    if (page.data.next !== null) await readFrom(page.data.next);
  };
  await readFrom(null);
  expect(nos).toEqual(nos.map((_, at) => nos.length - at));
  const asked = { planNo: plan.no, kind: 'impression', counted: 'invalid' };
  const invalid = await server.ask(planEvents, asked, { token });
  expect(invalid.data).toMatchObject({
    list: [{ invalid: 'bot' }, { flagged: 'flat_timing' }, { flagged: 'flat_timing' }],
    next: null,
  });
});

test('conversions are listed with their states', async () => {
  const answer = await server.ask(planConversions, { planNo: plan.no }, { token: partner.token });
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(answer.data.list.map(({ state, net }) => [state, net]).sort()).toEqual([
    ['approved', '7.60'],
    ['pending', '7.60'],
    ['pending', '7.60'],
  ]);
});

test('a stranger’s plan is answered like one that does not exist', async () => {
  const { token } = await readyPartner(server, 'meadow', '0.00');
  for (const planNo of [plan.no, 'nothing']) {
    for (const route of [planCharts, planEvents, planConversions]) {
      expect(reasonOf(await server.ask(route, { planNo }, { token }))).toBe('plan_not_found');
    }
  }
});

test('a file of events says in every row that it is simulated, and opens with the verifier', async () => {
  const fetched = async (format: string) =>
    (
      await server.app.inject({
        url: `/api/plan/order/events/file?planNo=${plan.no}&format=${format}`,
        headers: { 'x-ct': partner.token },
      })
    ).body;
  const [, ...rows] = (await fetched('csv')).trimEnd().split('\r\n');
  const lines = (await fetched('jsonl')).trimEnd().split('\n');
  expect(rows.every((row) => row.startsWith('"SIMULATED",'))).toBe(true);
  expect(lines.every((line) => JSON.parse(line).simulated === true)).toBe(true);
  expect(rows).toHaveLength(lines.length - 2);
  const { events } = verifier.readFile(`${lines.join('\n')}\n`);
  expect(verifier.amount(verifier.foldEvents(events).consumed)).toBe('0.019');
});
