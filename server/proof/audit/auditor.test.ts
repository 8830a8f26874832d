import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { integrity } from '#contract/ledger.ts';
import {
  balanceOf,
  depositTo,
  payoutOf,
  postAll,
  publisher,
  tellStory,
} from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { openDb } from '../../platform/database/db.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { liftStop } from './audit-round-store.ts';
import { balanceParts, createAuditor, startAuditor } from './auditor.ts';

let server: TestServer;
const partners = [randomUUID(), randomUUID()];
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());
beforeEach(() => liftStop(server.db.owner.sql, 'a test', now()));

const now = () => new Date();
const auditor = () => createAuditor(server.db, now);

/** Changes a balance behind the server's back. */
const addTo = (owner: string, pocket: string, amount: number) =>
  server.db.owner.sql`
    update account set balance = balance + ${amount}
     where owner = ${owner} and pocket = ${pocket}`;

async function readIntegrity() {
  const answer = await server.ask(integrity, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

test('before the first run the public call says that nothing was verified yet', async () => {
  expect(await readIntegrity()).toEqual({
    lastRunAt: null,
    checkedEntries: 0,
    isSound: true,
    findings: 0,
    heads: 0,
  });
});

test('everyone can read when the books were last verified and how much of them', async () => {
  await tellStory(server.db, partners);
  const { checkedEntries, findings } = await auditor().checkNew();
  expect(findings).toEqual([]);
  const row = await server.db.sql.one<{ count: bigint }>`select count(*) from entry`;
  expect(checkedEntries).toBe(Number(row.count));
  expect(await readIntegrity()).toMatchObject({ checkedEntries, isSound: true, heads: 7 });
  expect((await auditor().checkNew()).checkedEntries).toBe(0);
  expect((await auditor().checkAll()).checkedEntries).toBe(checkedEntries);
});

test('a new entry is verified within a moment, and a wrong balance found', async () => {
  const [partner = ''] = partners;
  const running = startAuditor(server.db, now, {
    passMs: 20,
    roundMs: 100,
    onProblem: (error) => expect(error).toBeNull(),
  });
  const before = (await readIntegrity()).checkedEntries;
  await postAll(server.db, [depositTo(partner, 7n)]);
  const checked = async () => (await readIntegrity()).checkedEntries;
  await expect.poll(checked).toBeGreaterThan(before);
  expect((await readIntegrity()).isSound).toBe(true);
  await addTo(partner, 'available', 1);
  await expect.poll(async () => (await readIntegrity()).isSound).toBe(false);
  await running.close();
  await addTo(partner, 'available', -1);
});

test('after a finding no money moves, in any process, until people lift the stop', async () => {
  const [partner = ''] = partners;
  await addTo(partner, 'payout_fee', 1);
  await auditor().checkAll();
  await addTo(partner, 'payout_fee', -1);
  const before = await balanceOf(server.db, partner, 'available');
  const elsewhere = openDb(server.db.url, { connectionsMax: 1 });
  for (const db of [server.db, elsewhere]) {
    await expect(postAll(db, [payoutOf(partner, 1n)])).rejects.toMatchObject({
      reason: 'ledger_stopped',
    });
  }
  await elsewhere.close();
  expect(await balanceOf(server.db, partner, 'available')).toBe(before);
  const told = await readIntegrity();
  expect(told.isSound).toBe(false);
  expect(told.findings).toBeGreaterThan(0);
  await expect(liftStop(server.db.sql, 'the server', now())).rejects.toThrow('permission denied');
  expect(await liftStop(server.db.owner.sql, 'a person', now())).toBe(1);
  await postAll(server.db, [payoutOf(partner, 1n)]);
});

// `npm run test:long` tries a hundred.
const wrongBalances = process.env.LONG ? 100 : 20;

test(`${wrongBalances} wrong balances are all found, each by one walk through the books`, async () => {
  const accounts = await server.db.sql.many<{ owner: string; pocket: string }>`
    select owner, pocket from account order by owner, pocket`;
  let found = 0;
  for (let at = 0; at < wrongBalances; at += 1) {
    const { owner = '', pocket = '' } = accounts[at % accounts.length] ?? {};
    const by = pocket === 'cash' ? -1 - at : 1 + at;
    await addTo(owner, pocket, by);
    const { findings } = await auditor().checkAll();
    if (findings.some(({ where }) => where === `${owner} ${pocket}`)) found += 1;
    await addTo(owner, pocket, -by);
  }
  expect(found).toBe(wrongBalances);
});

test('a wrong balance is found by checking a share of wallets in each pass, without a full round', async () => {
  // More wallets than one pass checks, so that several passes are needed.
  const many = Array.from({ length: 250 }, () => randomUUID());
  await postAll(
    server.db,
    many.map((owner) => depositTo(owner, 3n)),
  );
  // New entries are checked anyway; only the balance passes can notice later changes.
  expect((await auditor().checkNew()).findings).toEqual([]);
  for (const owner of [many[0] ?? '', many[125] ?? '', many[249] ?? '']) {
    const walking = auditor();
    await addTo(owner, 'available', 1);
    const found: string[] = [];
    for (let pass = 0; pass < balanceParts; pass += 1) {
      expect((await walking.checkNew()).findings).toEqual([]);
      found.push(...(await walking.checkBalances()).findings.map(({ where }) => where));
    }
    expect(found).toContain(`${owner} available`);
    expect((await readIntegrity()).isSound).toBe(false);
    await addTo(owner, 'available', -1);
    await liftStop(server.db.owner.sql, 'a test', now());
  }
  const sound = auditor();
  for (let pass = 0; pass < balanceParts; pass += 1) {
    expect((await sound.checkBalances()).findings).toEqual([]);
  }
});

test('the auditor notices a chain whose end was cut off so that all the rest adds up', async () => {
  await changeUnguarded(server.db.owner, async (sql) => {
    const { entryId } = await sql.one<{ entryId: string }>`
      select entry_id from record where owner = ${publisher} order by seq desc limit 1`;
    await sql`
      update account a set balance = balance - p.amount, turn = a.turn - 1 from posting p
       where p.entry_id = ${entryId} and a.owner = p.owner and a.pocket = p.pocket`;
    for (const table of [fragment`posting`, fragment`record`]) {
      await sql`delete from ${table} where entry_id = ${entryId}`;
    }
    await sql`delete from entry where id = ${entryId}`;
    await sql`
      update wallet w set seq = r.seq, head = r.hash, at = e.at
        from record r join entry e on e.id = r.entry_id
       where w.owner = ${publisher} and r.owner = w.owner and r.seq = w.seq - 1`;
  });
  for (const check of [auditor().checkNew(), auditor().checkAll()]) {
    expect((await check).findings.map(({ where }) => where)).toContain(publisher);
  }
  // An auditor without its memory of the chain could not have known.
  await changeUnguarded(server.db.owner, (sql) => sql`delete from audited`);
  expect((await auditor().checkAll()).findings).toEqual([]);
});

test('entries posted while the auditor reads never look like errors', async () => {
  await liftStop(server.db.owner.sql, 'a test', now());
  let isDone = false;
  const posting = Promise.all(
    partners.map(async (partner) => {
      while (!isDone) {
        await postAll(server.db, [depositTo(partner, 5n), payoutOf(partner, 1n)]);
      }
    }),
  );
  const findings: unknown[] = [];
  for (let round = 0; round < 8; round += 1) {
    findings.push(...(await auditor().checkNew()).findings);
    findings.push(...(await auditor().checkAll()).findings);
  }
  isDone = true;
  await posting;
  expect(findings).toEqual([]);
});
