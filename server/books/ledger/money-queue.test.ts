import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { balanceIn } from '#domain/ledger/book.ts';
import { RefusalError } from '#domain/refusal.ts';
import { fragment } from '../../platform/database/database.ts';
import { callLimits, openDb } from '../../platform/database/db.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createMoneyQueue } from './money-queue.ts';
import {
  balanceOf,
  capitalOwner,
  depositTo,
  makeEntry,
  payoutOf,
  postAll,
  rail,
  shareBetween,
} from './test-ledger.ts';
import { listRecords } from './wallet-records.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  await db.owner.sql`create table payout_test (partner uuid, amount int unique)`;
  await db.owner.sql`grant select, insert on payout_test to reachbook_runtime`;
});
afterAll(() => db.close());

const now = () => new Date();
const payout = (partner: string, amount: bigint) => ({
  owners: [partner],
  decide: () => ({ entries: [payoutOf(partner, amount)], result: String(amount) }),
});

const countTransactions = async () =>
  (await db.sql.many<{ count: bigint }>`select count(distinct xmin::text) from entry`)[0]?.count ??
  0n;

test('requests that arrive together share a transaction, and each gets its own answer', async () => {
  const partners = Array.from({ length: 30 }, () => randomUUID());
  await postAll(
    db,
    partners.map((partner) => depositTo(partner, 100n)),
  );
  const queue = createMoneyQueue(db, now, { groupsMax: 1 });
  const before = await countTransactions();
  const answers = await Promise.all(
    partners.map((partner, at) => queue.submit(payout(partner, BigInt(at + 1)))),
  );
  expect(answers).toEqual(partners.map((_, at) => String(at + 1)));
  expect((await countTransactions()) - before).toBe(1n);
});

test('each request is decided on the balances left by those before it, and a refused one changes nothing', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 10n)]);
  const queue = createMoneyQueue(db, now);
  const before = await countTransactions();
  const asked = [6n, 6n, 3n, 2n, 1n].map((amount) =>
    queue.submit({
      owners: [partner],
      decide(wallets) {
        const wallet = wallets.get(partner);
        if (!wallet || balanceIn(wallet, 'available') < amount) {
          return new RefusalError('insufficient_balance', { pocket: 'available' });
        }
        return { entries: [payoutOf(partner, amount)], result: null };
      },
    }),
  );
  const tries = await Promise.allSettled(asked);
  expect(tries.map(({ status }) => status[0]).join('')).toBe('frfrf');
  const { list } = await listRecords(db.sql, partner, { type: 'manual-payout' });
  expect(list.map(({ amount }) => amount)).toEqual([-1n, -3n, -6n]);
  expect((await countTransactions()) - before).toBe(1n);
});

test('a rule that throws by mistake fails its own request only', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 10n)]);
  const queue = createMoneyQueue(db, now);
  const wrong = queue.submit({
    owners: [partner],
    decide: () => {
      throw new Error('a bug');
    },
  });
  const tries = await Promise.allSettled([wrong, queue.submit(payout(partner, 4n))]);
  expect(tries.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await balanceOf(db, partner, 'payout')).toBe(4n);
});

test('an error of the database fails its own request only, and nothing happens twice', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 100n)]);
  const queue = createMoneyQueue(db, now);
  const save = (amount: number) =>
    queue.submit({
      owners: [partner],
      decide: () => ({
        entries: [payoutOf(partner, BigInt(amount))],
        result: amount,
        async save(sql) {
          await sql`insert into payout_test values (${partner}, ${amount})`;
        },
      }),
    });
  const tries = await Promise.allSettled([save(1), save(2), save(2), save(3)]);
  expect(tries.map(({ status }) => status[0]).join('')).toBe('ffrf');
  expect(await balanceOf(db, partner, 'payout')).toBe(6n);
  expect(await db.sql.many`select 1 from payout_test`).toHaveLength(3);
});

const breakOff = fragment`select pg_terminate_backend(pg_backend_pid())`;

test.each([
  ['throws by mistake', () => Promise.reject(new Error('a bug'))],
  ['loses the connection', (sql: Sql) => sql.many`${breakOff}`.then(() => {})],
])('saving that %s fails its own request only', async (_, save) => {
  const [bad, one, other] = [randomUUID(), randomUUID(), randomUUID()];
  await postAll(
    db,
    [bad, one, other].map((partner) => depositTo(partner, 100n)),
  );
  const queue = createMoneyQueue(db, now, { groupsMax: 1 });
  const wrong = queue.submit({
    owners: [bad],
    decide: () => ({ entries: [payoutOf(bad, 1n)], result: null, save }),
  });
  // Neither has an idempotency key.
  const right = [queue.submit(payout(one, 1n)), queue.submit(payout(other, 2n))];
  const tries = await Promise.allSettled([wrong, ...right]);
  expect(tries.map(({ status }) => status[0]).join('')).toBe('rff');
  const balances = [bad, one, other].map((partner) => balanceOf(db, partner, 'payout'));
  expect(await Promise.all(balances)).toEqual([0n, 1n, 2n]);
});

test('when the outcome of a commit is unknown, only requests with an idempotency key are retried', async () => {
  await db.owner.sql`create table commit_test (partner uuid)`;
  await db.owner.sql`grant insert on commit_test to reachbook_runtime`;
  await db.owner.sql`
    create function break_off() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`;
  await db.owner.sql`
    create constraint trigger break_off after insert on commit_test
    deferrable initially deferred for each row execute function break_off()`;
  const [bad, bare, named] = [randomUUID(), randomUUID(), randomUUID()];
  await postAll(
    db,
    [bad, bare, named].map((partner) => depositTo(partner, 100n)),
  );
  const queue = createMoneyQueue(db, now, { groupsMax: 1 });
  const tries = await Promise.allSettled([
    queue.submit({
      owners: [bad],
      decide: () => ({
        entries: [payoutOf(bad, 1n)],
        result: null,
        save: (sql) => sql.many`insert into commit_test values (${bad})`.then(() => {}),
      }),
    }),
    queue.submit(payout(bare, 1n)),
    queue.submit({ ...payout(named, 2n), idempotency: { key: `test:${named}`, input: {} } }),
  ]);
  expect(tries.map(({ status }) => status[0]).join('')).toBe('rrf');
  const balances = [bad, bare, named].map((partner) => balanceOf(db, partner, 'payout'));
  expect(await Promise.all(balances)).toEqual([0n, 0n, 2n]);
});

test('what a request loads includes what the one before it saved', async () => {
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 100n)]);
  const queue = createMoneyQueue(db, now);
  const before = await countTransactions();
  // No constraint of the database helps: only what is loaded says that there is one already.
  const insertOnce = (amount: number) =>
    queue.submit({
      owners: [partner],
      load: (sql) => sql.many`select 1 from payout_test where partner = ${partner}`,
      decide: (_, rows) =>
        rows.length > 0
          ? new RefusalError('nothing_changed')
          : {
              entries: [payoutOf(partner, 1n)],
              result: null,
              save: (sql) =>
                sql.many`insert into payout_test values (${partner}, ${amount})`.then(() => {}),
            },
    });
  const tries = await Promise.allSettled([77, 78, 79].map(insertOnce));
  expect(tries.map(({ status }) => status[0]).join('')).toBe('frr');
  expect(await balanceOf(db, partner, 'payout')).toBe(1n);
  expect((await countTransactions()) - before).toBe(1n);
});

test('requests that wait in vain for the network’s money end after one wait for all of them', async () => {
  const partners = Array.from({ length: 5 }, () => randomUUID());
  await postAll(db, [
    ...partners.map((partner) => depositTo(partner, 100n)),
    makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', 100n]]),
  ]);
  const hasty = openDb(db.url, { limits: { ...callLimits, lockMs: 300 } });
  onTestFinished(() => hasty.close());
  let transactions = 0;
  const counted: typeof hasty = {
    ...hasty,
    transaction(work) {
      transactions += 1;
      return hasty.transaction(work);
    },
  };
  const queue = createMoneyQueue(counted, now);
  const tries = await db.owner.transaction(async (sql) => {
    await sql`select from wallet where owner = ${capitalOwner} for no key update`;
    return Promise.allSettled(
      partners.map((partner) =>
        queue.submit({ ...payout(partner, 1n), owners: [partner, capitalOwner] }),
      ),
    );
  });
  expect(tries).toMatchObject(partners.map(() => ({ reason: { code: '55P03' } })));
  expect(transactions).toBe(1);
});

test('requests for one wallet keep their order while others overtake them', async () => {
  const [slow, quick, other] = [randomUUID(), randomUUID(), randomUUID()];
  await postAll(
    db,
    [slow, quick, other].map((partner) => depositTo(partner, 100n)),
  );
  const queue = createMoneyQueue(db, now, { groupsMax: 2 });
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  const loading = Promise.withResolvers<void>();
  const othersDone = Promise.withResolvers<void>();
  const load = () => {
    loading.resolve();
    return othersDone.promise;
  };
  const first = queue.submit({ ...payout(slow, 1n), load }).then(note('slow'));
  await loading.promise;
  const both = {
    owners: [slow, quick],
    decide: () => ({ entries: [shareBetween(slow, quick, 5n)], result: null }),
  };
  const rest = [
    queue.submit(both).then(note('both')),
    queue.submit(payout(quick, 105n)).then(note('quick')),
    queue.submit(payout(other, 1n)).then(note('other')).finally(othersDone.resolve),
  ];
  await Promise.all([first, ...rest]);
  expect(order.indexOf('other')).toBe(0);
  expect(order.indexOf('both')).toBeGreaterThan(order.indexOf('slow'));
  // The request arrived after the share it depends on, so it did not overtake it.
  expect(await balanceOf(db, quick, 'payout')).toBe(105n);
});

test('a queue that is too long says so instead of growing', async () => {
  const queue = createMoneyQueue(db, now, { waitingMax: 2 });
  const partner = randomUUID();
  await postAll(db, [depositTo(partner, 100n)]);
  const tries = await Promise.allSettled(
    [1n, 2n, 3n].map((at) => queue.submit(payout(partner, at))),
  );
  expect(tries.map(({ status }) => status[0]).join('')).toBe('ffr');
  expect(tries[2]).toMatchObject({ reason: { reason: 'busy' } });
});
