import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#domain/time.ts';
import {
  balanceOf,
  capitalOwner,
  makeEntry,
  postAll,
  rail,
} from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { literal } from '../../platform/database/database.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { payOverDelivery } from './pay-over-delivery.ts';
import { consume, show } from './test-events.ts';
import { cents, createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const isSound = async () => expect((await auditAll(server.db.sql)).findings).toEqual([]);

test('the network pays publishers for ads shown beyond the amount of a plan', async () => {
  const catalogue = await life.ready();
  const { no, id, delivered } = await life.putting(catalogue, '10.00');
  const available = await balanceOf(server.db, id, 'available');
  // Ten more than the budget pays for, one of them reported twice.
  const serves = await consume(server.db, cents(11), delivered);
  await show(server.db, 1, { ...delivered, serveId: serves[105] ?? '' });
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  expect(await life.status(no)).toBe('waitSettlement');
  await life.pass(30 * dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(await balanceOf(server.db, id, 'available')).toBe(available);
  expect(await balanceOf(server.db, id, 'publisher_pay')).toBe(cents(8.5));

  // Without capital the payment stays due; with capital it is made, once.
  const { publisherId } = catalogue;
  const payable = () => balanceOf(server.db, publisherId, 'publisher_payable');
  await life.pass(30 * dayMs);
  expect(await payable()).toBe(cents(8.5));
  await postAll(server.db, [
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', cents(5)]]),
  ]);
  await life.doJobs();
  await life.doJobs();
  expect(await payable()).toBe(cents(8.5 + 0.85));
  expect(await balanceOf(server.db, capitalOwner, 'capital')).toBe(cents(5 - 0.85));
  await isSound();
});

test('the network does not pay for overdelivery on a placement with invalid traffic that day', async () => {
  const catalogue = await life.ready();
  const { no, delivered } = await life.putting(catalogue, '10.00');
  await consume(server.db, cents(11), delivered);
  await life.flag(no, 10);
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  await life.pass(60 * dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(
    await server.db.sql.many`
      select 1 from over_delivery o join plan p on p.id = plan_id where no = ${no}`,
  ).toEqual([]);
  await isSound();
});

test('a publisher who cannot be paid does not hold up the others', async () => {
  const over = async () => {
    const catalogue = await life.ready();
    const { no, delivered } = await life.putting(catalogue, '10.00');
    await consume(server.db, cents(11), delivered);
    await life.pass(minuteMs);
    await life.pass(20 * minuteMs);
    return { no, publisherId: catalogue.publisherId };
  };
  const plans = [await over(), await over()];
  await life.pass(30 * dayMs);
  server.clock.now = new Date(server.clock.now.getTime() + 30 * dayMs);
  await postAll(server.db, [
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', cents(10)]]),
  ]);
  const { owner, sql } = server.db;
  const [bent, next] = plans as [(typeof plans)[0], (typeof plans)[0]];
  await owner.sql`
    create function stop_paid() returns trigger language plpgsql as $$
    begin
      if new.publisher_id = ${literal(bent.publisherId)} then raise 'it is bent'; end if;
      return new;
    end $$`;
  await owner.sql`
    create trigger paid_fails before insert on over_delivery_paid for each row
     execute function stop_paid()`;
  await expect(payOverDelivery(life.services, server.clock.now)).rejects.toThrow('1 of 2 failed');
  await owner.sql`drop trigger paid_fails on over_delivery_paid`;
  const payable = (id: string) => balanceOf(server.db, id, 'publisher_payable');
  expect(await payable(next.publisherId)).toBe(cents(0.85));
  expect(await payable(bent.publisherId)).toBe(0n);
  expect(await sql.many`select what from job_problem where job = 'pay-over-delivery'`).toEqual([
    { what: `${bent.no} ${bent.publisherId}` },
  ]);
  await life.pass(minuteMs);
  expect(await payable(bent.publisherId)).toBe(cents(8.5 + 0.85));
  await isSound();
});
