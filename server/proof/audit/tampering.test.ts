import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSeed } from '#domain/test-seed.ts';
import { tellStory } from '../../books/ledger/test-ledger.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/database.ts';
import { type Sql, toStatement } from '../../platform/database/sql.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { auditAll } from './audit-all.ts';
import { createAuditor } from './auditor.ts';

// `npm run test:long` tries 1,000 of them.
const tamperings = process.env.LONG ? 1_000 : 120;
const seed = testSeed;

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  await tellStory(db, [randomUUID(), randomUUID()]);
  // The auditor has seen the books once, so it knows how long each chain was.
  expect((await createAuditor(db, () => new Date()).checkNew()).findings).toEqual([]);
});
afterAll(() => db.close());

type Table = 'posting' | 'account' | 'entry' | 'record' | 'wallet' | 'pocket';
type Edit = (row: (table: Table) => Fragment) => Fragment;

/** Each edit changes one row, picked by position, as someone with full database access could. */
const edits = {
  'the amount of a posting': (row) =>
    fragment`update posting set amount = amount + 1 where ctid = ${row('posting')}`,
  'the sign of a posting': (row) =>
    fragment`update posting set amount = -amount where ctid = ${row('posting')}`,
  'what a posting left': (row) => fragment`
    update posting set balance_after = balance_after - 1
    where ctid = ${row('posting')}`,
  'whose posting it is': (row) =>
    fragment`update posting set owner = gen_random_uuid() where ctid = ${row('posting')}`,
  'two postings, so that the sum holds': (row) => fragment`
    update posting p set amount = p.amount
      + case when p.ctid = ${row('posting')} then 1 else -1 end
    where p.ctid = ${row('posting')} or p.ctid = (select o.ctid from posting o
      where o.entry_id = (select entry_id from posting where ctid = ${row('posting')})
        and o.ctid <> ${row('posting')} limit 1)`,
  'a posting and its balance, as if it had been more': (row) => fragment`
    with more as (
      update posting set amount = amount + 1, balance_after = balance_after + 1
       where ctid = ${row('posting')} returning owner, pocket)
    update account a set balance = balance + 1 from more
     where a.owner = more.owner and a.pocket = more.pocket`,
  'a balance': (row) =>
    fragment`
      update account set balance = balance + sign(balance + 0.5) where ctid = ${row('account')}`,
  'the number of postings': (row) =>
    fragment`update account set turn = turn + 1 where ctid = ${row('account')}`,
  when: (row) =>
    fragment`update entry set at = at - interval '1 millisecond' where ctid = ${row('entry')}`,
  'what kind': (row) => fragment`
    update entry set kind = case kind when 'deposit' then 'settle' else 'deposit' end
    where ctid = ${row('entry')}`,
  'the remark': (row) =>
    fragment`update entry set remark = concat(remark, '.') where ctid = ${row('entry')}`,
  'the cause': (row) =>
    fragment`update entry set cause = cause || '{"plan":"another"}' where ctid = ${row('entry')}`,
  'the request': (row) =>
    fragment`update entry set request_key = gen_random_uuid() where ctid = ${row('entry')}`,
  'the id of an entry': (row) =>
    fragment`update entry set id = gen_random_uuid() where ctid = ${row('entry')}`,
  'a hash': (row) => fragment`update record set hash = sha256(hash) where ctid = ${row('record')}`,
  'the hash before': (row) =>
    fragment`update record set previous = sha256(previous) where ctid = ${row('record')}`,
  'the entry of a record': (row) => fragment`
    update record set entry_id = (select id from entry
      where id <> entry_id order by id limit 1) where ctid = ${row('record')}`,
  'the place of a record': (row) =>
    fragment`update record set seq = seq + 1000 where ctid = ${row('record')}`,
  'the order of two records': (row) => fragment`
    update record r set entry_id = o.entry_id, hash = o.hash
    from record o where r.owner = o.owner and abs(r.seq - o.seq) = 1
      and r.owner = (select owner from record
      where ctid = ${row('record')}) and least(r.seq, o.seq) = 1`,
  'the order of two entries': (row) => fragment`
    update posting set turn = case turn when 1 then 2 else 1 end + 1000
    where turn in (1, 2) and (owner, pocket) in (select owner, pocket from posting
      where turn = 2 and amount <> balance_after / 2 and owner = (select owner from record
        where ctid = ${row('record')}) limit 1)`,
  'the end of a wallet': (row) =>
    fragment`update wallet set head = sha256(head) where ctid = ${row('wallet')}`,
  'the length of a wallet': (row) =>
    fragment`update wallet set seq = seq + 1 where ctid = ${row('wallet')}`,
  'the time of a wallet': (row) =>
    fragment`update wallet set at = at + interval '1 hour' where ctid = ${row('wallet')}`,
  'an entry, deleted': (row) => fragment`delete from entry where ctid = ${row('entry')}`,
  'a posting, deleted': (row) => fragment`delete from posting where ctid = ${row('posting')}`,
  'a record, deleted': (row) => fragment`delete from record where ctid = ${row('record')}`,
  'an account, deleted': (row) => fragment`delete from account where ctid = ${row('account')}`,
  'a wallet, deleted': (row) => fragment`delete from wallet where ctid = ${row('wallet')}`,
  'a whole entry, deleted': (row) => fragment`
    with gone as (
        delete from entry where ctid = ${row('entry')} returning id),
      lines as (delete from posting using gone where entry_id = gone.id)
    delete from record using gone where entry_id = gone.id`,
  'the tail of a chain, cut': (row) => fragment`
    delete from record r using (select * from record
      where ctid = ${row('record')}) o where r.owner = o.owner and r.seq >= o.seq`,
  'the tail of a chain, cut with its head': (row) => fragment`
    with cut as (delete from record r
        using (select * from record where ctid = ${row('record')}) o
        where r.owner = o.owner and r.seq >= o.seq returning r.owner, r.seq, r.previous)
    update wallet w set seq = cut.seq - 1, head = cut.previous from cut
     where w.owner = cut.owner and cut.seq = (select min(seq) from cut)
       and (cut.seq > 1 or w.at is null)`,
  'a posting, added': (row) => fragment`
    insert into posting select owner, pocket, turn + 1000, entry_id, amount,
      balance_after from posting where ctid = ${row('posting')}`,
  'a pair of postings, added': (row) => fragment`
    insert into posting select owner, pocket, turn + 1000 * n, entry_id, amount * n,
      balance_after from posting, (values (1), (-1)) v (n) where ctid = ${row('posting')}
      and n > 0 union all select owner, pocket, turn + 2000, entry_id, -amount, balance_after
      from posting where ctid = ${row('posting')}`,
  'an entry, added': (row) => fragment`
    insert into entry
    select gen_random_uuid(), kind, at, null, cause, remark, null
      from entry where ctid = ${row('entry')}`,
  'a record, added': (row) => fragment`
    insert into record select owner, (select max(seq) + 1 from record r
      where r.owner = o.owner), entry_id, sha256(hash), hash
    from record o where ctid = ${row('record')}`,
  'the chart of accounts': (row) =>
    fragment`update pocket set is_asset = not is_asset where ctid = ${row('pocket')}`,
} satisfies Record<string, Edit>;

async function placesOf(sql: Sql): Promise<Map<Table, string[]>> {
  const places = new Map<Table, string[]>();
  for (const table of ['posting', 'account', 'entry', 'record', 'wallet', 'pocket'] as const) {
    const rows = await sql.many<{ place: string }>`
      select ctid::text place from ${identifier(table)} order by ctid`;
    places.set(
      table,
      rows.map(({ place }) => place),
    );
  }
  return places;
}

class Undo extends Error {}

test(`${tamperings} tamperings by someone who controls the database are found (SEED=${seed})`, {
  timeout: 120_000,
}, async () => {
  const places = await placesOf(db.owner.sql);
  const names = Object.keys(edits) as (keyof typeof edits)[];
  const unseen: string[] = [];
  const happened = new Set<string>();
  let changed = 0;
  let state = seed;
  for (let at = 0; changed < tamperings; at += 1) {
    if (at > tamperings * 3) throw new Error('Too many tamperings change nothing');
    const name = names[at % names.length] as keyof typeof edits;
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const statement = edits[name]((table) => {
      const rows = places.get(table) ?? [];
      return fragment`${rows[(state >> 8) % rows.length] ?? ''}::tid`;
    });
    const tampering = changeUnguarded(db.owner, async (sql) => {
      const edited = await sql.count`${statement}`.catch((error: Error) => {
        if (/violates (unique|check)/.test(error.message)) throw new Undo();
        throw new Error(`${name}: ${error.message}`);
      });
      if (edited === 0) throw new Undo();
      changed += 1;
      happened.add(name);
      if ((await auditAll(sql)).findings.length === 0)
        unseen.push(`${name}: ${toStatement(statement).text}`);
      throw new Undo();
    });
    await tampering.catch((error) => {
      if (!(error instanceof Undo)) throw error;
    });
  }
  expect(unseen).toEqual([]);
  expect([...happened].sort()).toEqual([...names].sort());
  expect((await auditAll(db.owner.sql)).findings).toEqual([]);
});
