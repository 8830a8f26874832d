import { afterAll, beforeAll, expect, test } from 'vitest';
import { planDetail } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { wallet } from '#contract/wallet.ts';
import { formatMicro, micro, parseMicro, sum, zero } from '#domain/money.ts';
import { testSeed } from '#domain/test-seed.ts';
import { readFigures } from '../../ads/figures/read-figures.ts';
import { makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { planChecks } from '../../proof/audit/plan-audit-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import type { ReadyPartner } from '../wallet/test-ready-partner.ts';
import { emptyEscrow, playHistory, seededRandom, type World } from './test-history.ts';
import { createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const seed = testSeed;

/** At every point: no money from nothing, and every plan accounts for its whole put. */
async function check() {
  const sums = await server.db.sql.one<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint total from posting`;
  expect(sums.total).toBe(0n);
  // From the entries alone: put = billed + returned + held.
  const wrong = await server.db.sql.many`
    select no, put, billed, returned, held from (
      select e.cause ->> 'plan' no, -sum(p.amount) filter (where kind = 'put_hold') put,
             coalesce(sum(p.amount) filter (where kind = 'ad_billing'), 0) billed,
             coalesce(sum(p.amount) filter (where kind = 'put_return'), 0) returned,
             sum(p.amount) held
        from entry e join posting p on p.entry_id = e.id
       where p.pocket like 'to_consume%' group by 1) of_plan
      join plan using (no) join plan_put on plan_id = plan.id
     where -put <> amount or amount <> held - billed - returned or held < 0`;
  expect(wrong).toEqual([]);
  for (const [what, found] of planChecks) {
    expect(await server.db.sql.many`${found}`, what).toEqual([]);
  }
}

let checks = 0;

/** Wallet, ad centre and plans agree at any moment, whether delivery is billed or not. */
async function expectAgreement(partners: readonly ReadyPartner[]): Promise<void> {
  checks += 1;
  if (checks % 4 !== 0) return;
  const { db, clock } = server;
  for (const { id } of partners) {
    const visit = { partnerId: id, device: 'test', address: '127.0.0.1', now: clock.now };
    const { token } = await startSession(db.sql, visit);
    const { data } = (await server.ask(wallet, {}, { token })) as { data: Output<typeof wallet> };
    const figures = await readFigures(db, id, '4', 'UTC', clock.now);
    const held = figures.figures.find(({ name }) => name === 'toBeConsumed')?.value;
    expect(held ?? '0.00').toBe(data.waitingSpent);
    expect(figures.pendingRevenue ?? '0.00').toBe(data.toBeSettled);
    const nos = await db.sql.many<{ no: string }>`select no from plan where partner_id = ${id}`;
    let waiting = 0n;
    let pending = 0n;
    for (const { no } of nos) {
      const shown = await server.ask(planDetail, { planNo: no }, { token });
      const { money, earnings } = shown.data as Output<typeof planDetail>;
      waiting += parseMicro(money?.waiting ?? '0') ?? zero;
      pending += parseMicro(earnings?.pendingTotal ?? '0') ?? zero;
    }
    expect(formatMicro(micro(waiting))).toBe(data.waitingSpent);
    expect(formatMicro(micro(pending))).toBe(data.toBeSettled);
    const sumOf = [data.available, data.waitingSpent, data.deposit].map((one) => parseMicro(one));
    expect(formatMicro(sum(sumOf.map((one) => one ?? zero)))).toBe(data.totalAssets);
  }
}

/** A partner's current and former money, against what came in for that partner alone. */
const wealth = (partnerId: string) =>
  server.db.sql.one<{ own: bigint; deposited: bigint; earned: bigint }>`
    select coalesce(sum(p.amount) filter (where p.pocket in ('available', 'to_consume',
             'publisher_pending', 'payout')), 0)::bigint own,
           coalesce(sum(p.amount) filter (where e.kind = 'deposit'
             and p.pocket = 'available'), 0)::bigint deposited,
           coalesce(sum(p.amount) filter (where e.kind = 'settle' and e.cause ? 'conversion'
             and p.pocket = 'available'), 0)::bigint earned
      from posting p join entry e on e.id = p.entry_id where p.owner = ${partnerId}`;

test(`random histories of plans always add up (SEED=${seed})`, { timeout: 300_000 }, async () => {
  let settled = 0;
  for (let round = 0; round < (process.env.LONG ? 5 : 2); round += 1) {
    const world: World = {
      ...{ server, life, random: seededRandom(seed + round) },
      catalogue: await life.ready({ product: { validateDays: 3, clickWindowHours: 48 } }),
    };
    const { partners, plans } = await playHistory(world, 60, async (all) => {
      await check();
      await expectAgreement(all);
    });
    for (const { id } of partners) {
      const { own, deposited, earned } = await wealth(id);
      expect(own).toBeLessThanOrEqual(deposited + earned);
    }
    for (const { planNo: no } of plans) {
      const status = await life.status(no);
      expect(['settled', 'putFailed']).toContain(status);
      if (status === 'settled') settled += 1;
    }
  }
  expect(settled).toBeGreaterThan(0);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test(`deposits with no merchant money make nothing payable (SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  let unfunded = 0;
  for (let round = 0; round < (process.env.LONG ? 3 : 1); round += 1) {
    const catalogue = await life.ready({ product: { validateDays: 3, clickWindowHours: 48 } });
    const world: World = { server, life, catalogue, random: seededRandom(seed + 100 + round) };
    const { merchantId } = catalogue;
    // Enough to be accepted, and gone before anything could be earned.
    const plain = life.convert;
    const broke: World = {
      ...world,
      life: {
        ...life,
        async convert(serveId: string) {
          await emptyEscrow(world);
          const made = await plain(serveId);
          const entry = makeEntry('escrow_fund', [
            [rail, 'cash', merchantId, 'escrow', 1_000_000_000n],
          ]);
          await postAll(server.db, [entry], server.clock.now);
          expect(['unfunded', 'held', 'refused']).toContain(made.state);
          if (made.state === 'unfunded') unfunded += 1;
          return made;
        },
      },
    };
    const { partners } = await playHistory(broke, 60, check);
    for (const { id } of partners) {
      const { own, deposited, earned } = await wealth(id);
      expect(earned).toBe(0n);
      expect(own).toBeLessThanOrEqual(deposited);
    }
  }
  expect(unfunded).toBeGreaterThan(0);
});
