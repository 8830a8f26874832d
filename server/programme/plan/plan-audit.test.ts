import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createAuditor } from '../../proof/audit/auditor.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { click, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { pushTo, putOn } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const found = async () => (await auditAll(server.db.sql)).findings;

/** As the owner of the tables could, with the triggers that forbid it switched off. */
const tamper = (statement: Fragment) =>
  changeUnguarded(server.db.owner, async (sql) => {
    await sql`${statement}`;
  });

test('the auditor finds a plan changed behind its back, and stops money from moving', async () => {
  const catalogue = await life.ready();
  const { no, partner, delivered } = await life.putting(catalogue);
  const serves = await show(server.db, 50, delivered);
  await click(server.db, serves.slice(0, 2), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + hourMs);
  await life.convert(serves[0] ?? '');
  await life.doJobs();
  await life.flag(no, 5);
  await life.doJobs();
  expect(await found()).toEqual([]);

  const plan = fragment`(select id from plan where no = ${no})`;
  const changes = [
    [
      'the amount of a plan is not all accounted for',
      fragment`update plan_put set amount = amount + 1, own = own + 1 where plan_id = ${plan}`,
      fragment`update plan_put set amount = amount - 1, own = own - 1 where plan_id = ${plan}`,
    ],
    [
      'what a plan consumed is not where it belongs',
      fragment`update plan_credit set amount = amount - 1, own = own - 1 where plan_id = ${plan}`,
      fragment`update plan_credit set amount = amount + 1, own = own + 1 where plan_id = ${plan}`,
    ],
    [
      'the events of a plan are not what its meter or its billing says',
      fragment`update event set cost = 0, pay = 0 where plan_id = ${plan} and no = 2`,
      fragment`update event set cost = price, pay = 8500 where plan_id = ${plan} and no = 2`,
    ],
    [
      'the events of a plan are not what its meter or its billing says',
      fragment`update plan_meter set spent = spent - 1 where plan_id = ${plan}`,
      fragment`update plan_meter set spent = spent + 1 where plan_id = ${plan}`,
    ],
    [
      'a plan was credited for what was not found invalid',
      fragment`update event_flag set plan_id = -plan_id where plan_id = ${plan}`,
      fragment`update event_flag set plan_id = -plan_id where plan_id < 0`,
    ],
    [
      'the commissions of a plan are not set aside',
      fragment`update conversion set commission = commission + 1 where plan_id = ${plan}`,
      fragment`update conversion set commission = commission - 1 where plan_id = ${plan}`,
    ],
  ] as const;
  for (const [what, change, back] of changes) {
    await tamper(change);
    expect(await found(), toStatement(change).text).toContainEqual({ what, where: no });
    await tamper(back);
    expect(await found(), toStatement(back).text).toEqual([]);
  }

  await tamper(fragment`update plan_meter set spent = spent - 1 where plan_id = ${plan}`);
  await createAuditor(server.db, () => server.clock.now).checkAll();
  const next = await pushTo(server, catalogue, partner.id);
  const refused = await putOn(server, partner, next, '10.00').catch((error) => String(error));
  expect(typeof refused === 'string' ? refused : reasonOf(refused)).toBe('ledger_stopped');
});
