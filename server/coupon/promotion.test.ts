import { afterAll, beforeEach, expect, test } from 'vitest';
import { shardOwnerOf } from '#domain/ledger/accounts.ts';
import { micro } from '#domain/money.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { auditAll } from '../audit/audit-all.ts';
import { decideProposal } from '../desk/proposal/decide-proposal.ts';
import { propose } from '../desk/proposal/propose.ts';
import { createMoneyQueue } from '../ledger/money-queue.ts';
import { balanceOf, makeEntry, postAll, rail, shard } from '../ledger/test-ledger.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { pushTo, readyCatalogue } from '../plan/test-plan.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import type { Campaign } from './campaign-store.ts';
import {
  allPromotions,
  claimed,
  fundPromotions,
  promotionsOf,
  type putWith,
  readyCampaign,
  readyPut,
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
    const couponId = await claimed(server, partner, campaignId);
    puts.push(await readyPut(server, partner, { planNo, amount: '50.00', couponId }));
  }
  return puts;
}

// Enough for one or two coupons in each of the sixteen shards.
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
  expect(await promotionsOf(server)).toEqual(Array.from({ length: 16 }, () => 0n));
  const [row] = await server.db.sql<{ held: bigint }>(
    "select sum(balance)::bigint held from account where pocket = 'to_consume_discount'",
  );
  expect(row?.held).toBe(funds);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a coupon that no single part can pay is paid by several, and none is overdrawn', async () => {
  await fundPromotions(server, 16n * one);
  const [first, second] = await readyPuts(2);
  expect(await first?.()).toMatchObject({ code: 200 });
  expect(await allPromotions(server)).toBe(6n * one);
  const refused = await second?.();
  expect(refused && reasonOf(refused)).toBe('coupon_unavailable');
  expect(await allPromotions(server)).toBe(6n * one);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a coupon takes from the promotions of its partner and leaves all others alone', async () => {
  await fundPromotions(server, 320n * one);
  const [put] = await readyPuts(1);
  const [row] = await server.db.sql<{ id: string }>(
    "select id from partner where username_key = 'partner-0'",
  );
  expect(await put?.()).toMatchObject({ code: 200 });
  expect(await balanceOf(server.db, shardOwnerOf(row?.id ?? ''), 'promotions')).toBe(10n * one);
  expect((await promotionsOf(server)).filter((held) => held === 20n * one)).toHaveLength(15);
});

test('promotion money from before the shards is used as well', async () => {
  const held = 10n * one;
  await postAll(
    server.db,
    [
      makeEntry('capital_in', [[rail, 'cash', shard, 'capital', held]]),
      makeEntry('promotion_fund', [[shard, 'capital', shard, 'promotions', held]]),
    ],
    server.clock.now,
  );
  const [put] = await readyPuts(1);
  expect(await put?.()).toMatchObject({ code: 200 });
  expect(await balanceOf(server.db, shard, 'promotions')).toBe(0n);
});

test('two people fund all services alike', async () => {
  const { db } = server;
  const now = () => server.clock.now;
  const services = { db, now, money: createMoneyQueue(db, now) };
  for (const act of ['capital-in', 'promotion-fund'] as const) {
    const form = { act, partnerId: null, amount: '160.00', entryId: null } as const;
    const why = { reference: `T-${act}`, reason: 'a test', by: 'Ann Lee' };
    const id = await propose(db, { ...form, ...why }, now());
    await decideProposal(services, { id, by: 'Bo Chen', isConfirmed: true });
  }
  expect(await promotionsOf(server)).toEqual(Array.from({ length: 16 }, () => 10n * one));
  expect(await balanceOf(db, shard, 'capital')).toBe(0n);
});
