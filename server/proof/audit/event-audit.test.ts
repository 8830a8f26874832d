import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlan, type TestPlan, writeEvents } from '../../ads/figures/test-delivery.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createEventAuditor } from './event-audit.ts';

let server: TestServer;
let plan: TestPlan;
const at = new Date('2026-11-10T08:00:00Z');
const wrongSum = 'the events of a plan are not what its meter or its billing says';

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  const { id } = await readyPartner(server, 'harbour', '0.00');
  plan = await makePlan(server.db, id, { at });
});
afterAll(() => server.close());

const show = (count: number) =>
  writeEvents(
    server.db,
    plan,
    Array.from({ length: count }, () => ({ kind: 'impression', at, cost: 1_000n })),
  );

/** Tampers as the owner of the tables could, with the guarding triggers disabled. */
const tamper = (statement: Fragment) =>
  changeUnguarded(server.db.owner, async (sql) => {
    await sql`${statement}`;
  });

test('new events are added up once, and a meter that says otherwise is found', async () => {
  const auditor = createEventAuditor(server.db);
  await show(300);
  expect(await auditor.checkNew()).toEqual([]);
  await show(40);
  expect(await auditor.checkNew()).toEqual([]);
  const kept = await server.db.sql.maybeOne`
    select no, cost from plan_audited where plan_id = ${plan.id}`;
  expect(kept).toEqual({ no: 340n, cost: 340_000n });
  for (const by of [1, -1]) {
    await tamper(fragment`update plan_meter set spent = spent + ${by} where plan_id = ${plan.id}`);
    const expected = by === 1 ? [{ what: wrongSum, where: plan.no }] : [];
    expect(await auditor.checkNew()).toEqual(expected);
  }
});

test('a billing that is not what its events cost is found', async () => {
  const auditor = createEventAuditor(server.db);
  const bill = (no: number, upto: number, cost: number) =>
    changeUnguarded(server.db.owner, async (sql) => {
      await sql`
        insert into billing (plan_id, no, upto, cost, entry_id, at)
        values (${plan.id}, ${no}, ${upto}, ${cost}, gen_random_uuid(), ${at})`;
    });
  await bill(1, 200, 200_000);
  await bill(2, 340, 140_000);
  expect(await auditor.checkNew()).toEqual([]);
  await show(10);
  await bill(3, 350, 9_999);
  expect(await auditor.checkNew()).toEqual([{ what: wrongSum, where: plan.no }]);
  await tamper(fragment`delete from billing where plan_id = ${plan.id} and no = 3`);
  expect(await auditor.checkNew()).toEqual([]);
});

test('an old event that was changed is found by walking the events part by part', async () => {
  const auditor = createEventAuditor(server.db, 100);
  const walkAll = async () => {
    const found: unknown[] = [];
    for (let part = 0; part < 6; part += 1) found.push(...(await auditor.checkOld()));
    return found;
  };
  expect(await walkAll()).toEqual([]);
  await tamper(fragment`update event set cost = 0, pay = 0 where plan_id = ${plan.id} and no = 17`);
  expect(await auditor.checkNew()).toEqual([]);
  expect(await walkAll()).toContainEqual({ what: wrongSum, where: plan.no });
  await tamper(
    fragment`update event set cost = price, pay = 850 where plan_id = ${plan.id} and no = 17`,
  );
  await tamper(fragment`delete from event where plan_id = ${plan.id} and no = 230`);
  expect(await walkAll()).toContainEqual({ what: wrongSum, where: plan.no });
});
