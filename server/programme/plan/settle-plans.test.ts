import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnStartup } from '#contract/payout.ts';
import { planDetail, planStatement, stopPlan } from '#contract/plan.ts';
import { canonicalJson, type Json } from '#domain/canonical-json.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { dayMs, minuteMs, startOfUtcDay, utcDayOf } from '#domain/time.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import {
  balanceOf,
  capitalOwner,
  makeEntry,
  postAll,
  rail,
} from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { startupEarnings } from './startup-store.ts';
import { click, consume, show } from './test-events.ts';
import { cents, createLife, type Life } from './test-life.ts';
import { plainRule, type TestCatalogue } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

test('the worked example: 100 put, 37 consumed, 63 back, six commissions, profit 8.60', async () => {
  const catalogue = await life.ready();
  const { no, id, token, partner, delivered } = await life.putting(catalogue);
  const serves = await show(server.db, 3_800, delivered);
  await click(server.db, serves.slice(0, 8), { ...delivered, at: server.clock.now });
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const reported: string[] = [];
  for (const serveId of serves.slice(0, 7)) {
    const { state, conversion } = await life.convert(serveId);
    expect(state).toBe('pending');
    reported.push(conversion);
  }
  expect(await balanceOf(server.db, id, 'reserved')).toBe(cents(56));
  await life.flag(no, 100);

  const detail = await server.ask(planDetail, { planNo: no }, { token });
  expect(detail).toMatchObject({
    data: {
      plan: { status: 'putting', consumed: '38.00' },
      money: { put: '100.00', consumed: '38.00', remaining: '62.00', returned: '0.00' },
      earnings: { settled: '0.00', pendingTotal: '53.20', result: '-38.00' },
      learning: { phase: 'learning', conversions: 7, from: 30, to: 50 },
      may: { put: false, pause: true, resume: false, stop: true },
    },
  });
  await life.doJobs();
  expect(await balanceOf(server.db, id, 'publisher_pending')).toBe(cents(37));
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(101));

  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  const stopped = await server.ask(
    stopPlan,
    { requestId: randomUUID(), planNo: no, confirmation },
    { token },
  );
  expect(stopped).toMatchObject({
    data: { plan: { status: 'putFinished', next: { what: 'wait_for_tokens' } } },
  });
  await life.pass(9 * minuteMs);
  expect(await life.status(no)).toBe('putFinished');
  await life.pass(7 * minuteMs);
  expect(await life.status(no)).toBe('waitSettlement');
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(163));
  expect(await balanceOf(server.db, id, 'to_consume')).toBe(0n);
  expect(await balanceOf(server.db, id, 'reserved')).toBe(0n);
  expect(await balanceOf(server.db, id, 'to_settle')).toBe(cents(56));

  const [serveId = ''] = serves;
  await life.takeBack(serveId, reported[0] ?? '');
  expect(await balanceOf(server.db, id, 'to_settle')).toBe(cents(48));
  const waiting = await server.ask(planDetail, { planNo: no }, { token });
  expect(waiting).toMatchObject({
    data: {
      plan: { next: { what: 'wait_for_conversions', facts: { conversions: '6', held: '0' } } },
    },
  });
  await life.pass(13 * dayMs);
  expect(await life.status(no)).toBe('waitSettlement');
  await life.pass(dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(163 + 45.6));
  expect(await balanceOf(server.db, id, 'revenue_fee')).toBe(cents(2.4));
  expect(await balanceOf(server.db, id, 'publisher_pay')).toBe(cents(31.45));
  expect(await balanceOf(server.db, id, 'media_fee')).toBe(cents(5.55));
  expect(await balanceOf(server.db, id, 'publisher_pending')).toBe(0n);
  expect(await balanceOf(server.db, id, 'to_settle')).toBe(0n);

  await life.pass(29 * dayMs);
  expect(await balanceOf(server.db, catalogue.publisherId, 'publisher_payable')).toBe(0n);
  await life.pass(dayMs);
  expect(await balanceOf(server.db, catalogue.publisherId, 'publisher_payable')).toBe(cents(31.45));
  // A second pass changes nothing, and the books add up.
  await life.pass(dayMs);
  expect(await balanceOf(server.db, catalogue.publisherId, 'publisher_payable')).toBe(cents(31.45));
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
  await checkStatement(no, id);
  await checkChargeback(no, id, catalogue);
});

/** Two people charge one commission back: it returns to the merchant, and the others stay. */
async function checkChargeback(no: string, partnerId: string, { merchantId }: TestCatalogue) {
  const { db, clock } = server;
  const escrow = await balanceOf(db, merchantId, 'escrow');
  const available = await balanceOf(db, partnerId, 'available');
  const settled = await db.sql.many<{ id: string; cause: Record<string, string> }>`
    select id, cause from entry where kind = 'settle' and cause ->> 'plan' = ${no}
       and remark is null`;
  const ask = (entryId: string) =>
    requestMoney(
      db,
      {
        ...{ kind: 'chargeback', partnerId, amount: null, entryId, by: 'Ann Lee' },
        ...{ reference: `CB-${entryId}`, reason: 'the buyer was refunded' },
      } as const,
      clock.now,
    );
  const media = settled.find(({ cause }) => cause.media);
  await expect(ask(media?.id ?? '')).rejects.toThrow('entry_not_reversible');
  const paid = settled.find(({ cause }) => cause.conversion);
  const id = await ask(paid?.id ?? '');
  await decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
  expect(await balanceOf(db, merchantId, 'escrow')).toBe(escrow + cents(8));
  expect(await balanceOf(db, partnerId, 'available')).toBe(available - cents(7.6));
  expect(await balanceOf(db, partnerId, 'to_settle')).toBe(0n);
  expect((await auditAll(db.sql)).findings).toEqual([]);
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: clock.now };
  const { token } = await startSession(db.sql, visit);
  const detail = await server.ask(planDetail, { planNo: no }, { token });
  expect(detail).toMatchObject({ data: { earnings: { settled: '38.00', result: '1.00' } } });
}

async function checkStatement(planNo: string, partnerId: string) {
  const stranger = await life.newPartner();
  const { token } = stranger;
  expect(reasonOf(await server.ask(planStatement, { planNo }, { token }))).toBe('plan_not_found');
  const row = await server.db.sql.maybeOne<{ body: Json; sha256: string }>`
    select body, encode(sha256, 'hex') sha256 from settlement s join plan p on p.id = s.plan_id
     where p.no = ${planNo}`;
  expect(row?.body).toMatchObject({
    put: { amount: '100.00' },
    delivery: { delivered: '38.00', credited: '1.00', consumed: '37.00', returned: '63.00' },
    media: { publishers: [{ name: 'Harbour News', amount: '31.45' }], fee: '5.55' },
    commissions: { gross: '48.00', fee: '2.40', net: '45.60' },
    result: '8.60',
    isSimulated: true,
  });
  const digest = createHash('sha256').update(canonicalJson(row?.body)).digest('hex');
  expect(digest).toBe(row?.sha256);
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  const own = await startSession(server.db.sql, visit);
  const url = `/api${planStatement.path}?planNo=${planNo}`;
  const file = await server.app.inject({ url, headers: { 'x-ct': own.token } });
  expect(file.headers['content-disposition']).toContain(`plan-${planNo}.json`);
  expect(file.json()).toEqual({ sha256: digest, statement: row?.body });
}

test('start-up funds are returned from what they themselves earned', async () => {
  const partner = await life.newPartner('10.00');
  const { id, token } = partner;
  const advanced = micro(30_000_000n);
  await postAll(server.db, [
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', advanced]]),
    makeEntry('startup_advance', [
      [capitalOwner, 'capital', id, 'startup', advanced],
      [id, 'advance_receivable', id, 'advance_due', advanced],
    ]),
  ]);
  const giveBack = async (due: bigint) => {
    const confirmation = await partner.confirm({ action: 'startup-return', due: micro(due) });
    const input = { requestId: randomUUID(), due: formatMicro(micro(due)), confirmation };
    return server.ask(returnStartup, input, { token });
  };
  const catalogue = await life.ready({ product: { validateDays: 0, clickWindowHours: 24 } });
  const { no, delivered } = await life.putting(catalogue, '40.00', partner);
  // The plan holds the whole advance and 10.00 of the partner's own money.
  expect(reasonOf(await giveBack(advanced))).toBe('startup_in_plans');
  const serves = await consume(server.db, cents(20), delivered);
  await click(server.db, serves.slice(0, 2), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  for (const serveId of serves.slice(0, 2)) await life.convert(serveId);
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo: no, confirmation }, { token });
  await life.pass(20 * minuteMs);
  // 20.00 of the advance was spent, 10.00 came back, and so did the partner's own 10.00.
  expect(await balanceOf(server.db, id, 'startup')).toBe(cents(10));
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(10));
  await life.pass(2 * dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(25.2));
  expect(await startupEarnings(server.db.sql, id)).toBe(cents(15.2));
  // The unspent rest is returned, then its earnings; the network bears the loss.
  expect(await giveBack(advanced)).toMatchObject({
    data: { fromLeft: '10.00', fromEarnings: '15.20', loss: '4.80' },
  });
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(10));
  expect(await balanceOf(server.db, id, 'advance_due')).toBe(0n);
  // Earnings that were taken are not taken again.
  expect(await startupEarnings(server.db.sql, id)).toBe(0n);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a daily cap pauses a plan until the next UTC day', async () => {
  const putRule = { ...plainRule, dailyCap: '1.00' };
  const catalogue = await life.ready({ product: { putRule } });
  const { no, delivered } = await life.putting(catalogue, '10.00');
  await show(server.db, 99, delivered);
  await rollUp(life.services, server.clock.now);
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBeNull();
  await show(server.db, 1, delivered);
  await rollUp(life.services, server.clock.now);
  await life.doJobs();
  expect((await life.plan(no)).pausedBy).toBe('daily_cap');
  await life.pass(nextMidnight().getTime() - server.clock.now.getTime() - 1);
  expect((await life.plan(no)).pausedBy).toBe('daily_cap');
  await life.pass(1);
  expect((await life.plan(no)).pausedBy).toBeNull();
});

const nextMidnight = () => new Date(startOfUtcDay(utcDayOf(server.clock.now)).getTime() + dayMs);
