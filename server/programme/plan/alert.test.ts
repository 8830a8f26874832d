import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '#contract/notification.ts';
import { stopPlan } from '#contract/plan.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { balanceOf, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { alertPlans } from './alert-plans.ts';
import { click, show } from './test-events.ts';
import { createLife, type Life } from './test-life.ts';
import { plainRule, pushTo, putOn } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

/** The partner's plan notices, oldest first. */
async function toldTo(partnerId: string) {
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  const { token } = await startSession(server.db.sql, visit);
  const answer = await server.ask(listNotifications, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.reverse().flatMap(({ content }) => {
    if (content.type !== 'notice') throw new Error('Staff announced something');
    return content.opens === 'plans' ? [{ kind: content.kind, facts: content.facts }] : [];
  });
}

const kindsTold = async (partnerId: string) => (await toldTo(partnerId)).map(({ kind }) => kind);
const warningsTo = async (partnerId: string) =>
  (await toldTo(partnerId)).filter(({ kind }) => !kind.startsWith('plan-first-'));
const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const alert = () => alertPlans(life.services, server.clock.now);

test('a failed plan notifies its partner of the amount returned, in the same transaction', async () => {
  const catalogue = await life.ready();
  const partner = await life.newPartner();
  const no = await pushTo(server, catalogue, partner.id);
  await putOn(server, partner, no, '12.50');
  expect(await kindsTold(partner.id)).toEqual([]);
  await life.pass(25 * hourMs);
  expect(await life.status(no)).toBe('putFailed');
  expect(await toldTo(partner.id)).toMatchObject([
    { kind: 'plan-failed', facts: { plan: no, amount: '12.50', cause: 'no_placement' } },
  ]);
});

test('an offer that expires unused sends no notice, since it held no money', async () => {
  const catalogue = await life.ready();
  const partner = await life.newPartner();
  const no = await pushTo(server, catalogue, partner.id);
  await life.pass(8 * dayMs);
  expect(await life.status(no)).toBe('putFailed');
  expect(await toldTo(partner.id)).toEqual([]);
});

test('a credit for invalid traffic and the settlement each send one notice', async () => {
  const catalogue = await life.ready({ product: { validateDays: 0, clickWindowHours: 24 } });
  const { no, id, token, partner, delivered } = await life.putting(catalogue, '10.00');
  await show(server.db, 500, delivered);
  await life.flag(no, 100);
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo: no, confirmation }, { token });
  await life.pass(20 * minuteMs);
  await life.pass(2 * dayMs);
  await life.pass(2 * dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(await toldTo(id)).toMatchObject([
    { kind: 'plan-credited', facts: { plan: no, amount: '1.00' } },
    { kind: 'plan-settled', facts: { plan: no, amount: '-4.00' } },
  ]);
});

test('a merchant without enough money pauses a plan, which sends one notice', async () => {
  const catalogue = await life.ready();
  const { id } = await life.putting(catalogue);
  const escrow = await balanceOf(server.db, catalogue.merchantId, 'escrow');
  const move = (kind: 'escrow_return' | 'escrow_fund') => {
    const { merchantId } = catalogue;
    const flow = [
      [merchantId, 'escrow', rail, 'cash', escrow],
      [rail, 'cash', merchantId, 'escrow', escrow],
    ] as const;
    return postAll(server.db, [makeEntry(kind, [flow[kind === 'escrow_return' ? 0 : 1]])]);
  };
  await move('escrow_return');
  await life.doJobs();
  await move('escrow_fund');
  await life.doJobs();
  await move('escrow_return');
  await life.doJobs();
  expect(await kindsTold(id)).toEqual(['plan-escrow-low']);
});

test('underspending sends a notice after six hours, but never for a plan without pacing', async () => {
  const catalogue = await life.ready({ product: { putRule: { ...plainRule, pacing: 'even' } } });
  const slow = await life.putting(catalogue);
  const quick = await life.putting(await life.ready());
  const late = await life.putting(catalogue);
  const fast = await life.putting(catalogue);
  const pace = (planId: number, spent: number) =>
    server.db.sql`
      insert into plan_pace (plan_id, at, process, pass_ppm, target, spent)
      values (${planId}, ${server.clock.now}, ${randomUUID()}, 1000000, 1000000, ${spent})`;
  for (let step = 0; step <= 72; step += 1) {
    await pace(slow.delivered.planId, 500_000);
    await pace(quick.delivered.planId, 500_000);
    await pace(fast.delivered.planId, step === 40 ? 900_000 : 500_000);
    if (step > 12) await pace(late.delivered.planId, 500_000);
    if (step < 60) await alert();
    pass(5 * minuteMs);
  }
  expect(await kindsTold(slow.id)).toEqual([]);
  await alert();
  await alert();
  expect(await toldTo(slow.id)).toMatchObject([{ kind: 'plan-slow', facts: { percent: 50 } }]);
  expect(await kindsTold(quick.id)).toEqual([]);
  expect(await kindsTold(late.id)).toEqual([]);
  expect(await kindsTold(fast.id)).toEqual([]);
});

test('many reversals and too few orders to learn from each send one notice', async () => {
  const catalogue = await life.ready();
  const { id, delivered } = await life.putting(catalogue);
  const serves = await show(server.db, 100, delivered);
  await click(server.db, serves.slice(0, 10), delivered);
  pass(minuteMs);
  const made: string[] = [];
  for (const serveId of serves.slice(0, 10)) made.push((await life.convert(serveId)).conversion);
  for (const at of [0, 1]) await life.takeBack(serves[at] ?? '', made[at] ?? '');
  await alert();
  expect(await kindsTold(id)).toEqual(['plan-first-order']);
  await life.takeBack(serves[2] ?? '', made[2] ?? '');
  await alert();
  await alert();
  expect(await warningsTo(id)).toMatchObject([{ kind: 'plan-reversals', facts: { percent: 30 } }]);
  pass(7 * dayMs);
  await alert();
  await alert();
  expect((await warningsTo(id)).map(({ kind }) => kind)).toEqual([
    'plan-reversals',
    'plan-learning-limited',
  ]);
});

test('a partner’s first impression, click and order each send one notice, on whichever plan', async () => {
  const catalogue = await life.ready();
  const { id, partner, no, delivered } = await life.putting(catalogue, '20.00');
  const seeAndAlert = async () => {
    await rollUp(server, server.clock.now);
    await alert();
  };
  await seeAndAlert();
  expect(await toldTo(id)).toEqual([]);

  const serves = await show(server.db, 2, delivered);
  await seeAndAlert();
  const picture = expect.stringMatching(/^\/creatives\/[0-9a-f]{64}$/);
  const first = { kind: 'plan-first-impression', facts: { plan: no, picture } };
  expect(await toldTo(id)).toMatchObject([first]);

  await click(server.db, serves, delivered);
  pass(minuteMs);
  await seeAndAlert();
  pass(minuteMs);
  await life.convert(serves[0] ?? '');
  await seeAndAlert();
  const kinds = ['plan-first-impression', 'plan-first-click', 'plan-first-order'];
  expect(await kindsTold(id)).toEqual(kinds);

  const other = await life.putting(catalogue, '20.00', partner);
  const more = await show(server.db, 2, other.delivered);
  await click(server.db, more, other.delivered);
  await seeAndAlert();
  expect(await kindsTold(id)).toEqual(kinds);
});
