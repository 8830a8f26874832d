import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { checkRoot, listRoots } from '#contract/ledger.ts';
import { checkHead } from '#contract/statement.ts';
import { wallet } from '#contract/wallet.ts';
import { noRoot, rootText } from '#domain/ledger/root.ts';
import { climb } from '#domain/ledger/test-climb.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { sha256 } from '../../platform/process/sha256.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createAuditor, startAuditor } from '../../proof/audit/auditor.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createDailyRoot, createRoot, findAnchor } from './root.ts';
import { depositTo, postAll } from './test-ledger.ts';

const secrets = createSecrets();
let server: TestServer;
let services: Parameters<typeof createRoot>[0];
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, secrets);
  services = { db: server.db, secrets, now: () => server.clock.now };
});
afterAll(() => server.close());

const rootsOf = async () => {
  const answer = await server.ask(listRoots, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};

async function admit(username: string) {
  const token = await server.admit(username);
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);
  return { token, id: info.data.id };
}

test('there is no root before there is money, and then at most one a day', async () => {
  expect(await createRoot(services)).toBeNull();
  await postAll(server.db, [depositTo(randomUUID(), 5_000_000n)]);
  await createDailyRoot(services);
  await createDailyRoot(services);
  expect((await rootsOf()).list).toHaveLength(1);
  server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000);
  await Promise.all([
    createDailyRoot(services),
    createDailyRoot(services),
    createDailyRoot(services),
  ]);
  expect((await rootsOf()).list).toHaveLength(2);
});

test('roots are public, chained and signed', async () => {
  await createRoot(services);
  const { network, list } = await rootsOf();
  for (const [at, one] of list.entries()) {
    const text = rootText({ ...one, network, at: new Date(one.at) });
    expect(one.hash).toBe(sha256(text));
    expect(one.previous).toBe(list[at + 1]?.hash ?? noRoot);
    const key = createPublicKey({
      format: 'jwk',
      key: { kty: 'OKP', crv: 'Ed25519', x: one.key },
    });
    const signature = Buffer.from(one.signature, 'base64url');
    expect(verify(null, Buffer.from(text), key, signature)).toBe(true);
  }
});

test('the next root covers every wallet, and only changed ones are written', async () => {
  const owners = Array.from({ length: 37 }, () => randomUUID());
  for (const owner of owners) await postAll(server.db, [depositTo(owner, 1_000_000n)]);
  const made = await createRoot(services);
  for (const owner of owners) {
    const anchor = await findAnchor(server.db, owner, 1);
    if (!anchor) throw new Error('There is no anchor');
    expect(climb({ owner, ...anchor.leaf }, anchor.path, sha256)).toBe(made?.root);
  }
  const [first = ''] = owners;
  await postAll(server.db, [depositTo(first, 1_000_000n)]);
  const next = await createRoot(services);
  if (!next) throw new Error('There is no new root');
  const { count } = await server.db.sql.one<{ count: bigint }>`
    select count(*) count from ledger_root_leaf where no = ${next.no}`;
  expect(count).toBe(1n);
  expect((await findAnchor(server.db, first, 2))?.no).toBe(next.no);
  expect((await findAnchor(server.db, first, 1))?.no).toBe(made?.no);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('the auditor signs a root when it found nothing wrong, and none when it did', async () => {
  const asked: string[] = [];
  const afterSound = async () => {
    asked.push('root');
  };
  const onProblem = (error: unknown) => asked.push(String(error));
  const auditor = startAuditor(server.db, () => server.clock.now, {
    onProblem,
    onSoundRound: afterSound,
  });
  await expect.poll(() => asked).toEqual(['root']);
  await auditor.close();
});

/** Deletes a wallet's newest entry without leaving a trace in any ledger table. */
async function cutTail(sql: Sql, owner: string): Promise<void> {
  const { id } = await sql.one<{ id: string }>`
    select entry_id id from record where owner = ${owner} order by seq desc limit 1`;
  await sql`
    update account a set balance = balance - p.amount, turn = a.turn - 1 from posting p
     where p.entry_id = ${id} and a.owner = p.owner and a.pocket = p.pocket`;
  await sql`delete from posting where entry_id = ${id}`;
  await sql`
    update wallet w set seq = r.seq - 1, head = r.previous, at = (select e.at from record b
       join entry e on e.id = b.entry_id where b.owner = r.owner and b.seq = r.seq - 1)
      from record r where r.entry_id = ${id} and w.owner = r.owner`;
  await sql`delete from audited where owner in (select owner from record where entry_id = ${id})`;
  await sql`delete from record where entry_id = ${id}`;
  await sql`delete from entry where id = ${id}`;
}

test('a superuser who cuts history without a trace is caught by a root or head that a client holds', async () => {
  const { id, token } = await admit('holder');
  await postAll(server.db, [depositTo(id, 3_000_000n)]);
  await postAll(server.db, [depositTo(id, 4_000_000n)]);
  await createAuditor(server.db, () => server.clock.now).checkNew();
  const kept = await createRoot(services);
  const seen = await server.ask(wallet, {}, { token });
  if (seen.code !== 200 || !kept) throw new Error('nothing to keep');
  const { head } = seen.data;
  const ask = async () => ({
    head: await server.ask(checkHead, { seq: String(head.seq), hash: head.hash }, { token }),
    root: await server.ask(checkRoot, { no: String(kept.no), hash: kept.hash }),
  });
  expect(await ask()).toMatchObject({
    head: { data: { isPartOfChain: true } },
    root: { data: { isPartOfChain: true, latest: { seq: kept.no, hash: kept.hash } } },
  });

  // If only the books are changed, our own auditor notices by the leaves of the root.
  await changeUnguarded(server.db.owner, (sql) => cutTail(sql, id));
  expect((await auditAll(server.db.sql)).findings).toContainEqual({
    what: 'a wallet is not as a root has it',
    where: id,
  });
  // If the roots are rebuilt and signed with the real key too, nothing in the database shows it.
  await changeUnguarded(server.db.owner, async (sql) => {
    for (const table of ['ledger_root_leaf', 'liability_leaf', 'liability_day', 'ledger_root']) {
      await sql`delete from ${identifier(table)} where no = ${kept.no}`;
    }
  });
  const forged = await createRoot(services);
  expect(forged?.no).toBe(kept.no);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
  // Anyone who kept a head or a root can tell.
  expect(await ask()).toMatchObject({
    head: { data: { isPartOfChain: false } },
    root: { data: { isPartOfChain: false } },
  });
});
