import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopPlan } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { sumInFlight } from './history-store.ts';
import { click, serveOnly, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const at = () => server.clock.now;
const later = (ms: number) => {
  server.clock.now = new Date(at().getTime() + ms);
};

test('where clicks are paid, an impression without a click is in flight for a day, rolled up or not', async () => {
  const priceModel = 'cpc';
  const catalogue = await life.ready({ priceModel, price: 50_000n });
  const { no, delivered } = await life.putting(catalogue);
  const inFlight = async () => sumInFlight(server.db.sql, await life.plan(no), at());
  const given = { ...delivered, price: 0n, pay: 0n };
  const serves = await show(server.db, 5, { ...given, at: at() });
  expect(await inFlight()).toBe(250_000n);
  await click(server.db, serves.slice(0, 2), { ...given, at: at() });
  expect(await inFlight()).toBe(150_000n);
  await rollUp(life.services, at());
  expect(await inFlight()).toBe(150_000n);
  await show(server.db, 1, { ...given, at: at() });
  expect(await inFlight()).toBe(200_000n);
  await rollUp(life.services, at());
  later(dayMs - 16 * minuteMs);
  expect(await inFlight()).toBe(200_000n);
  later(32 * minuteMs);
  expect(await inFlight()).toBe(0n);
});

test('an ad served but not yet seen is in flight until its token expires', async () => {
  const { no, delivered } = await life.putting(await life.ready());
  const inFlight = async () => sumInFlight(server.db.sql, await life.plan(no), at());
  await serveOnly(server.db, 3, { ...delivered, at: at() });
  await show(server.db, 2, { ...delivered, at: at() });
  expect(await inFlight()).toBe(30_000n);
  later(10 * minuteMs - 1);
  expect(await inFlight()).toBe(30_000n);
  later(1);
  expect(await inFlight()).toBe(0n);
});

test('the last click that counted is known whether or not it is rolled up', async () => {
  const { no, partner, delivered } = await life.putting(await life.ready());
  const serves = await show(server.db, 3, { ...delivered, at: at() });
  await life.pass(minuteMs);
  const clickedAt = at();
  await click(server.db, serves.slice(0, 1), { ...delivered, at: clickedAt });
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  const input = { requestId: randomUUID(), planNo: no, confirmation };
  await server.ask(stopPlan, input, { token: partner.token });
  await life.pass(30 * minuteMs + dayMs);
  expect(await life.status(no)).toBe('waitSettlement');
  expect((await life.plan(no)).lastClickAt).toEqual(clickedAt);
  await rollUp(life.services, at());
  expect((await life.plan(no)).lastClickAt).toEqual(clickedAt);
});
