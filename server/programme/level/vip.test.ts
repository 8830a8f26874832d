import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyVip, levelLog, shopLevel } from '#contract/level.ts';
import { limitsWithVip } from '#domain/level/vip.ts';
import { micro } from '#domain/money.ts';
import { dayMs } from '#domain/time.ts';
import { reverseEntry } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import { findCurrentMonth } from './vip-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

async function vipOf({ token }: TestPartner) {
  const answer = await server.ask(shopLevel, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.vip;
}

/** Buys a month and returns in how many days it ends. */
async function buy({ token, confirm }: TestPartner): Promise<number> {
  const feeBps = 250;
  const subject = { action: 'vip', months: 1, price: micro(20_000_000n), feeBps } as const;
  const input = {
    requestId: randomUUID(),
    price: '20.00',
    feeBps,
    confirmation: await confirm(subject),
  };
  const answer = await server.ask(buyVip, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return (Date.parse(answer.data.until) - server.clock.now.getTime()) / dayMs;
}

async function refund({ id }: TestPartner, no: number): Promise<void> {
  const entry = await server.db.sql.one<{ id: string }>`
    select entry_id id from vip_month where partner_id = ${id} and no = ${no}`;
  const why = { id: randomUUID(), cause: {}, remark: 'bought by mistake' };
  await server.db.transaction((sql) => reverseEntry(sql, entry.id, why, server.clock.now));
}

test('a month that staff refund counts no longer, and the next one begins at once', async () => {
  const partner = await readyPartner(server, 'refunded', '100.00');
  await buy(partner);
  expect((await vipOf(partner)).until).not.toBeNull();
  await refund(partner, 1);
  expect(await vipOf(partner)).toMatchObject({ until: null, available: '100.00' });
  const log = await server.ask(levelLog, {}, { token: partner.token });
  const facts = log.code === 200 ? log.data.list : [];
  expect(facts.map(({ what, points }) => [what, points])).toEqual(
    expect.arrayContaining([
      ['vip_refunded', 0],
      ['vip_bought', 0],
    ]),
  );
  expect(await buy(partner)).toBe(30);
  expect((await vipOf(partner)).until).not.toBeNull();
});

test('a refund in the middle leaves a gap, which the next month fills', async () => {
  const partner = await readyPartner(server, 'gapped', '100.00');
  expect([await buy(partner), await buy(partner), await buy(partner)]).toEqual([30, 60, 90]);
  await refund(partner, 2);
  const daysLeft = async () =>
    (Date.parse((await vipOf(partner)).until ?? '') - server.clock.now.getTime()) / dayMs;
  expect(await daysLeft()).toBe(30);
  expect(await buy(partner)).toBe(60);
  expect(await daysLeft()).toBe(90);
});

test('a month keeps the fee it was bought with when the network raises it later', async () => {
  const partner = await readyPartner(server, 'faithful', '100.00');
  expect((await vipOf(partner)).ownFeeBps).toBeNull();
  await buy(partner);
  expect((await vipOf(partner)).ownFeeBps).toBe(250);
  const { sql } = server.db;
  const { plan, vip } = (await getSettings(sql)).configuration;
  const dearer = { ...vip, revenueFeeBps: 400 };
  const { now } = server.clock;
  const feeAt = async (at: Date) => {
    const month = await findCurrentMonth(sql, partner.id, at);
    return limitsWithVip(plan, dearer, month).revenueFeeBps;
  };
  expect(await feeAt(now)).toBe(250);
  expect(await feeAt(new Date(now.getTime() + 31 * dayMs))).toBe(500);
});

test('VIP is not sold where it lowers nothing, and the money stays', async () => {
  const vip = { isOffered: true, price: '20.00', revenueFeeBps: 500 };
  const useless = await createTestServer(quickPasswords, { vip });
  try {
    const { token, confirm } = await readyPartner(useless, 'careful', '100.00');
    const shown = await useless.ask(shopLevel, {}, { token });
    expect(shown).toMatchObject({ data: { vip: { isOffered: false, feeBps: 500 } } });
    const agreed = { price: micro(20_000_000n), feeBps: 500 };
    const input = { price: '20.00', feeBps: 500, requestId: randomUUID() };
    const allowed = await confirm({ action: 'vip', months: 1, ...agreed });
    const answer = await useless.ask(buyVip, { ...input, confirmation: allowed }, { token });
    expect(reasonOf(answer)).toBe('vip_not_offered');
    expect(await useless.ask(shopLevel, {}, { token })).toMatchObject({
      data: { vip: { until: null, available: '100.00' } },
    });
  } finally {
    await useless.close();
  }
});

test('months that are paid for never overlap, whoever writes them', async () => {
  const partner = await readyPartner(server, 'overlapping', '100.00');
  await buy(partner);
  await expect(
    server.db.owner.sql`
      insert into vip_month (partner_id, no, starts_at, ends_at, price, ends_before, entry_id, at,
        fee_bps)
      select partner_id, 2, starts_at + interval '1 day', ends_at + interval '1 day', price,
             ends_at, entry_id, at, fee_bps from vip_month where partner_id = ${partner.id}`,
  ).rejects.toThrow('overlaps');
});
