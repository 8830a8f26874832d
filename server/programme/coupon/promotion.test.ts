import { afterAll, beforeEach, expect, test } from 'vitest';
import { micro } from '#domain/money.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf, capitalOwner } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { pushTo, readyCatalogue } from '../plan/test-plan.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import type { Campaign } from './campaign-store.ts';
import {
  fundPromotions,
  promotionsOf,
  type putWith,
  readyCampaign,
  readyPut,
  takeCoupon,
} from './test-coupon.ts';

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const one = 1_000_000n;
const tenEach: Partial<Campaign> = {
  ...{ kind: 'custom', type: 'deduction', shareBps: null },
  ...{ amount: micro(10n * one), most: micro(10n * one) },
};

async function readyPuts(count: number) {
  const catalogue = await readyCatalogue(server.db, server.clock.now, { escrow: 10n ** 12n });
  const campaignId = await readyCampaign(server, tenEach);
  const puts: (() => ReturnType<typeof putWith>)[] = [];
  for (let at = 0; at < count; at += 1) {
    const partner = await readyPartner(server, `partner-${at}`, '100.00');
    const planNo = await pushTo(server, catalogue, partner.id);
    const couponId = await takeCoupon(server, partner, campaignId);
    puts.push(await readyPut(server, partner, { planNo, amount: '50.00', couponId }));
  }
  return puts;
}

const [many, paid] = isLongRun ? [50, 32] : [25, 16];

test(`of ${many} partners using coupons at once, exactly as many succeed as there is money for`, {
  timeout: 120_000,
}, async () => {
  const funds = BigInt(paid) * 10n * one;
  await fundPromotions(server, funds);
  const puts = await readyPuts(many);
  const answers = await Promise.all(puts.map((put) => put()));
  const given = answers.filter(({ code }) => code === 200).length;
  expect(given).toBe(paid);
  const reasons = new Set(answers.flatMap((answer) => reasonOf(answer) ?? []));
  expect([...reasons]).toEqual(['coupon_unavailable']);
  expect(await promotionsOf(server)).toBe(0n);
  const row = await server.db.sql.one<{ held: bigint }>`
    select sum(balance)::bigint held from account where pocket = 'to_consume_discount'`;
  expect(row.held).toBe(funds);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a coupon that promotions do not cover is refused, and takes nothing', async () => {
  await fundPromotions(server, 16n * one);
  const [first, second] = await readyPuts(2);
  expect(await first?.()).toMatchObject({ code: 200 });
  expect(await promotionsOf(server)).toBe(6n * one);
  const refused = await second?.();
  expect(refused && reasonOf(refused)).toBe('coupon_unavailable');
  expect(await promotionsOf(server)).toBe(6n * one);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('two people fund promotions out of capital', async () => {
  const { db } = server;
  const now = () => server.clock.now;
  const services = { db, now, money: createMoneyQueue(db, now) };
  for (const kind of ['capital-in', 'promotion-fund'] as const) {
    const form = { kind, amount: '160.00' } as const;
    const why = { reference: `T-${kind}`, reason: 'a test', by: 'Ann Lee' };
    const id = await requestMoney(db, { ...form, ...why }, now());
    await decideMoney(services, { id, by: 'Bo Chen', isApproved: true });
  }
  expect(await promotionsOf(server)).toBe(160n * one);
  expect(await balanceOf(db, capitalOwner, 'capital')).toBe(0n);
});
