import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { networkPromotions } from '#domain/ledger/accounts.ts';
import { micro } from '#domain/money.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import { callLimits, type Db, openDb } from '../platform/database/db.ts';
import { noPages } from '../platform/gateway/pages.ts';
import {
  fundPromotions,
  promotionsOf,
  readyCampaign,
  readyPut,
  takeCoupon,
} from '../programme/coupon/test-coupon.ts';
import { pushTo, readyCatalogue } from '../programme/plan/test-plan.ts';
import { readyPartner } from '../programme/wallet/test-partner.ts';
import { auditAll } from '../proof/audit/audit-all.ts';
import { askWith, createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { createServer } from './create-server.ts';

let behind: TestServer;
let db: Db;
/** The same network, by a server whose calls have limits, though shorter than in production. */
let server: TestServer;
beforeAll(async () => {
  behind = await createTestServer(quickPasswords);
  db = openDb(behind.db.url, { limits: { ...callLimits, lockMs: 1_500 } });
  const { secrets, dataDir, clock } = behind;
  const services = { db, secrets, dataDir, passwords: quickPasswords, now: () => clock.now };
  const app = await createServer({ ...services, pages: noPages, trustedProxies: [] });
  server = { ...behind, app, ask: askWith(app) };
});
afterAll(async () => {
  await server.app.close();
  await db.close();
  await behind.close();
});

type Put = Awaited<ReturnType<typeof readyPut>>;

const million = 1_000_000n;
const count = 8;

/** Holds the promotions as a transaction does that hangs. */
async function holdPromotions() {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = behind.db.owner.transaction(async (sql) => {
    await sql`select from wallet where owner = ${networkPromotions.owner} for no key update`;
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return () => {
    released.resolve();
    return holding;
  };
}

test('a transaction that holds on to the promotions has coupons refused in time, and delays no other money', {
  timeout: 120_000,
}, async () => {
  await fundPromotions(behind, 1_000n * million);
  const catalogue = await readyCatalogue(behind.db, behind.clock.now, { escrow: 10n ** 12n });
  const campaignId = await readyCampaign(behind, {
    ...{ kind: 'custom', type: 'deduction', shareBps: null },
    ...{ amount: micro(10n * million), most: micro(10n * million) },
  });
  const [withCoupon, without]: [Put[], Put[]] = [[], []];
  const amount = '50.00';
  for (let at = 0; at < count; at += 1) {
    const one = await readyPartner(behind, `coupon-${at}`, '100.00');
    const couponId = await takeCoupon(behind, one, campaignId);
    const planNo = await pushTo(behind, catalogue, one.id);
    withCoupon.push(await readyPut(server, one, { planNo, amount, couponId }));
    const other = await readyPartner(behind, `plain-${at}`, '100.00');
    const otherNo = await pushTo(behind, catalogue, other.id);
    without.push(await readyPut(server, other, { planNo: otherNo, amount, couponId: null }));
  }

  const release = await holdPromotions();
  onTestFinished(release);
  const answered: (string | null)[] = [];
  const mixed = withCoupon.flatMap((put, at) => [put, without[at] ?? put]);
  await Promise.all(mixed.map(async (put) => answered.push(reasonOf(await put()))));
  // Nobody lets go of the promotions: the limit of a lock ends the wait, and only with a coupon.
  expect(answered).toEqual([...without.map(() => null), ...withCoupon.map(() => 'busy')]);
  expect(await promotionsOf(behind)).toBe(1_000n * million);
  expect((await auditAll(behind.db.sql)).findings).toEqual([]);

  // The same requests, sent again, are carried out, each once.
  await release();
  for (let time = 0; time < 2; time += 1) {
    const again = await Promise.all(withCoupon.map((put) => put()));
    expect(again.map(({ code }) => code)).toEqual(again.map(() => 200));
    expect(await promotionsOf(behind)).toBe((1_000n - BigInt(count) * 10n) * million);
  }
  expect((await auditAll(behind.db.sql)).findings).toEqual([]);
});
