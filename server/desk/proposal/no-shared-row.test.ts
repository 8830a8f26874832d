import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyRouteNames } from '#contract/routes.ts';
import { shardOwnerOf } from '#domain/ledger/accounts.ts';
import { proposalActs } from '#domain/staff/proposal.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { auditAll } from '../../audit/audit-all.ts';
import { makeEntry, postAll } from '../../ledger/test-ledger.ts';
import { quickPasswords } from '../../partner/quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { readyPartner } from '../../wallet/test-partner.ts';
import {
  actsOnPartners,
  createWorld,
  type ReadyAct,
  staffActs,
  type World,
} from './test-staff-acts.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createWorld(server);
});
afterAll(() => server.close());

type Acts = readonly (ReadyAct & { readonly name: string })[];

/** Rows by table, each by its ctid. */
type Rows = ReadonlyMap<string, readonly string[]>;

const ofOwner = <Row>(text: string, values: readonly unknown[] = []) =>
  server.db.owner.sql<Row>(text, values);

/** Everything that these acts lock or write, in all tables. */
async function rowsOf(acts: Acts): Promise<Rows> {
  const [start] = await ofOwner<{ xid: bigint }>('select pg_current_xact_id()::text::bigint "xid"');
  for (const { name, run } of acts) {
    await run().catch((error: unknown) => {
      throw new Error(`${name} was refused`, { cause: error });
    });
  }
  const tables = await ofOwner<{ name: string }>(
    `select relname::text name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const written: { name: string; place: string; wrote: bigint; locked: bigint }[] = [];
  for (const { name } of tables) {
    const rows = await ofOwner<{ place: string; wrote: bigint; locked: bigint }>(
      `select ctid::text place, xmin::text::bigint wrote, xmax::text::bigint locked from ${name}
        where xmin::text::bigint > $1 or xmax::text::bigint > $1`,
      [start?.xid],
    );
    written.push(...rows.map((row) => ({ name, ...row })));
  }
  // Checking which shards are free locks none of them and writes nothing.
  const writers = new Set(written.map(({ wrote }) => wrote));
  const found = new Map<string, string[]>();
  for (const { name, place, wrote, locked } of written) {
    if (wrote <= (start?.xid ?? 0n) && !writers.has(locked)) continue;
    found.set(name, [...(found.get(name) ?? []), place]);
  }
  return found;
}

/** Whether an act completes while somebody else holds these rows, or has to wait for them. */
async function tryWhileHeld(rows: Rows, act: ReadyAct): Promise<'done' | 'waits'> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold = (_pid: number) => {};
  const held = new Promise<number>((resolve) => {
    hold = resolve;
  });
  const holding = server.db.owner.transaction(async (sql) => {
    for (const [name, places] of rows) {
      await sql(`select from ${name} where ctid = any ($1::tid[]) for no key update`, [places]);
    }
    // The shard that the partner would try first is also held by somebody.
    const shard = shardOwnerOf(act.partnerId);
    await sql('select from wallet where owner = $1 for no key update', [shard]);
    const [self] = await sql<{ pid: number }>('select pg_backend_pid() pid');
    hold(self?.pid ?? 0);
    await released;
  });
  const pid = await Promise.race([held, holding.then(() => 0)]);
  const doing = act.run();
  let isOver = false;
  const over = doing.then(
    () => 'done' as const,
    () => 'done' as const,
  );
  const waits = async () => {
    while (!isOver) {
      const blocked = await ofOwner(
        'select from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))',
        [pid],
      );
      if (blocked.length > 0) return 'waits' as const;
      await pause(20);
    }
    return 'done' as const;
  };
  try {
    return await Promise.race([over, waits()]);
  } finally {
    isOver = true;
    release();
    await holding;
    await doing;
  }
}

async function namesThatWait(rows: Rows, acts: Acts): Promise<string[]> {
  const names: string[] = [];
  for (const act of acts) {
    if ((await tryWhileHeld(rows, act)) === 'waits') names.push(act.name);
  }
  return names;
}

/** All acts, prepared for one partner each and for another. */
async function readyActs(): Promise<{ readonly ours: Acts; readonly theirs: Acts }> {
  const ours: (ReadyAct & { name: string })[] = [];
  const theirs: typeof ours = [];
  for (const [at, [name, prepare]] of Object.entries(actsOnPartners).entries()) {
    ours.push({ name, ...(await prepare(world, `ours-${at}`)) });
    theirs.push({ name, ...(await prepare(world, `theirs-${at}`)) });
  }
  return { ours, theirs };
}

test('every act on money that a partner does, or staff on one, is tried here', () => {
  const onPartners = proposalActs.filter((act) => staffActs[act] !== null);
  const expected = [...moneyRouteNames, ...onPartners];
  expect(expected.filter((name) => !(name in actsOnPartners))).toEqual([]);
  const none = proposalActs.filter((act) => staffActs[act] === null);
  expect(none.sort()).toEqual(
    [
      ...['acceptor-pay', 'capital-in', 'escrow-fund', 'escrow-return'],
      ...['promotion-fund', 'publisher-payout'],
    ].sort(),
  );
});

test('no act on a partner waits for what an act on another partner holds', {
  timeout: 240_000,
}, async () => {
  const { ours, theirs } = await readyActs();
  const rows = await rowsOf(ours);
  expect(rows.get('wallet')?.length).toBeGreaterThan(Object.keys(actsOnPartners).length);
  expect(await namesThatWait(rows, theirs)).toEqual([]);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a naive act that takes the cash of the bank is caught', async () => {
  const naive = async (username: string) => {
    const { id } = await readyPartner(server, username, '0.00');
    const entry = makeEntry('escrow_fund', [[bankRail, 'cash', id, 'escrow', 5_000_000n]]);
    return { name: 'naive', partnerId: id, run: () => postAll(server.db, [entry]) };
  };
  const [one, other] = [await naive('naive-one'), await naive('naive-other')];
  expect(await namesThatWait(await rowsOf([one]), [other])).toEqual(['naive']);
});
