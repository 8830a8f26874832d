import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pausePlan } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { insertPlacementHolds } from '../../ads/catalogue/placement-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { insert } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { createLife, type Life } from './test-life.ts';
import { everyone, pushTo, putOn } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

test('a plan pauses while all its placements have invalid traffic, and resumes by itself', async () => {
  const category = randomUUID();
  const catalogue = await life.ready({
    category,
    product: { targeting: { ...everyone, categories: [category] } },
  });
  const { no, token } = await life.putting(catalogue);
  const { db, clock } = server;
  const day = new Date('2026-11-14T00:00:00Z');
  await insert(db.sql, 'invalid_pass', { day, flagged: 20, at: clock.now });
  const hold = { placementId: catalogue.placementId, reason: 'flat_timing' } as const;
  const until = new Date(clock.now.getTime() + dayMs);
  await insertPlacementHolds(db.sql, [hold], { day, since: clock.now, until });
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBe('invalid_traffic');
  const resume = await server.ask(pausePlan, { planNo: no, isPaused: false }, { token });
  expect(reasonOf(resume)).toBe('plan_not_in_status');
  // Meanwhile nothing new starts there.
  const partner = await life.newPartner();
  const waiting = await pushTo(server, catalogue, partner.id);
  await putOn(server, partner, waiting, '50.00');
  await life.lookAt(catalogue);
  await life.pass(dayMs - minuteMs);
  expect([(await life.plan(no)).pausedBy, await life.status(waiting)]).toEqual([
    'invalid_traffic',
    'matching',
  ]);
  await life.pass(minuteMs);
  expect((await life.plan(no)).pausedBy).toBeNull();
});
