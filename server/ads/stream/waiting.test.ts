import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { consume, show } from '../../programme/plan/test-events.ts';
import { cents, createLife, type Life } from '../../programme/plan/test-life.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createTestMerchant } from '../conversion/test-postback.ts';
import { forgetViewers } from '../delivery/forget-viewers.ts';
import { createServeId } from '../delivery/serve-id.ts';
import { flagInvalidTraffic } from '../figures/flag-invalid-traffic.ts';
import { rollUp } from '../figures/roll-up.ts';
import { registerPartitions } from './position-store.ts';

/** Judging comes after acknowledging: whatever must follow the last event waits for it. */
let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  await registerPartitions(server.db.sql);
});
afterAll(() => server.close());

/** The stream is read up to this moment; a single partition can hold everything up. */
const readUpTo = async (at: Date) => {
  await server.db.owner.sql`
    update partition_position set complete_to = ${new Date('2100-01-01T00:00:00Z')}`;
  await server.db.owner.sql`update partition_position set complete_to = ${at} where partition = 17`;
};
beforeEach(() => readUpTo(new Date('2100-01-01T00:00:00Z')));

test('a finished plan gives nothing back before the last event of its time is in the books', async () => {
  const { db, clock } = server;
  const { no, delivered } = await life.putting(await life.ready(), '10.00');
  await consume(db, cents(10), { ...delivered, at: clock.now });
  await life.doJobs();
  expect(await life.status(no)).toBe('putFinished');
  await readUpTo(clock.now);
  await life.pass(2 * hourMs);
  expect(await life.status(no)).toBe('putFinished');
  await readUpTo(clock.now);
  await life.doJobs();
  expect(await life.status(no)).toBe('waitSettlement');
});

test('a plan that was ended with nothing spent fails only when nothing can be on its way', async () => {
  const { clock, db } = server;
  const { no } = await life.putting(await life.ready());
  const behind = clock.now;
  await db.sql`
    insert into product_withdrawal (product_id, made_by, reason, at)
    select product_id, 'Ann Lee', 'sold out', ${clock.now} from plan where no = ${no}`;
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBe('ending');
  await readUpTo(behind);
  await life.pass(2 * hourMs);
  expect(await life.status(no)).toBe('putting');
  await readUpTo(clock.now);
  await life.doJobs();
  expect(await life.status(no)).toBe('putFailed');
});

test('a plan is settled by what the books are complete to, and not by the clock', async () => {
  const { db, clock } = server;
  const product = { validateDays: 0, clickWindowHours: 1 };
  const { no, delivered } = await life.putting(await life.ready({ product }), '10.00');
  await consume(db, cents(10), { ...delivered, at: clock.now });
  await life.doJobs();
  await life.pass(20 * minuteMs);
  expect(await life.status(no)).toBe('waitSettlement');
  await readUpTo(clock.now);
  await life.pass(3 * dayMs);
  expect(await life.status(no)).toBe('waitSettlement');
  await readUpTo(clock.now);
  await life.doJobs();
  expect(await life.status(no)).toBe('settled');
});

test('a day is checked for invalid traffic once all of it is in the books', async () => {
  const { db, clock } = server;
  const { delivered } = await life.putting(await life.ready());
  await rollUp(life.services, clock.now);
  await flagInvalidTraffic(life.services, clock.now);
  await show(db, 50, { ...delivered, at: clock.now });
  const before = clock.now;
  clock.now = new Date(clock.now.getTime() + 2 * dayMs);
  await rollUp(life.services, clock.now);
  await readUpTo(before);
  expect((await flagInvalidTraffic(life.services, clock.now)).days).toBe(0);
  await readUpTo(clock.now);
  expect((await flagInvalidTraffic(life.services, clock.now)).days).toBeGreaterThan(0);
});

test('the hour of a viewer is not forgotten before all of it is judged', async () => {
  const { db, clock } = server;
  const until = new Date(clock.now.getTime() - minuteMs);
  await db.sql`insert into viewer_rate values (decode('0011', 'hex'), 1, 7, 20, ${until})`;
  const count = async () => await db.sql.count`select from viewer_rate`;
  await readUpTo(new Date(until.getTime() - minuteMs));
  await forgetViewers({ db }, clock.now);
  expect(await count()).toBe(1);
  await readUpTo(clock.now);
  await forgetViewers({ db }, clock.now);
  expect(await count()).toBe(0);
});

test('a sale whose click is not in the books yet is to be reported again, and then accepted', async () => {
  const { clock } = server;
  const partner = await life.newPartner();
  const merchant = await createTestMerchant(server, partner.id);
  const unknown = createServeId(clock.now.getTime() - minuteMs).text;
  const post = (click_id: string) => merchant.post({ click_id, txid: randomUUID() });
  await readUpTo(new Date(clock.now.getTime() - 2 * minuteMs));
  expect(await post(unknown)).toMatchObject({
    status: 503,
    retryAfter: '30',
    body: { error: 'try_again' },
  });
  const known = await merchant.click(new Date(clock.now.getTime() - minuteMs));
  expect((await post(known)).status).toBe(200);
  await readUpTo(clock.now);
  expect((await post(unknown)).status).toBe(404);
});
