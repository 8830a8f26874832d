import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invalidReasons } from '#domain/delivery/event.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { billPlans } from '../../programme/plan/bill-plans.ts';
import { makePlacement, makePlan, makeProduct, type TestPlan } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

const total = process.env.LONG ? 100_000 : 6_000;
const price = 2_000n;
const groupSize = 2_000;
const amount = 1_000_000_000n;

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

const bot = 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)';
/** Each viewer has a network of its own: what many share is judged as one. */
const addressOf = (at: number) => `${101 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}.7`;
const forge = (token: string) => {
  const at = randomInt(token.length - 2);
  return token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
};

/** Runs the billing job, and compares the ledger with each plan's events, to the micro-unit. */
async function expectBilled(plans: readonly TestPlan[], all: bigint): Promise<void> {
  const { db, clock } = reports;
  const services = { db, money: createMoneyQueue(db, () => clock.now), settings: reports.settings };
  await billPlans(services, clock.now);
  // What is already booked is not booked again.
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
  await billPlans(services, clock.now);
  let billed = 0n;
  for (const { id, partnerId } of plans) {
    const events = await db.sql.one<{ cost: bigint }>`
      select sum(cost)::bigint "cost" from event where plan_id = ${id} and invalid is null`;
    const pending = await balanceOf(db, partnerId, 'publisher_pending');
    expect(pending).toBe(events.cost);
    expect(await balanceOf(db, partnerId, 'to_consume')).toBe(amount - pending);
    billed += pending;
  }
  expect(billed).toBe(all);
}

test('of 100,000 events with duplicates, forgeries, stale ones and bots exactly the valid ones are billed', {
  timeout: 180_000,
}, async () => {
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, { domains: ['paper.example'] }, clock.now);
  const product = await makeProduct(db, {}, clock.now);
  const plans: TestPlan[] = [];
  for (let at = 0; at < 5; at += 1) {
    plans.push(await makePlan(db, { product, amount }, clock.now));
  }
  await delivery.refresh(true);
  const known = { placementId: placement.id, creativeId: product.creativeId };
  const stale = clock.now.getTime() - 10 * 60_000 - 1;
  const said = new Map<string, number>();
  const used: string[] = [];
  const reportOne = async (at: number): Promise<void> => {
    const planId = plans[at % plans.length]?.id ?? 0;
    const kind = at % 20;
    const isStale = kind === 4 || kind === 5;
    const fresh = reports.token({ ...known, planId, ...(isStale ? { issuedAt: stale } : {}) });
    // Of twenty: two are repeated, two forged, two stale, one from a bot.
    const again = kind < 2 && used.length > 0 ? used[randomInt(used.length)] : undefined;
    const token = kind === 2 || kind === 3 ? forge(fresh) : (again ?? fresh);
    const headers = kind === 6 ? { 'user-agent': bot } : {};
    const recorded = await reports.report('impression', token, { address: addressOf(at), headers });
    const outcome = recorded === null ? 'forged' : (recorded.invalid ?? 'valid');
    if (outcome === 'valid') used.push(token);
    said.set(outcome, (said.get(outcome) ?? 0) + 1);
  };
  for (let from = 0; from < total; from += groupSize) {
    await Promise.all(Array.from({ length: groupSize }, (_, at) => reportOne(from + at)));
    clock.now = new Date(clock.now.getTime() + 1);
  }
  // The first batch had nothing to repeat, so its own repeats were new.
  const repeated = said.get('duplicate') ?? 0;
  expect(repeated).toBeGreaterThan(total / 10 - groupSize / 5);
  expect(Object.fromEntries(said)).toEqual({
    valid: total - total / 10 - total / 10 - total / 20 - repeated,
    duplicate: repeated,
    forged: total / 10,
    expired: total / 10,
    bot: total / 20,
  });
  const valid = BigInt(said.get('valid') ?? 0);
  const meters = await db.sql.one`select sum(spent)::bigint spent from plan_meter`;
  expect(meters).toEqual({ spent: valid * price });
  const rows = await db.sql.many<{ invalid: number | null; count: bigint; cost: bigint }>`
    select invalid, count(*), sum(cost)::bigint cost from event group by invalid`;
  const stored = rows.map(({ invalid, count, cost }) => [
    invalid === null ? 'valid' : invalidReasons[invalid],
    Number(count),
    cost,
  ]);
  expect(new Set(stored)).toEqual(
    new Set([
      ['valid', Number(valid), valid * price],
      ...['duplicate', 'expired', 'bot'].map((reason) => [reason, said.get(reason), 0n]),
    ]),
  );
  await expectBilled(plans, valid * price);
  await delivery.notes.flush();
  const rejected = await db.sql.one`select sum(count)::bigint count from reject`;
  expect(rejected).toEqual({ count: BigInt(total / 10) });
});
