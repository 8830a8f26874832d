import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { fragment, identifier, literal } from '../../platform/database/database.ts';
import { openDb } from '../../platform/database/db.ts';
import { runtimeRole } from '../../platform/database/runtime-role.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { depositTo, postAll, rail, tellStory } from './test-ledger.ts';

let db: TestDb;
const partner = randomUUID();
beforeAll(async () => {
  db = await createTestDb();
  await tellStory(db, [partner]);
  await db.owner.sql`
    insert into ledger_stop (at, why, lifted_at, lifted_by) values (now(), 'a', now(), 'b')`;
  await db.owner.sql`insert into audited select owner, seq, head from wallet`;
});
afterAll(() => db.close());

const tables = [
  ...['entry', 'posting', 'record', 'account', 'wallet', 'pocket', 'ledger_stop', 'audited'],
  ...['schema_file', 'installation', 'configuration', 'idempotency_key', 'audit'],
];

async function readEverything(): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const rows = await db.owner.sql.many<{ row: string }>`
      select t::text "row" from ${identifier(table)} t`;
    texts.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  const schema = await db.owner.sql.one<{ text: string }>`
    select string_agg(concat(tgname, tgenabled), ',' order by tgname) "text" from pg_trigger
     where not tgisinternal`;
  return [...texts.sort(), schema.text].join('\n');
}

const none = fragment`'{}', '{}', '{}', '{}', '{}', '{}', '{}'`;
const balanceOnly = (amount: number) => fragment`
  select post_entries(${none}, array[gen_random_uuid()], array[${literal(partner)}]::uuid[],
    array['available'], array[5], array[${literal(amount)}], array[999999999], '{}', '{}', '{}',
    '{}', '{}')`;

const forbidden = [
  // Changing a balance or its postings.
  fragment`update account set balance = balance + 1000000`,
  fragment`update account set balance = 0 where pocket = 'payout'`,
  fragment`update account set turn = turn + 1`,
  fragment`insert into account values (${literal(randomUUID())}, 'available', 'credit', 5, 0)`,
  fragment`
    insert into account values (${literal(partner)}, 'exchange', 'credit', 5, 0)
        on conflict (owner, pocket) do update set balance = 5`,
  fragment`delete from account`,
  fragment`update wallet set seq = 0`,
  fragment`update wallet set head = sha256('x')`,
  fragment`delete from wallet`,
  fragment`insert into wallet values (gen_random_uuid(), 0, sha256('x'), null)`,
  balanceOnly(1_000_000),
  balanceOnly(-1),
  // Rewriting history.
  fragment`update posting set amount = amount * 2`,
  fragment`update posting set balance_after = 0`,
  fragment`delete from posting`,
  fragment`truncate posting`,
  fragment`
    insert into posting select ${literal(partner)}, 'available', 99, id, 1, 1 from entry limit 1`,
  fragment`update entry set at = now(), remark = 'never happened'`,
  fragment`update entry set kind = 'deposit'`,
  fragment`delete from entry`,
  fragment`truncate entry cascade`,
  fragment`
    insert into entry (id, kind, at, cause) values (gen_random_uuid(), 'deposit', now(), '{}')`,
  fragment`update record set hash = sha256('x')`,
  fragment`delete from record where seq > 3`,
  fragment`truncate record`,
  fragment`insert into record select owner, 999, entry_id, hash, previous from record limit 1`,
  // Removing the guards.
  fragment`alter table posting disable trigger all`,
  fragment`drop trigger append_only on record`,
  fragment`alter table account drop constraint balance_keeps_its_side`,
  fragment`set session_replication_role = replica`,
  fragment`update pocket set side = 'debit'`,
  fragment`
    create or replace function refuse_change() returns trigger language sql as $$ select null $$`,
  fragment`drop function post_entries`,
  fragment`drop table posting`,
  fragment`alter table account owner to ${identifier(runtimeRole)}`,
  fragment`alter role ${identifier(runtimeRole)} superuser`,
  fragment`set role reachbook`,
  fragment`set session authorization reachbook`,
  fragment`create temporary table account (owner uuid)`,
  fragment`create table public.mine (owner uuid)`,
  // Hiding the auditor's findings, or whether the database is a demo.
  fragment`update ledger_stop set lifted_at = null, lifted_by = null`,
  fragment`delete from ledger_stop`,
  fragment`update audited set seq = 0`,
  fragment`delete from audited`,
  fragment`delete from audit`,
  fragment`update installation set mode = 'live'`,
  fragment`update configuration set body = '{}'`,
  fragment`insert into schema_file values ('0000.sql', 'x')`,
];

test.each(forbidden.map((statement) => [toStatement(statement).text, statement] as const))(
  'the running server cannot: %s',
  async (_, statement) => {
    const before = await readEverything();
    await expect(db.sql`${statement}`).rejects.toThrow();
    expect(await readEverything()).toBe(before);
  },
);

test('the running server cannot switch to another role', async () => {
  const single = openDb(db.url, { connectionsMax: 1 });
  await single.sql`reset role`;
  await single.sql`reset session authorization`;
  const who = await single.sql.maybeOne`select current_user as now, session_user as first`;
  expect(who).toEqual({ now: runtimeRole, first: runtimeRole });
  await expect(single.sql`update account set balance = 1`).rejects.toThrow('permission denied');
  await single.close();
});

test.each(['entry', 'posting', 'record'])('not even the owner rewrites %s', async (name) => {
  const table = identifier(name);
  const column = identifier(name === 'entry' ? 'kind' : 'entry_id');
  for (const statement of [
    fragment`update ${table} set ${column} = ${column}`,
    fragment`delete from ${table}`,
    fragment`truncate ${table} cascade`,
  ]) {
    await expect(db.owner.sql`${statement}`).rejects.toThrow('never changed or deleted');
  }
});

test('a stored reply never changes', async () => {
  await db.sql`insert into idempotency_key values ('k', 'q', '"first"', now())`;
  await expect(db.sql`update idempotency_key set reply = '"second"'`).rejects.toThrow();
  await expect(db.sql`update idempotency_key set key = 'other'`).rejects.toThrow(
    'permission denied',
  );
  await expect(db.sql`delete from idempotency_key`).rejects.toThrow('permission denied');
});

test('the owner acting as the runtime role has its rights and no more', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = new URL(db.url).pathname;
  const taken = openDb(url.href, { role: runtimeRole, connectionsMax: 1 });
  await postAll(taken, [depositTo(partner, 5n)]);
  await expect(taken.sql`update account set balance = 1`).rejects.toThrow('permission denied');
  await taken.close();
});

test('an entry that is in no chain is refused, whoever calls', async () => {
  const held = await db.sql.maybeOne<{
    turn: bigint;
    balance: bigint;
    cash: bigint;
    times: bigint;
  }>`
    select a.turn, a.balance, c.balance cash, c.turn times from account a, account c
     where a.owner = ${partner} and a.pocket = 'available' and c.owner = ${rail}
       and c.pocket = 'cash'`;
  if (!held) throw new Error('The story has no partner');
  const [id, before] = [randomUUID(), await readEverything()];
  const unchained = db.sql.many`
    select post_entries(array[${id}::uuid], array['deposit'], array[now()::date]::timestamptz[],
      array[null], array['{}']::jsonb[], array[null], array[null]::uuid[],
      array[${id}, ${id}]::uuid[], array[${partner}, ${rail}]::uuid[],
      array['available', 'cash'], array[${held.turn}::bigint + 1, ${held.times}::bigint + 1],
      array[7, -7], array[${held.balance}::bigint + 7, ${held.cash}::bigint - 7], '{}', '{}',
      '{}', '{}', '{}')`;
  await expect(unchained).rejects.toThrow('is in no chain');
  expect(await readEverything()).toBe(before);
});
