import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlan, type TestPlan, writeEvents } from '../../ads/figures/test-delivery.ts';
import { jobsOf } from '../../app/jobs/jobs.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createAuditor } from '../../proof/audit/auditor.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { type Db, openDb } from '../database/db.ts';
import { getSettings } from '../settings/settings-store.ts';

let server: TestServer;
let plans: TestPlan[];
/** One connection, so that its read statistics can be queried at any time. */
let db: Db;
const started = new Date('2026-11-10T08:00:00Z');

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  const { id } = await readyPartner(server, 'harbour', '0.00');
  plans = [];
  for (let made = 0; made < 2; made += 1) {
    plans.push(await makePlan(server.db, id, { at: started, hold: 1_000_000_000n }));
  }
  const url = new URL(server.db.url);
  // What is read depends on the plans, so they are made here as they are in production.
  url.searchParams.set('options', '-c plan_cache_mode=auto');
  db = openDb(url.href, { connectionsMax: 1 });
});
afterAll(async () => {
  await db.close();
  await server.close();
});

/** Tens of thousands of old events, inserted in one statement as the owner of the tables. */
async function addPast(count: number): Promise<void> {
  for (const { id, placements, creativeId } of plans) {
    const [placement] = placements;
    if (placement === undefined) throw new Error('The plan has no placement');
    await server.db.owner.transaction(async (sql) => {
      await sql`
        insert into event
        select ${id}, last_no + n, n % 2, ${started}, gen_random_uuid(), ${placement},
               ${creativeId}, null, 100, 100 * (n % 2), 85 * (n % 2), 'TH', 0,
               '\\xaabbccdd', sha256(n::text::bytea)
          from plan_meter, generate_series(1, ${count}) n where plan_id = ${id}`;
      await sql`
        update plan_meter set last_no = last_no + ${count}, spent = spent + ${count} / 2 * 100
         where plan_id = ${id}`;
    });
  }
  await server.db.owner.sql`vacuum analyze event`;
}

async function rowsRead(): Promise<number> {
  await db.sql`select pg_stat_force_next_flush()`;
  await db.sql`select 1`;
  const row = await db.sql.one<{ rows: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 "rows" from pg_stat_user_tables`;
  return row.rows;
}

/** The rows that every job and auditor pass read in one round with some new events. */
async function readsOfRound(auditor: ReturnType<typeof createAuditor>, now: Date) {
  for (const plan of plans) {
    await writeEvents(
      server.db,
      plan,
      Array.from({ length: 200 }, (_, at) =>
        at % 2 === 0
          ? ({ kind: 'serve', at: now, price: 100n } as const)
          : ({ kind: 'impression', at: now, cost: 100n } as const),
      ),
    );
  }
  const services = {
    db,
    settings: await getSettings(db.sql),
    secrets: server.secrets,
    money: createMoneyQueue(db, () => now),
  };
  const reads = new Map<string, number>();
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const before = await rowsRead();
    await work();
    reads.set(name, (await rowsRead()) - before);
  };
  for (const job of jobsOf(services)) await measure(job.name, () => job.run(now));
  await measure('auditor, new', () => auditor.checkNew());
  await measure('auditor, round', () => auditor.checkRound());
  return reads;
}

test('periodic jobs read only what is new, however many events came before', async () => {
  const auditor = createAuditor(db, () => server.clock.now);
  const now = new Date(started.getTime() + 3_600_000);
  await addPast(5_000);
  await readsOfRound(auditor, now);
  await addPast(50_000);
  // Rows inserted behind the jobs' backs are new to them once, and old from then on.
  for (let round = 0; round < 3; round += 1) await readsOfRound(auditor, now);
  const reads = await readsOfRound(auditor, now);
  const many = [...reads].filter(([, rows]) => rows >= 10_000);
  expect(many).toEqual([]);
});
