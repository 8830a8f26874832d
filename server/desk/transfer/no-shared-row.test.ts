import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moneyRouteNames } from '#contract/test-money-routes.ts';
import { transferKinds } from '#domain/desk/transfer.ts';
import { networkCapital, networkPromotions } from '#domain/ledger/accounts.ts';
import { bankRail } from '#domain/wallet/rails.ts';
import { makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment, identifier } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import {
  actsOnPartners,
  createWorld,
  type ReadyAct,
  transferActs,
  type World,
} from './test-transfers.ts';

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

/** Everything that these acts lock or write, in all tables. */
async function rowsOf(acts: Acts): Promise<Rows> {
  const { sql } = server.db.owner;
  const { xid } = await sql.one<{ xid: bigint }>`
    select pg_current_xact_id()::text::bigint "xid"`;
  for (const { name, run } of acts) {
    await run().catch((error: unknown) => {
      throw new Error(`${name} was refused`, { cause: error });
    });
  }
  const tables = await sql.many<{ name: string }>`
    select relname::text name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await sql.many<{ place: string }>`
      select ctid::text place from ${identifier(name)}
       where xmin::text::bigint > ${xid} or xmax::text::bigint > ${xid}`;
    if (rows.length > 0)
      found.set(
        name,
        rows.map(({ place }) => place),
      );
  }
  return found;
}

/** The accounts at which acts on different partners may meet: both have a limit. */
const meetingPoints = { capital: networkCapital.owner, promotions: networkPromotions.owner };

type Met = keyof typeof meetingPoints | 'another row';

/** Locks rows until it is released. */
async function hold(lock: (sql: Sql) => Promise<unknown>) {
  const locked = Promise.withResolvers<number>();
  const released = Promise.withResolvers<void>();
  const holding = server.db.owner.transaction(async (sql) => {
    await lock(sql);
    const self = await sql.one<{ pid: number }>`select pg_backend_pid() pid`;
    locked.resolve(self.pid);
    await released.promise;
  });
  const pid = await Promise.race([locked.promise, holding.then(() => 0)]);
  return {
    pid,
    release() {
      released.resolve();
      return holding;
    },
  };
}

const holdAllBut = (owners: readonly string[], rows: Rows) =>
  hold(async (sql) => {
    for (const [name, places] of rows) {
      const isOwned = name === 'wallet' || name === 'account';
      const isOther = isOwned ? fragment`owner <> all (${owners}::uuid[])` : fragment`true`;
      await sql`
        select from ${identifier(name)} where ctid = any (${places}::tid[]) and ${isOther}
           for no key update`;
    }
  });

const holdOwner = (owner: string) =>
  hold(async (sql) => {
    await sql`select from wallet where owner = ${owner} for no key update`;
    await sql`select from account where owner = ${owner} for no key update`;
  });

/**
 * What an act has to wait for while somebody else holds these rows, and the network's accounts. As
 * soon as it waits for one of those, that one is released, so that nothing behind it stays hidden.
 */
async function waitsOf(rows: Rows, act: ReadyAct): Promise<Met[]> {
  const holds = new Map<Met, Awaited<ReturnType<typeof hold>>>([
    ['another row', await holdAllBut(Object.values(meetingPoints), rows)],
    ['capital', await holdOwner(meetingPoints.capital)],
    ['promotions', await holdOwner(meetingPoints.promotions)],
  ]);
  const met: Met[] = [];
  let isOver = false;
  const doing = act.run().finally(() => {
    isOver = true;
  });
  doing.catch(() => {});
  while (!isOver) {
    for (const [name, { pid, release }] of holds) {
      const blocked = await server.db.owner.sql.count`
        select from pg_stat_activity where ${pid}::int = any (pg_blocking_pids(pid))`;
      if (blocked === 0) continue;
      met.push(name);
      holds.delete(name);
      await release();
    }
    await pause(20);
  }
  for (const { release } of holds.values()) await release();
  await doing;
  return met;
}

async function waitsByName(rows: Rows, acts: Acts): Promise<Record<string, Met[]>> {
  const waits: Record<string, Met[]> = {};
  for (const act of acts) {
    const met = await waitsOf(rows, act);
    if (met.length > 0) waits[act.name] = met;
  }
  return waits;
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
  const onPartners = transferKinds.filter((kind) => transferActs[kind] !== null);
  const expected = [...moneyRouteNames, ...onPartners];
  expect(expected.filter((name) => !(name in actsOnPartners))).toEqual([]);
  const none = transferKinds.filter((kind) => transferActs[kind] === null);
  expect(none.sort()).toEqual(
    [
      ...['acceptor-pay', 'capital-in', 'escrow-fund', 'escrow-return'],
      ...['promotion-fund', 'publisher-payout'],
    ].sort(),
  );
});

test('acts on different partners meet at the network’s capital and promotions, and nowhere else', {
  timeout: 240_000,
}, async () => {
  const { ours, theirs } = await readyActs();
  const rows = await rowsOf(ours);
  expect(rows.get('wallet')?.length).toBeGreaterThan(Object.keys(actsOnPartners).length);
  expect(await waitsByName(rows, theirs)).toEqual({
    'putPlan with a coupon': ['promotions'],
    'stopPlan with a coupon': ['promotions'],
    'startup-advance': ['capital'],
    'startup-return': ['capital'],
    returnStartup: ['capital'],
  });
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a naive act that takes the cash of the bank is caught', async () => {
  const naive = async (username: string) => {
    const { id } = await readyPartner(server, username, '0.00');
    const entry = makeEntry('escrow_fund', [[bankRail, 'cash', id, 'escrow', 5_000_000n]]);
    return { name: 'naive', partnerId: id, run: () => postAll(server.db, [entry]) };
  };
  const [one, other] = [await naive('naive-one'), await naive('naive-other')];
  expect(await waitsByName(await rowsOf([one]), [other])).toEqual({ naive: ['another row'] });
});
