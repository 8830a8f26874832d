import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adData, figureProof } from '#contract/ad-center-figures.ts';
import { login } from '#contract/session.ts';
import { figureNames } from '#domain/delivery/ad-center-figures.ts';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { flagReasons } from '#domain/delivery/flag.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer, testPassword } from '../../test-server.ts';
import type { TestMerchant } from '../conversion/test-postback.ts';
import { rollUp } from './roll-up.ts';
import { checkRollups } from './rollup-store.ts';
import { flagEvents, type TestEvent, type TestPlan, writeEvents } from './test-delivery.ts';
import { createMoneyHistory, type MoneyHistory } from './test-money-history.ts';
import { type ReadEvents, verifier } from './test-verifier.ts';

// `npm run test:long` runs 1,000 histories.
const partnersCount = process.env.LONG ? 25 : 1;
const stepsOfEach = process.env.LONG ? 40 : 30;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const timeZones = [
  'Etc/GMT+12',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Santiago',
  'Europe/Berlin',
  'Asia/Kolkata',
  'UTC',
] as const;

/** The end of a period, computed with a different calendar library. */
function endOf(type: string, from: string, timeZone: string): string {
  const start = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone);
  const lengths = { '1': { days: 1 }, '2': { weeks: 1 }, '3': { months: 1 } } as const;
  const end = start.toPlainDate().add(lengths[type as '1' | '2' | '3']);
  return new Date(end.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
}

const anyEvent = fc.record({
  kind: fc.constantFrom(...eventKinds),
  invalid: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    fc.constantFrom(...invalidReasons),
  ),
  price: fc.bigInt(1n, 3_000n),
  // Clocks may be wrong: an event is up to two days before or after its neighbours.
  drift: fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }),
  placement: fc.nat(2),
});

const anyStep = fc.record({
  events: fc.array(anyEvent, { minLength: 1, maxLength: 30 }),
  flags: fc.array(fc.nat(), { maxLength: 3 }),
  reason: fc.constantFrom(...flagReasons),
  /** How the server's clock moves before the step; sometimes backwards. */
  ms: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1_000, max: 4 * 86_400_000 }) },
    fc.constant(-3_600_000),
  ),
  type: fc.constantFrom('1', '2', '3', '4'),
  timeZone: fc.constantFrom(...timeZones),
  isOrdered: fc.boolean(),
});

type Step = ReturnType<(typeof anyStep)['generate']>['value'];

function eventOf(
  { kind, invalid, price, drift, placement }: Step['events'][number],
  plan: TestPlan,
): TestEvent {
  const isBilled = invalid === null && (kind === 'impression' || kind === 'click');
  return {
    kind,
    invalid,
    price,
    cost: isBilled ? price : 0n,
    at: new Date(server.clock.now.getTime() + drift),
    placement: plan.placements[placement] as number,
  };
}

/** Flags some of the events that counted and were not flagged. */
async function flag(plan: TestPlan, { flags, reason }: Step): Promise<void> {
  const rows = await server.db.sql.many<{ no: bigint }>`
    select no from event e where plan_id = ${plan.id} and invalid is null and not exists (
      select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)`;
  const nos = flags.flatMap((at) => rows[at % Math.max(1, rows.length)]?.no ?? []);
  await flagEvents(server.db, plan, [...new Set(nos)].map(Number), reason, server.clock.now);
}

/** Time passes between the steps and sessions expire, so log in again. */
async function enter(username: string): Promise<string> {
  const answer = await server.ask(login, { username, password: testPassword });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.token;
}

async function exported(token: string, plan: TestPlan) {
  const response = await server.app.inject({
    url: `/api/plan/order/events/file?planNo=${plan.no}&format=jsonl`,
    headers: { 'x-ct': token },
  });
  return verifier.joinFiles([verifier.readFile(response.body)]);
}

/** Compares all nine figures: the offline program's, from the files, and the server's. */
async function compare(token: string, money: MoneyHistory, step: Step) {
  const asked = { type: step.type, user_time_zone: step.timeZone };
  const answer = await server.ask(adData, asked, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { from } = answer.data;
  const to = from && endOf(step.type, from, step.timeZone);
  const files: ReadEvents['events'][] = [];
  for (const { plan } of money.shops) files.push(await exported(token, plan));
  const folds = files.map((events) => verifier.foldEvents(events, { from, to }));
  const consumed = folds.reduce((all, one) => all + one.consumed, 0n);
  const { amount, startup } = money.put;
  const paidByPartner = (cost: bigint) => (cost > startup ? cost - startup : 0n);
  const own = (until: string | null) =>
    files
      .map((events) => verifier.foldEvents(events, { to: until }).consumed)
      .reduce((all, cost) => all + paidByPartner(cost), 0n);
  const ownCost = from === null ? own(null) : own(to) - own(from);
  const held = files
    .map((events) => events.reduce((all, { cost }) => all + BigInt(cost), 0n))
    .reduce((all, spent) => all + amount - startup - paidByPartner(spent), 0n);
  const { invested, operated, adRevenue, profitShare } = money.fold(from, to);
  const profit = adRevenue - ownCost - profitShare;
  const hasFollowed = money.shops.length > 1;
  const said = Object.fromEntries(answer.data.figures.map(({ name, value }) => [name, value]));
  expect(said).toEqual({
    invested: verifier.amount(invested),
    deliveryOrders: String(folds.filter(({ isActive }) => isActive).length),
    consumed: verifier.amount(consumed),
    toBeConsumed: verifier.amount(held),
    impressions: String(folds.reduce((all, { impressions }) => all + impressions, 0)),
    clicks: String(folds.reduce((all, { clicks }) => all + clicks, 0)),
    adRevenue: verifier.amount(adRevenue),
    profit: profit < 0n ? `-${verifier.amount(-profit)}` : verifier.amount(profit),
    operated: hasFollowed ? verifier.amount(operated) : null,
  });
  expect(answer.data.networkCost).toBe(verifier.amount(consumed - ownCost));
  const figure = figureNames[step.events.length % figureNames.length] as (typeof figureNames)[0];
  const proof = await server.ask(figureProof, { ...asked, figure }, { token });
  expect(proof.data).toMatchObject({ total: said[figure] });
}

test('in random histories all nine figures are what the exported events and the money come to', {
  timeout: process.env.LONG ? 1_200_000 : 240_000,
}, async () => {
  let count = 0;
  await server.admit('operator');
  const { id: operator } = await server.db.sql.one<{ id: string }>`
    select id from partner where username = 'operator'`;
  for (let at = 0; at < partnersCount; at += 1) {
    server.clock.now = new Date('2026-03-20T10:00:00Z');
    const username = `partner${at}`;
    await server.admit(username);
    const partner = await server.db.sql.one<{ id: string }>`
      select id from partner where username = ${username}`;
    const money = createMoneyHistory(server, partner.id, operator);
    for (const step of fc.sample(anyStep, { numRuns: stepsOfEach, seed: 20261115 + at })) {
      server.clock.now = new Date(server.clock.now.getTime() + step.ms);
      const { shops } = money;
      if (shops.length === 0 || (shops.length < 3 && step.events.length === 7)) {
        await money.addPlan();
      }
      const shop = shops[step.events.length % shops.length] as TestMerchant;
      const { plan } = shop;
      await writeEvents(
        server.db,
        plan,
        step.events.map((event) => eventOf(event, plan)),
      );
      await flag(plan, step);
      if (step.isOrdered) await money.order(shop);
      await money.settleDue();
      await rollUp(server, server.clock.now);
      await compare(await enter(username), money, step);
      count += 1;
    }
    expect(money.fold(null, null).profitShare).toBeGreaterThan(0n);
  }
  expect(count).toBe(partnersCount * stepsOfEach);
  expect((await checkRollups(server.db)).differences).toEqual([]);
});
