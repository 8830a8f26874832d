import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCoupons } from '#contract/coupon.ts';
import { previewPut, stopPlan } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { pushTo, readyCatalogue, type TestCatalogue } from '../plan/test-plan.ts';
import { allBalances } from '../wallet/test-money-acts.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import type { Campaign } from './campaign-store.ts';
import {
  fundPromotions,
  promotionsOf,
  putWith,
  readyCampaign,
  readyPut,
  takeCoupon,
} from './test-coupon.ts';

let server: TestServer;
let catalogue: TestCatalogue;
let partner: TestPartner;
const begun = new Date('2026-11-15T12:00:00Z');
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  catalogue = await readyCatalogue(server.db, begun, { escrow: 10n ** 12n });
  partner = await readyPartner(server, 'harbour', '5000.00');
  await fundPromotions(server, 1_000_000_000n);
});
afterAll(() => server.close());

const push = (to = partner) => pushTo(server, catalogue, to.id);
const couponOf = async (terms: Partial<Campaign> = {}, to = partner) =>
  takeCoupon(server, to, await readyCampaign(server, terms));
const balances = async () => ({
  own: await balanceOf(server.db, partner.id, 'available'),
  promotions: await promotionsOf(server),
  held: await balanceOf(server.db, partner.id, 'to_consume_discount'),
  credit: await balanceOf(server.db, partner.id, 'discount'),
});

const fixed = (type: 'deduction' | 'addition'): Partial<Campaign> => ({
  ...{ kind: 'custom', type, shareBps: null },
  ...{ amount: micro(10_000_000n), most: micro(10_000_000n) },
});

test.each<[string, Partial<Campaign>, { own: string; discount: string; hold: string }]>([
  ['discount', {}, { own: '75.00', discount: '25.00', hold: '100.00' }],
  ['deduction', fixed('deduction'), { own: '90.00', discount: '10.00', hold: '100.00' }],
  ['addition', fixed('addition'), { own: '100.00', discount: '10.00', hold: '110.00' }],
])('a put with a %s is shown before and booked so after', async (_, terms, shown) => {
  const planNo = await push();
  const couponId = await couponOf(terms);
  const before = await balances();
  const { token } = partner;
  const preview = await server.ask(previewPut, { planNo, amount: '100.00', couponId }, { token });
  expect(preview).toMatchObject({ code: 200, data: { ...shown, worstCase: shown.own } });
  expect(await balances()).toEqual(before);
  const put = await putWith(server, partner, { planNo, amount: '100.00', couponId });
  expect(put).toMatchObject({ code: 200, data: { plan: { putAmount: shown.hold } } });
  const after = await balances();
  const given = BigInt(shown.discount.replace('.', '')) * 10_000n;
  expect(before.own - after.own).toBe(BigInt(shown.own.replace('.', '')) * 10_000n);
  expect(before.promotions - after.promotions).toBe(given);
  expect(after.held - before.held).toBe(given);
  expect(after.credit).toBe(before.credit);
  const used = await server.ask(listCoupons, { state: 'used' }, { token });
  const list = used.code === 200 ? used.data.list : [];
  const own = list.find(({ id }) => id === couponId);
  expect(own).toMatchObject({ state: 'used', planNo, given: shown.discount });
  const again = { planNo: await push(), amount: '100.00', couponId };
  expect(reasonOf(await putWith(server, partner, again))).toBe('coupon_used');
});

test('the unspent part of a coupon returns to promotions, and none of it to the partner', async () => {
  const planNo = await push();
  const couponId = await couponOf();
  const before = await balances();
  await putWith(server, partner, { planNo, amount: '100.00', couponId });
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo });
  const input = { requestId: randomUUID(), planNo, confirmation };
  expect(await server.ask(stopPlan, input, { token: partner.token })).toMatchObject({
    data: { plan: { status: 'putFailed' } },
  });
  expect(await balances()).toEqual(before);
  const rows = await server.db.sql.many<{ kind: string }>`
    select kind from entry where cause ->> 'plan' = ${planNo} order by at, kind`;
  const kinds = rows.map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['coupon_grant', 'coupon_return', 'put_hold', 'put_return']);
});

test.each<[string, string, Partial<Campaign>, string]>([
  ['expired', '100.00', { couponDays: 1 }, 'coupon_unavailable'],
  ['too small an amount', '19.99', {}, 'coupon_amount'],
  [
    'more than promotions hold',
    '100.00',
    { ...fixed('addition'), amount: micro(10n ** 10n), most: micro(10n ** 10n) },
    'coupon_unavailable',
  ],
])('a coupon is refused: %s', async (_, amount, terms, reason) => {
  const planNo = await push();
  const couponId = await couponOf(terms);
  if (terms.couponDays) server.clock.now = new Date(begun.getTime() + 86_400_000);
  const before = await allBalances(server);
  const { token } = partner;
  const preview = await server.ask(previewPut, { planNo, amount, couponId }, { token });
  expect(reasonOf(preview)).toBe(reason);
  const put = await putWith(server, partner, { planNo, amount, couponId });
  expect(reasonOf(put)).toBe(reason);
  expect(await allBalances(server)).toBe(before);
  server.clock.now = begun;
});

test("a stranger's coupon is answered like one that does not exist", async () => {
  const stranger = await readyPartner(server, 'stranger', '200.00');
  const foreign = await couponOf({}, stranger);
  for (const couponId of [foreign, randomUUID()]) {
    const put = { planNo: await push(), amount: '100.00', couponId };
    expect(reasonOf(await putWith(server, partner, put))).toBe('coupon_not_found');
  }
});

test('a retry of a put uses its coupon once, and a race for one coupon has one winner', async () => {
  const couponId = await couponOf();
  const before = await balances();
  const put = await readyPut(server, partner, { planNo: await push(), amount: '40.00', couponId });
  const answers = await Promise.all(Array.from({ length: 10 }, put));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.code).toBe(200);
  expect(before.promotions - (await balances()).promotions).toBe(10_000_000n);

  const contested = await couponOf();
  const rivals = await Promise.all(
    Array.from({ length: 8 }, async () =>
      readyPut(server, partner, { planNo: await push(), amount: '40.00', couponId: contested }),
    ),
  );
  const raced = await Promise.all(rivals.map((rival) => rival()));
  expect(raced.filter(({ code }) => code === 200)).toHaveLength(1);
  const refused = new Set(raced.flatMap((answer) => reasonOf(answer) ?? []));
  expect([...refused].every((reason) => /coupon_used|coupon_name/.test(reason))).toBe(true);
  expect(before.promotions - (await balances()).promotions).toBe(20_000_000n);
});

const timeZones = [
  ...['Pacific/Kiritimati GMT+14:00', 'Pacific/Auckland GMT+13:00', 'Asia/Tokyo GMT+09:00'],
  ...['Asia/Bangkok GMT+07:00', 'Europe/Berlin GMT+01:00', 'America/New_York GMT-05:00'],
  ...['Pacific/Honolulu GMT-10:00', 'Pacific/Pago_Pago GMT-11:00'],
];

test('one coupon of a name can be used per day, however often the time zone is changed', async () => {
  const ids = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      couponOf({ name: at % 2 === 0 ? 'Every day' : ' EVERY  day ', couponDays: 60 }),
    ),
  );
  const uses: Date[] = [];
  // Once an hour for a day, each time from another part of the world.
  for (const [hour, couponId] of ids.entries()) {
    server.clock.now = new Date(begun.getTime() + hour * 3_600_000);
    const timeZone = timeZones[hour % timeZones.length] ?? '';
    const put = { planNo: await push(), amount: '40.00', couponId, timeZone };
    const answer = await putWith(server, partner, put);
    if (answer.code === 200) uses.push(server.clock.now);
    else expect(reasonOf(answer)).toBe('coupon_name_used_today');
  }
  const hoursApart = uses.slice(1).map((at, n) => at.getTime() - (uses[n] as Date).getTime());
  expect(uses[0]).toEqual(begun);
  expect(uses.length).toBeLessThanOrEqual(2);
  // A second use means that the first one's day had ended where it was used.
  for (const apart of hoursApart) expect(apart).toBeGreaterThanOrEqual(3 * 3_600_000);
  const days = await server.db.sql.many<{ starts: Date; ends: Date; timeZone: string }>`
    select day_starts starts, day_ends ends, time_zone from coupon_use
     where name_key = 'every day'
     order by turn`;
  for (const [at, { starts }] of days.entries()) {
    const before = days[at - 1];
    if (before) expect(starts.getTime()).toBeGreaterThanOrEqual(before.ends.getTime());
  }
  const changes = await server.db.sql.many`
    select time_zone from partner_time_zone where partner_id = ${partner.id}`;
  expect(changes).toHaveLength(1);
  server.clock.now = begun;
});

test('the database itself refuses a second use, a day that overlaps and a second change of time zone', async () => {
  const owner = await readyPartner(server, 'keeper', '500.00');
  const [first, second] = [
    await couponOf({ name: 'Kept' }, owner),
    await couponOf({ name: 'Kept' }, owner),
  ];
  const timeZone = 'Asia/Bangkok GMT+07:00';
  const put = { planNo: await push(owner), amount: '40.00', couponId: first, timeZone };
  expect(await putWith(server, owner, put)).toMatchObject({ code: 200 });
  const write = (shift: string, turn: number, couponId = second, nth = 1) =>
    server.db.sql`
      insert into coupon_use (coupon_id, nth, partner_id, name_key, turn, time_zone, day_starts,
        day_ends, plan_id, pays, adds, entry_id, at)
      select ${couponId}, ${nth}, partner_id, name_key, ${turn}, 'UTC',
             day_starts + ${shift}::interval, day_ends + ${shift}::interval, ${planId}, 1, 0,
             entry_id, day_starts + ${shift}::interval
        from coupon_use where coupon_id = ${first}`;
  const { id: planId } = await server.db.sql.one<{ id: bigint }>`
    select id from plan where no = ${await push(owner)}`;
  await expect(write('23 hours', 2)).rejects.toThrow(/overlaps/);
  await expect(write('48 hours', 1)).rejects.toThrow(/unique|check/);
  await expect(write('48 hours', 3)).rejects.toThrow(/foreign key/);
  // Nor can a coupon be used twice, on any day, unless its plan failed.
  await expect(write('48 hours', 2, first)).rejects.toThrow(/unique/);
  await expect(write('48 hours', 2, first, 2)).rejects.toThrow(/used already/);
  await expect(write('48 hours', 2, first, 3)).rejects.toThrow(/foreign key|used already/);
  await expect(write('24 hours', 2)).resolves.toBeUndefined();
  await expect(
    server.db.sql`
      insert into partner_time_zone (partner_id, turn, time_zone, at, at_before)
      select partner_id, 2, 'UTC', at + interval '23 hours', at from partner_time_zone
       where partner_id = ${owner.id}`,
  ).rejects.toThrow(/check constraint/);
});
