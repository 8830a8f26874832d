import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvalidReason } from '#domain/delivery/event.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { corpus } from './test-corpus.ts';
import { makePlacement, makePlan, makeProduct, movePlan } from './test-delivery.ts';
import { createTestReports, type From, type TestReports, type TokenGiven } from './test-reports.ts';

let reports: TestReports;
let known: TokenGiven;
let partnerId: string;
let newPlan: (amount?: bigint) => Promise<TokenGiven>;
let viewers = 0;

beforeAll(async () => {
  reports = await createTestReports();
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, { domains: ['paper.example'] }, clock.now);
  const targeting = { countries: ['DE', 'AT', 'CH'] };
  const product = await makeProduct(db, { targeting }, clock.now);
  newPlan = async (amount = 100_000_000n) => {
    const plan = await makePlan(db, { product, amount }, clock.now);
    partnerId = plan.partnerId;
    return { planId: plan.id, placementId: placement.id, creativeId: product.creativeId };
  };
  known = await newPlan();
  await delivery.refresh(true);
});
afterAll(() => reports.close());

/** Another viewer every time, unless the case is about where viewers come from. */
const someAddress = () => {
  viewers += 1;
  return `101.${viewers >> 8}.${viewers & 255}.7`;
};

test('every labelled request is refused for the reason on its label, or counts', async () => {
  expect(corpus.length).toBeGreaterThanOrEqual(500);
  const wrong: string[] = [];
  await Promise.all(
    corpus.map(async ({ name, kind, from, expected }) => {
      const origin: From = { address: someAddress(), ...from };
      const recorded = await reports.report(kind, reports.token(known), origin);
      if (recorded?.invalid !== expected) wrong.push(`${name}: ${recorded?.invalid}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test('of several reasons, the first in the order of the rules is given', async () => {
  const stale = reports.token({ ...known, issuedAt: reports.clock.now.getTime() - 700_000 });
  const all: From = {
    address: '3.5.6.7',
    method: 'HEAD',
    headers: { 'user-agent': 'curl/8', origin: 'https://other.example', 'x-country': 'US' },
  };
  const reasonOf = async (token: string, from: From) =>
    (await reports.report('impression', token, from))?.invalid;
  expect(await reasonOf(stale, all)).toBe('expired');
  const token = () => reports.token(known);
  expect(await reasonOf(token(), all)).toBe('prefetch');
  expect(await reasonOf(token(), { ...all, method: 'POST' })).toBe('bot');
  const human = { ...all.headers, 'user-agent': undefined };
  expect(await reasonOf(token(), { method: 'POST', headers: { ...human } })).toBe('bot');
  const used = token();
  const address = someAddress();
  expect(await reasonOf(used, { address })).toBeNull();
  expect(await reasonOf(used, all)).toBe('duplicate');
});

test('a token used after its time has expired, to the minute', async () => {
  const { clock } = reports;
  const at = (ms: number) => clock.now.getTime() - ms;
  const cases: [format: 'image' | 'video' | 'card', age: number, InvalidReason | null][] = [
    ['image', 600_000, null],
    ['image', 600_001, 'expired'],
    ['card', 600_001, 'expired'],
    ['video', 3_600_000, null],
    ['video', 3_600_001, 'expired'],
    ['image', 7 * 86_400_000, 'expired'],
    ['image', -61_000, 'expired'],
  ];
  for (const [format, age, expected] of cases) {
    const token = reports.token({ ...known, format, issuedAt: at(age) });
    const recorded = await reports.report('impression', token, { address: someAddress() });
    expect([format, age, recorded?.invalid]).toEqual([format, age, expected]);
  }
});

test('a viewer counts for 20 impressions of a placement and one click of a plan in an hour', async () => {
  const { clock } = reports;
  const from = { address: someAddress() };
  const see = async () => {
    const token = reports.token(known);
    const seen = await reports.report('impression', token, from);
    const clicked = await reports.report('click', token, from);
    return [seen?.invalid ?? null, clicked?.invalid ?? null];
  };
  const outcomes = [];
  for (let at = 0; at < 22; at += 1) outcomes.push(await see());
  expect(outcomes.slice(0, 2)).toEqual([
    [null, null],
    [null, 'click_rate'],
  ]);
  expect(outcomes[19]).toEqual([null, 'click_rate']);
  expect(outcomes[20]).toEqual(['impression_rate', 'before_impression']);
  clock.now = new Date(clock.now.getTime() + 3_600_001);
  expect(await see()).toEqual([null, null]);
});

test('a burst of clicks with as many tokens counts once', async () => {
  const from = { address: someAddress() };
  const tokens = Array.from({ length: 10 }, () => reports.token(known));
  await Promise.all(tokens.map((token) => reports.report('impression', token, from)));
  const clicks = await Promise.all(tokens.map((token) => reports.report('click', token, from)));
  expect(clicks.filter((click) => click?.invalid === null)).toHaveLength(1);
});

test('the paying partner’s own views do not count', async () => {
  const plan = await newPlan();
  const { db, clock, delivery } = reports;
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Own/1';
  await changeUnguarded(
    db.owner,
    (sql) => sql`
      update session set address = '101.200.1.9', device = ${agent}, used_at = ${clock.now}
       where partner_id = ${partnerId}`,
  );
  await delivery.refresh(true);
  const own = { address: '101.200.1.77', headers: { 'user-agent': agent } };
  const seen = await reports.report('impression', reports.token(plan), own);
  expect(seen?.invalid).toBe('own_traffic');
  const elsewhere = { ...own, address: '101.200.2.77' };
  expect((await reports.report('impression', reports.token(plan), elsewhere))?.invalid).toBeNull();
});

test('events of a plan that no longer delivers, or has no money left, cost nothing', async () => {
  const { db, clock, delivery } = reports;
  const small = await newPlan(3_000n);
  const ended = await newPlan();
  await delivery.refresh(true);
  const outcome = async (plan: TokenGiven) =>
    (await reports.report('impression', reports.token(plan), { address: someAddress() }))?.invalid;
  expect([await outcome(small), await outcome(small)]).toEqual([null, 'over_budget']);
  await movePlan(db, ended.planId, 'putFailed', 'stopped', clock.now);
  expect(await outcome(ended)).toBe('plan_not_putting');
});
