import { afterAll, beforeAll, expect, test } from 'vitest';
import { levelLog, shopLevel } from '#contract/level.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { balanceOf, makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { click, consume } from '../plan/test-events.ts';
import { cents, createLife, type Life } from '../plan/test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

async function chargeBack(partnerId: string, entryId: string) {
  pass(minuteMs);
  const form = { kind: 'chargeback', partnerId, amount: null, entryId, by: 'Ann Lee' } as const;
  const words = { reference: `CB-${entryId}`, reason: 'the buyer was refunded' };
  const id = await requestMoney(server.db, { ...form, ...words }, server.clock.now);
  await decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
}

test('a commission that is taken back moves the score alike, whether or not the balance covers it', async () => {
  const catalogue = await life.ready({ product: { validateDays: 0, clickWindowHours: 24 } });
  const { no, id, delivered } = await life.putting(catalogue, '10.00');
  const serves = await consume(server.db, cents(10), delivered);
  await click(server.db, serves.slice(0, 2), delivered);
  pass(minuteMs);
  for (const serveId of serves.slice(0, 2)) await life.convert(serveId);
  for (const ms of [minuteMs, 20 * minuteMs, 2 * dayMs]) await life.pass(ms);
  expect(await life.status(no)).toBe('settled');
  const commissions = await server.db.sql.many<{ entryId: string }>`
    select t.entry_id from conversion c join plan p on p.id = c.plan_id
      join conversion_step t on t.conversion_id = c.id and t.state = 'approved'
     where p.no = ${no} order by 1`;
  const [covered, clawedBack] = commissions.map(({ entryId }) => entryId) as [string, string];
  const visit = { partnerId: id, device: 'test', address: '127.0.0.1', now: server.clock.now };
  const { token } = await startSession(server.db.sql, visit);
  const scoreNow = async () => {
    const answer = await server.ask(shopLevel, {}, { token });
    return answer.code === 200 ? answer.data.credit.score : null;
  };
  expect(await scoreNow()).toBe(101);
  await chargeBack(id, covered);
  expect(await scoreNow()).toBe(99);

  const amount = await balanceOf(server.db, id, 'available');
  await postAll(server.db, [
    makeEntry('payout_request', [[id, 'available', id, 'payout', amount]]),
    makeEntry('payout_complete', [[id, 'payout', id, 'bank_out', amount]]),
  ]);
  await chargeBack(id, clawedBack);
  expect(
    await server.db.sql.many`select 1 from clawback where entry_id = ${clawedBack}`,
  ).toHaveLength(1);
  expect(await scoreNow()).toBe(97);
  const log = await server.ask(levelLog, {}, { token });
  expect(log).toMatchObject({
    data: {
      list: [
        {
          what: 'commission_recalled',
          points: -2,
          scoreAfter: 97,
          planNo: no,
          entryId: clawedBack,
        },
        { what: 'commission_recalled', points: -2, scoreAfter: 99, planNo: no },
        { what: 'plan_settled', points: 1, scoreAfter: 101 },
      ],
    },
  });
});
