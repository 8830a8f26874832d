import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planEvents } from '#contract/delivery.ts';
import { planDetail, stopPlan } from '#contract/plan.ts';
import { micro, parseMicro, sum, zero } from '#domain/money.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { insertPlacementRate } from '../../ads/catalogue/placement-store.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, consume, see, serveOnly, type TestDelivery } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  // A reservation ends at a half minute, and the sums below count on where that is.
  server.clock.now = new Date('2026-11-15T12:00:00.000Z');
});
afterAll(() => server.close());

const at = () => server.clock.now;
const pass = (ms: number) => {
  server.clock.now = new Date(at().getTime() + ms);
};

interface Asker {
  readonly no: string;
  readonly token: string;
}

async function detailOf({ no, token }: Asker) {
  const answer = await server.ask(planDetail, { planNo: no }, { token });
  if (answer.code !== 200 || !answer.data.money) throw new Error(answer.msg);
  return { ...answer.data, money: answer.data.money };
}

const amountOf = (text: string) => parseMicro(text) ?? zero;

/** The rows that a figure opens to, from all pages. */
async function rowsOf(asker: Asker, detail: { readonly at: string; readonly lastNo: number }) {
  const { no: planNo, token } = asker;
  const filter = { planNo, reservedAt: detail.at, lastNo: String(detail.lastNo) };
  const rows = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: string = cursor;
    const asked = { ...filter, ...(page && { cursor: page }) };
    const answer = await server.ask(planEvents, asked, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    rows.push(...answer.data.list);
    cursor = answer.data.next;
  }
  return rows;
}

/** What is reserved, after checking that its rows and the other parts of the money add up. */
async function reservedOf(asker: Asker): Promise<string> {
  const detail = await detailOf(asker);
  const { put, consumed, reserved, remaining, returned, inFlightMax } = detail.money;
  const parts = [consumed, reserved, remaining, returned].map(amountOf);
  expect(sum(parts)).toBe(amountOf(put));
  expect(amountOf(inFlightMax)).toBeLessThanOrEqual(amountOf(reserved) + amountOf(remaining));
  const rows = await rowsOf(asker, detail);
  const held = sum(rows.map((row) => amountOf(row.reserved?.amount ?? '0.00')));
  expect(held).toBe(amountOf(reserved));
  for (const row of rows) {
    expect(row.kind).toBe('serve');
    expect(Date.parse(row.reserved?.until ?? '')).toBeGreaterThan(at().getTime());
  }
  return reserved;
}

const byClick = { priceModel: 'cpc', price: 2_400_000n } as const;
const free = { price: 0n, pay: 0n };
/** Serves at the price of a click; what happens to the ads is free until they are clicked. */
const served = (given: TestDelivery): TestDelivery => ({
  ...given,
  price: byClick.price,
  at: at(),
});

test('where clicks are paid, an ad reserves a share of the click for minutes, seen or not', async () => {
  const plan = await life.putting(await life.ready(byClick), '40.00');
  const serves = await serveOnly(server.db, 3, served(plan.delivered));
  // A twentieth of 2.40 for each.
  expect(await reservedOf(plan)).toBe('0.36');
  expect((await detailOf(plan)).money.inFlightMax).toBe('7.20');
  await see(server.db, serves[0] ?? '', { ...plan.delivered, ...free, at: at() });
  await see(server.db, serves[1] ?? '', { ...plan.delivered, ...free, at: at() });
  await click(server.db, serves.slice(0, 1), { ...plan.delivered, at: at() });
  expect(await reservedOf(plan)).toBe('0.24');
  pass(2.5 * minuteMs - 1);
  expect(await reservedOf(plan)).toBe('0.24');
  pass(1);
  // What nobody saw is free again; what was seen may still be clicked.
  expect(await reservedOf(plan)).toBe('0.12');
  await rollUp(life.services, at());
  expect(await reservedOf(plan)).toBe('0.12');
  pass(8 * minuteMs - 1);
  expect(await reservedOf(plan)).toBe('0.12');
  pass(1);
  expect(await reservedOf(plan)).toBe('0.00');
  // A click may still come for the rest of the day.
  expect((await detailOf(plan)).money.inFlightMax).toBe('2.40');
});

test('where impressions are paid, an ad reserves its price until it is seen', async () => {
  const plan = await life.putting(await life.ready());
  const [first = ''] = await serveOnly(server.db, 4, { ...plan.delivered, at: at() });
  expect(await reservedOf(plan)).toBe('0.04');
  await see(server.db, first, { ...plan.delivered, at: at() });
  expect(await reservedOf(plan)).toBe('0.03');
  pass(2.5 * minuteMs);
  expect(await reservedOf(plan)).toBe('0.00');
  expect((await detailOf(plan)).money.inFlightMax).toBe('0.03');
});

test('an ad keeps the price and the way of paying that it was served with', async () => {
  const catalogue = await life.ready(byClick);
  const plan = await life.putting(catalogue);
  const [serve = ''] = await serveOnly(server.db, 2, served(plan.delivered));
  pass(1_000);
  const { placementId } = catalogue;
  const rate = {
    placementId,
    priceModel: 'cpm',
    price: micro(20_000_000n),
    payBps: 8_500,
  } as const;
  await insertPlacementRate(server.db.sql, { ...rate, madeBy: 'Ann Lee' }, at());
  await serveOnly(server.db, 1, { ...plan.delivered, price: 20_000n, at: at() });
  await see(server.db, serve, { ...plan.delivered, ...free, at: at() });
  expect(await reservedOf(plan)).toBe('0.26');
});

test('what a figure opens to stays what it was while ads go on', async () => {
  const plan = await life.putting(await life.ready(byClick));
  const serves = await serveOnly(server.db, 60, served(plan.delivered));
  const before = await detailOf(plan);
  const rows = await rowsOf(plan, before);
  expect(rows).toHaveLength(60);
  pass(1_000);
  for (const serve of serves.slice(0, 3)) {
    await see(server.db, serve, { ...plan.delivered, ...free, at: at() });
  }
  await click(server.db, serves.slice(0, 2), { ...plan.delivered, at: at() });
  await serveOnly(server.db, 5, served(plan.delivered));
  expect(await reservedOf(plan)).toBe('7.56');
  expect(await rowsOf(plan, before)).toEqual(rows);
});

test('more is never reserved than is left, and the rows say for which ads', async () => {
  const plan = await life.putting(await life.ready(), '10.00');
  await consume(server.db, 9_900_000n, { ...plan.delivered, at: at() });
  await serveOnly(server.db, 12, { ...plan.delivered, price: 18_000n, at: at() });
  const { money, ...detail } = await detailOf(plan);
  expect(money).toMatchObject({ consumed: '9.90', reserved: '0.10', remaining: '0.00' });
  expect(money.inFlightMax).toBe('0.10');
  const amounts = (await rowsOf(plan, detail)).map(({ reserved }) => reserved?.amount);
  // Newest first: the oldest come first, and the newest found nothing left.
  expect(amounts).toEqual(['0.01', ...Array(5).fill('0.018')]);
  expect(await reservedOf(plan)).toBe('0.10');
  // The plan ends, and its last ads still reserve what they may cost.
  const confirmation = await plan.partner.confirm({ action: 'plan-stop', planNo: plan.no });
  const stop = { requestId: randomUUID(), planNo: plan.no, confirmation };
  await server.ask(stopPlan, stop, { token: plan.token });
  expect(await life.status(plan.no)).toBe('putFinished');
  expect(await reservedOf(plan)).toBe('0.10');
  // Other placements of its format are paid per click, so it waits for clicks for a day.
  await life.pass(dayMs + 30 * minuteMs);
  expect(await life.status(plan.no)).toBe('settled');
  expect(await reservedOf(plan)).toBe('0.00');
});
