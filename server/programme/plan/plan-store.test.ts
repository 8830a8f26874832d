import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planStatuses } from '#domain/plan/status.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

test('only a step with a cause changes a status, and only along the permitted transitions', async () => {
  const { no, delivered } = await life.putting(await life.ready());
  await show(server.db, 1, delivered);
  const { sql } = server.db;
  const { id } = await life.plan(no);
  for (const statement of [
    fragment`update plan set status = 'settled' where id = ${id}`,
    fragment`update plan set paused_by = 'partner' where id = ${id}`,
    fragment`update plan_meter set spent = 0 where plan_id = ${id}`,
    fragment`delete from plan_step where plan_id = ${id}`,
    fragment`update plan_put set amount = 1 where plan_id = ${id}`,
    fragment`insert into plan_move values ('putting', 'settled', 'stopped')`,
    fragment`insert into plan_meter (plan_id, hold, head) values (${id}, 1, sha256('x'))`,
  ]) {
    await expect(sql`${statement}`, toStatement(statement).text).rejects.toThrow(
      /permission denied/,
    );
  }
  const step = (from: string, to: string, cause: string, no: number) =>
    sql`
      insert into plan_step (plan_id, step, from_status, to_status, cause, actor, at)
      values (${id}, ${no}, ${from}, ${to}, ${cause}, 'Ann Lee', now())`;
  for (const to of planStatuses.filter((status) => !/^(putFinished|putFailed)$/.test(status))) {
    await expect(step('putting', to, 'stopped', 3)).rejects.toThrow(/plan_move|foreign key/);
  }
  await expect(step('matching', 'putting', 'placement_found', 3)).rejects.toThrow(
    'is not matching before step 3',
  );
  await expect(step('putting', 'putFinished', 'stopped', 7)).rejects.toThrow(
    'is not putting before step 7',
  );
  expect(await life.status(no)).toBe('putting');
});

test('a plan never costs more than was put on it, whatever a program writes', async () => {
  const { no, delivered } = await life.putting(await life.ready(), '10.00');
  await show(server.db, 1_200, delivered);
  const plan = await life.plan(no);
  expect(plan.spent).toBe(10_000_000n);
  const over = await server.db.sql.one<{ count: bigint }>`
    select count(*) from event where plan_id = ${plan.id} and kind = 1 and invalid is not null`;
  expect(over.count).toBe(200n);
  await expect(
    server.db.owner.sql`update plan_meter set spent = hold + 1 where plan_id = ${plan.id}`,
  ).rejects.toThrow('plan_meter');
});

test('jobs running in several processes do everything exactly once', async () => {
  const { no, id, partner, delivered } = await life.putting(await life.ready());
  await show(server.db, 100, delivered);
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  const { stopPlan } = await import('#contract/plan.ts');
  const input = { requestId: randomUUID(), planNo: no, confirmation };
  await server.ask(stopPlan, input, { token: partner.token });
  for (const ms of [20 * 60_000, 2 * 86_400_000, 40 * 86_400_000]) {
    server.clock.now = new Date(server.clock.now.getTime() + ms);
    await Promise.all(Array.from({ length: 4 }, () => life.doJobs()));
  }
  expect(await life.status(no)).toBe('settled');
  const rows = await server.db.sql.many<{ kind: string; count: bigint }>`
    select kind, count(*) from entry where cause ->> 'plan' = ${no} group by kind order by kind`;
  expect(rows).toEqual([
    { kind: 'ad_billing', count: 1n },
    { kind: 'publisher_credit', count: 1n },
    { kind: 'put_hold', count: 1n },
    { kind: 'put_return', count: 1n },
    { kind: 'settle', count: 1n },
  ]);
  const available = await server.db.sql.maybeOne<{ balance: bigint }>`
    select balance from account where owner = ${id} and pocket = 'available'`;
  expect(available?.balance).toBe(199_000_000n);
});
