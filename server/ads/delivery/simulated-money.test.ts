import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../../platform/settings/create-installation.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { billPlans } from '../../programme/plan/bill-plans.ts';
import { rollUp } from '../figures/roll-up.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports } from './test-reports.ts';
import { createTokenSigner } from './token-signer.ts';

const open: TestDb[] = [];
afterAll(() => Promise.all(open.map((db) => db.close())));

const now = new Date('2026-11-15T12:00:00Z');
const live = { mode: 'live', currency: 'EUR', name: 'Acme' } as const;
const demo = { mode: 'demo', currency: 'SIM', name: 'Play' } as const;

async function born(installation: typeof live | typeof demo | null): Promise<TestDb> {
  const db = await createTestDb();
  open.push(db);
  if (installation)
    await createInstallation(db.sql, installation, initialConfiguration, 'a test', now);
  return db;
}

const payable = (db: Db) =>
  db.sql.many`
    select owner, pocket, balance from account
     where pocket in ('available', 'to_settle', 'reserved', 'payout', 'publisher_pay')
       and balance <> 0 order by owner, pocket`;

// `npm run test:long` sends a hundred thousand.
const total = process.env.LONG ? 100_000 : 2_500;
const groupSize = 2_500;

test('however many simulated events there are, nothing payable changes by them', {
  timeout: 300_000,
}, async () => {
  const reports = await createTestReports();
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(
    db,
    { isSimulated: true, domains: ['paper.example'] },
    clock.now,
  );
  const product = await makeProduct(db, {}, clock.now);
  const plan = await makePlan(db, { product, amount: 1_000_000_000n }, clock.now);
  await delivery.refresh(true);
  const before = await payable(db);
  const known = { planId: plan.id, placementId: placement.id, creativeId: product.creativeId };
  const report = async (no: number) => {
    const token = reports.token(known);
    const address = `${101 + (no >> 16)}.${(no >> 8) & 255}.${no & 255}.7`;
    const from = { headers: { 'x-simulated-address': address } };
    const seen = await reports.report('impression', token, from);
    if (no % 50 === 0) await reports.report('click', token, from);
    return seen?.invalid === null;
  };
  let counted = 0;
  for (let from = 0; from < total; from += groupSize) {
    const seen = Array.from({ length: groupSize }, (_, at) => report(from + at));
    counted += (await Promise.all(seen)).filter(Boolean).length;
  }
  expect(counted).toBe(total);
  const services = {
    db,
    money: createMoneyQueue(db, () => clock.now),
    settings: await getSettings(db.sql),
  };
  await rollUp(services, clock.now);
  await billPlans(services, clock.now);
  const billed = await db.sql.one`select sum(cost)::bigint billed from billing`;
  expect(billed).toEqual({ billed: BigInt(total) * 2_000n });
  expect(await payable(db)).toEqual(before);
  expect(await db.sql.many`select count(*) from conversion`).toEqual([{ count: 0n }]);
  await reports.close();
});

test('tokens of simulated ads are worth nothing to a live installation with the same secret', () => {
  const secret = randomBytes(32);
  const [play, real] = [createTokenSigner(secret, false), createTokenSigner(secret, true)];
  const known = { planId: 1, creativeId: 1, placementId: 1, price: 1n, pay: 1n } as const;
  const shown = { priceModel: 'cpm', format: 'image' } as const;
  const taken = Array.from({ length: 10_000 }, () => {
    const serveId = randomBytes(16);
    const token = play.sign({ ...known, ...shown, serveId, issuedAt: now.getTime() });
    return real.read(token, now.getTime());
  });
  expect(new Set(taken)).toEqual(new Set(['mode']));
});

const currencies = 'EUR USD GBP CHF SEK NOK DKK PLN CZK HUF JPY KRW CNY HKD TWD THB VND'.split(' ');

/**
 * What somebody with full database access could try, to turn play money into real money or back.
 */
function attemptsOn(mode: 'demo' | 'live' | null): Fragment[] {
  const birth = (onlyOne: boolean, born: string, currency: string) => fragment`
    insert into installation (only_one, mode, currency, name, born_at)
    values (${onlyOne}, ${born}, ${currency}, 'Mixed', now())`;
  const attempts = [
    ...currencies.map((one) => birth(true, 'demo', one)),
    ...['live', 'both', 'DEMO', '', 'test'].map((one) => birth(true, one, 'SIM')),
    ...currencies.map((one) => birth(false, 'live', one)),
  ];
  const simulated = currencies.map(
    (one) => fragment`
      insert into publisher (id, name, is_simulated, added_at)
      values (${randomUUID()}, ${`Robots ${one}`}, true, now())`,
  );
  if (mode === null) return [...attempts, ...simulated];
  const other = mode === 'demo' ? 'live' : 'demo';
  attempts.push(
    ...currencies.map((one) => fragment`update installation set currency = ${one}`),
    ...currencies.map(
      (one) => fragment`update installation set mode = ${other}, currency = ${one}`,
    ),
    ...currencies.map((one) => birth(true, 'live', one)),
    fragment`update installation set mode = ${other}`,
    fragment`update installation set mode = ${other}, currency = 'SIM'`,
    fragment`delete from installation`,
    fragment`truncate installation`,
  );
  if (mode === 'demo') return attempts;
  const known = currencies.map(
    (one) => fragment`update publisher set is_simulated = true where name <> ${one}`,
  );
  return [...attempts, ...simulated, ...known];
}

test('500 attempts to mix simulated and real are all refused by the database', {
  timeout: 120_000,
}, async () => {
  let tried = 0;
  for (const installation of [live, demo, null]) {
    const db = await born(installation);
    if (installation === live) await makePlacement(db, {}, now);
    const before = await db.sql.many`select mode, currency, name from installation`;
    for (const role of [db, db.owner]) {
      for (const statement of attemptsOn(installation?.mode ?? null)) {
        tried += 1;
        const outcome = await role.sql`${statement}`.then(
          () => 'done',
          () => 'refused',
        );
        expect([statement, outcome]).toEqual([statement, 'refused']);
      }
    }
    expect(await db.sql.many`select mode, currency, name from installation`).toEqual(before);
    const robots = await db.sql.many`select id from publisher where is_simulated`;
    expect(robots).toEqual([]);
  }
  expect(tried).toBeGreaterThanOrEqual(500);
});
