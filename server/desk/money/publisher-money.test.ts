import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPublisherMoney } from '#contract/desk/outside-money.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { consume } from '../../programme/plan/test-events.ts';
import { cents, createLife } from '../../programme/plan/test-life.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { admitStaff } from '../test-desk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

test('what a settled plan owes a publisher is shown with the day from which it is payable', async () => {
  const life = await createLife(server);
  const catalogue = await life.ready();
  const { delivered } = await life.putting(catalogue, '10.00');
  // A tenth more than the budget pays for, which the network owes as well.
  await consume(server.db, cents(11), delivered);
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  let visits = 0;
  const seen = async () => {
    visits += 1;
    const fay = await admitStaff(server, `Fay ${visits}`, 'finance');
    const { list } = await fay.get(listPublisherMoney, {});
    return list.find(({ id }) => id === catalogue.publisherId);
  };
  expect(await seen()).toMatchObject({ payable: '0.00', later: '0.00', laterFrom: null });
  await life.pass(30 * dayMs);
  const laterFrom = new Date(server.clock.now.getTime() + 30 * dayMs).toISOString();
  expect(await seen()).toMatchObject({ payable: '0.00', later: '9.35', laterFrom });
  // The network has no capital to pay its own part with, which stays due.
  await life.pass(30 * dayMs);
  expect(await seen()).toMatchObject({ payable: '8.50', later: '0.85', laterFrom });
});
