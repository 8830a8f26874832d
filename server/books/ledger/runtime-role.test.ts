import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDb } from '../../platform/database/db.ts';
import { runtimeRole } from '../../platform/database/runtime-role.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { depositTo, postAll, rail, tellStory } from './test-ledger.ts';

let db: TestDb;
const partner = randomUUID();
beforeAll(async () => {
  db = await createTestDb();
  await tellStory(db, [partner]);
  await db.owner.sql(
    "insert into ledger_stop (at, why, lifted_at, lifted_by) values (now(), 'a', now(), 'b')",
  );
  await db.owner.sql('insert into audited select owner, seq, head from wallet');
});
afterAll(() => db.close());

const tables = [
  ...['entry', 'posting', 'record', 'account', 'wallet', 'pocket', 'ledger_stop', 'audited'],
  ...['schema_file', 'installation', 'configuration', 'idempotency_key', 'audit'],
];

async function readEverything(): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const rows = await db.owner.sql<{ row: string }>(`select t::text "row" from ${table} t`);
    texts.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  const [schema] = await db.owner.sql<{ text: string }>(
    `select string_agg(concat(tgname, tgenabled), ',' order by tgname) "text" from pg_trigger
      where not tgisinternal`,
  );
  return [...texts.sort(), schema?.text].join('\n');
}

const none = "'{}', '{}', '{}', '{}', '{}', '{}', '{}'";
const balanceOnly = (amount: number) => `select post_entries(${none}, array[gen_random_uuid()],
  array['${partner}']::uuid[], array['available'], array[5], array[${amount}], array[999999999],
  '{}', '{}', '{}', '{}', '{}')`;

test.each([
  // Changing a balance or its postings.
  ['update account set balance = balance + 1000000'],
  ["update account set balance = 0 where pocket = 'payout'"],
  ['update account set turn = turn + 1'],
  [`insert into account values ('${randomUUID()}', 'available', 'credit', 5, 0)`],
  [
    `insert into account values ('${partner}', 'exchange', 'credit', 5, 0)
    on conflict (owner, pocket) do update set balance = 5`,
  ],
  ['delete from account'],
  ['update wallet set seq = 0'],
  ["update wallet set head = sha256('x')"],
  ['delete from wallet'],
  [`insert into wallet values (gen_random_uuid(), 0, sha256('x'), null)`],
  [balanceOnly(1_000_000)],
  [balanceOnly(-1)],
  // Rewriting history.
  ['update posting set amount = amount * 2'],
  ['update posting set balance_after = 0'],
  ['delete from posting'],
  ['truncate posting'],
  [`insert into posting select '${partner}', 'available', 99, id, 1, 1 from entry limit 1`],
  ["update entry set at = now(), remark = 'never happened'"],
  ["update entry set kind = 'deposit'"],
  ['delete from entry'],
  ['truncate entry cascade'],
  ["insert into entry (id, kind, at, cause) values (gen_random_uuid(), 'deposit', now(), '{}')"],
  ["update record set hash = sha256('x')"],
  ['delete from record where seq > 3'],
  ['truncate record'],
  [`insert into record select owner, 999, entry_id, hash, previous from record limit 1`],
  // Removing the guards.
  ['alter table posting disable trigger all'],
  ['drop trigger record_is_append_only on record'],
  ['alter table account drop constraint balance_keeps_its_side'],
  ['set session_replication_role = replica'],
  ["update pocket set side = 'debit'"],
  ['create or replace function refuse_change() returns trigger language sql as $$ select null $$'],
  ['drop function post_entries'],
  ['drop table posting'],
  [`alter table account owner to ${runtimeRole}`],
  [`alter role ${runtimeRole} superuser`],
  ['set role reachbook'],
  ['set session authorization reachbook'],
  ['create temporary table account (owner uuid)'],
  ['create table public.mine (owner uuid)'],
  // Hiding the auditor's findings, or whether the database is a demo.
  ['update ledger_stop set lifted_at = null, lifted_by = null'],
  ['delete from ledger_stop'],
  ['update audited set seq = 0'],
  ['delete from audited'],
  ['delete from audit'],
  ["update installation set mode = 'live'"],
  ["update configuration set body = '{}'"],
  ["insert into schema_file values ('0000.sql', 'x')"],
])('the running server cannot: %s', async (statement) => {
  const before = await readEverything();
  await expect(db.sql(statement)).rejects.toThrow();
  expect(await readEverything()).toBe(before);
});

test('the running server cannot switch to another role', async () => {
  const single = openDb(db.url, { connectionsMax: 1 });
  await single.sql('reset role');
  await single.sql('reset session authorization');
  const [who] = await single.sql('select current_user as now, session_user as first');
  expect(who).toEqual({ now: runtimeRole, first: runtimeRole });
  await expect(single.sql('update account set balance = 1')).rejects.toThrow('permission denied');
  await single.close();
});

test.each(['entry', 'posting', 'record'])('not even the owner rewrites %s', async (table) => {
  const column = table === 'entry' ? 'kind' : 'entry_id';
  for (const statement of [
    `update ${table} set ${column} = ${column}`,
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]) {
    await expect(db.owner.sql(statement)).rejects.toThrow('never changed or deleted');
  }
});

test('a stored reply never changes', async () => {
  await db.sql("insert into idempotency_key values ('k', 'q', '\"first\"', now())");
  await expect(db.sql('update idempotency_key set reply = \'"second"\'')).rejects.toThrow();
  await expect(db.sql("update idempotency_key set key = 'other'")).rejects.toThrow(
    'permission denied',
  );
  await expect(db.sql('delete from idempotency_key')).rejects.toThrow('permission denied');
});

test('the owner acting as the runtime role has its rights and no more', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = new URL(db.url).pathname;
  const taken = openDb(url.href, { role: runtimeRole, connectionsMax: 1 });
  await postAll(taken, [depositTo(partner, 5n)]);
  await expect(taken.sql('update account set balance = 1')).rejects.toThrow('permission denied');
  await taken.close();
});

test('an entry that is in no chain is refused, whoever calls', async () => {
  const [held] = await db.sql<{ turn: bigint; balance: bigint; cash: bigint; times: bigint }>(
    `select a.turn, a.balance, c.balance cash, c.turn times from account a, account c
      where a.owner = $1 and a.pocket = 'available' and c.owner = $2 and c.pocket = 'cash'`,
    [partner, rail],
  );
  if (!held) throw new Error('The story has no partner');
  const [id, before] = [randomUUID(), await readEverything()];
  const unchained = db.sql(
    `select post_entries(array[$1::uuid], array['deposit'], array[now()::date]::timestamptz[],
       array[null], array['{}']::jsonb[], array[null], array[null]::uuid[], array[$1, $1]::uuid[],
       array[$2, $3]::uuid[], array['available', 'cash'], array[$4::bigint + 1, $5::bigint + 1],
       array[7, -7], array[$6::bigint + 7, $7::bigint - 7], '{}', '{}', '{}', '{}', '{}')`,
    [id, partner, rail, held.turn, held.times, held.balance, held.cash],
  );
  await expect(unchained).rejects.toThrow('is in no chain');
  expect(await readEverything()).toBe(before);
});
