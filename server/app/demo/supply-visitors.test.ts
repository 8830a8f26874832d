import { expect, onTestFinished, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { createMoney } from '../../ads/services/services.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { createTestDb } from '../../platform/database/test-db.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../../platform/settings/create-installation.ts';
import { lockPlanMoney, type PlanMoney } from '../../programme/plan/plan-money-store.ts';
import { insertStep } from '../../programme/plan/step-store.ts';
import { createTestServer } from '../../test-server.ts';
import { createDemoWithPast } from './create-demo-with-past.ts';
import { visitorJob } from './supply-visitors.ts';

test('whoever comes back to a demo finds an offer that is open, and one more a day at most', async () => {
  const folder = makeTestFolder();
  const db = await createTestDb();
  onTestFinished(async () => {
    await db.close();
    folder.remove();
  });
  const createdAt = new Date('2026-12-24T12:00:00.000Z');
  const now = () => createdAt;
  const options = { db, passwords: quickPasswords, now, dataDir: folder.path };
  await createDemoWithPast({ ...options, days: 2 });

  const supplyAfter = async (days: number) => {
    const supplyAt = new Date(createdAt.getTime() + days * dayMs);
    // As often as the job of a running demo comes, more or less.
    for (const second of [0, 2, 4]) {
      const jobTime = new Date(supplyAt.getTime() + second * 1000);
      await visitorJob({ db, money: createMoney(db, () => jobTime) }).run(jobTime);
    }
    return db.sql.many`
      select p.username, count(*) offers, count(distinct l.product_id) products,
             count(*) filter (where l.offered_until > ${supplyAt}) open
        from plan l join partner p on p.id = l.partner_id group by 1 order by 1`;
  };
  const operator = { username: 'demo-operator', offers: 1n, products: 1n, open: 0n };
  const visitor = { username: 'demo', open: 1n };
  expect((await supplyAfter(7))[0]).toEqual({ ...visitor, offers: 2n, products: 2n });
  expect((await supplyAfter(13))[0]).toEqual({ ...visitor, offers: 2n, products: 2n });
  expect(await supplyAfter(60)).toEqual([{ ...visitor, offers: 3n, products: 3n }, operator]);

  // Who declines it, or puts on it, waits a day for the next.
  const declinedAt = new Date(createdAt.getTime() + 60.1 * dayMs);
  await db.transaction(async (sql) => {
    const { planNo } = await sql.one<{ planNo: string }>`
      select no plan_no from plan where offered_until > ${declinedAt}`;
    const plan = (await lockPlanMoney(sql, planNo)) as PlanMoney;
    const step = {
      status: 'putFailed',
      cause: 'declined',
      actor: 'partner',
      reachedAt: declinedAt,
    } as const;
    await insertStep(sql, plan, step);
  });
  expect((await supplyAfter(60.9))[0]).toMatchObject({ username: 'demo', offers: 3n });
  expect((await supplyAfter(61.1))[0]).toMatchObject({
    username: 'demo',
    offers: 4n,
    products: 4n,
  });
  expect((await supplyAfter(61.2))[0]).toMatchObject({ username: 'demo', offers: 4n });
});

test('a live network gives nobody money, even if the job of a demo runs in it', async () => {
  const live = { mode: 'live', currency: 'EUR', name: 'Acme' } as const;
  const server = await createTestServer(quickPasswords, {}, undefined, {}, async (db, _, now) => {
    await createInstallation(db.sql, live, initialConfiguration, 'a test', now);
  });
  await server.admit('harbour');
  const { db, clock } = server;
  await visitorJob({ db, money: createMoney(db, () => clock.now) }).run(clock.now);
  expect(await db.sql.many`select kind from approval`).toEqual([]);
  expect(await db.sql.many`select id from entry`).toEqual([]);
  await server.close();
});
