import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import { flagInvalidTraffic } from '../../ads/figures/flag-invalid-traffic.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { insert } from '../../platform/database/database.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

test('no plan is settled before the daily pass has covered its last day, however short its windows', async () => {
  const { db, clock } = server;
  // The job runner keeps a row per job: this one says that the daily pass runs here.
  await insert(db.sql, 'job', { name: 'invalid-traffic', dueAt: clock.now });
  const product = { validateDays: 0, clickWindowHours: 1 };
  const catalogue = await life.ready({ product });
  const { no, delivered } = await life.putting(catalogue, '10.00');
  const lookThrough = async () => {
    await rollUp(life.services, clock.now);
    return flagInvalidTraffic(life.services, clock.now);
  };
  clock.now = new Date(startOfUtcDay(utcDayOf(clock.now)).getTime() + dayMs - hourMs);
  // Delivery runs past midnight: the daily pass must have covered the last day too.
  await show(db, 900, { ...delivered, at: clock.now });
  clock.now = new Date(clock.now.getTime() + 2 * hourMs);
  const last = await show(db, 100, { ...delivered, at: clock.now });
  await click(db, last.slice(0, 1), { ...delivered, at: clock.now });
  await life.pass(minuteMs);
  await life.pass(25 * hourMs - 3 * hourMs);
  expect(await life.status(no)).toBe('waitSettlement');
  expect((await lookThrough()).days).toBe(1);
  // Half an hour after midnight the second day is not checked yet: events may still be missing.
  clock.now = new Date(startOfUtcDay(utcDayOf(clock.now)).getTime() + dayMs + 30 * minuteMs);
  await life.pass(2 * minuteMs);
  expect((await lookThrough()).days).toBe(0);
  clock.now = new Date(startOfUtcDay(utcDayOf(clock.now)).getTime() + 59 * minuteMs);
  await life.doJobs();
  expect(await life.status(no)).toBe('waitSettlement');
  clock.now = new Date(clock.now.getTime() + dayMs);
  await life.doJobs();
  expect(await life.status(no)).toBe('waitSettlement');
  expect((await lookThrough()).days).toBeGreaterThan(0);
  await life.doJobs();
  expect(await life.status(no)).toBe('settled');
});
