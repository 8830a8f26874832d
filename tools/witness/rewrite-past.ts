import { entryHash, recordLine } from '#domain/ledger/record-line.ts';
import { noRoot, rootText } from '#domain/ledger/root.ts';
import { listChainRecords } from '../../server/books/ledger/chain-store.ts';
import { buildSumTree, findLiabilityDay } from '../../server/books/ledger/liability-store.ts';
import { buildTree, listRootsAfter } from '../../server/books/ledger/root-store.ts';
import type { Sql } from '../../server/platform/database/sql.ts';
import type { TestDb } from '../../server/platform/database/test-db.ts';
import { changeUnguarded } from '../../server/platform/database/test-unguarded.ts';
import { sha256 } from '../../server/platform/process/sha256.ts';
import type { Secrets } from '../../server/platform/settings/secrets.ts';
import { getSettings } from '../../server/platform/settings/settings-store.ts';
import { getSigner } from '../../server/platform/settings/signing-keys.ts';
import { liveADay } from './witnessed-network.ts';

interface Forger {
  readonly db: TestDb;
  readonly secrets: Secrets;
  readonly now: () => Date;
}

/**
 * What a network's operator with the database and the signing key could do: change one old entry,
 * and recompute and re-sign every hash, root and checkpoint after it.
 */
export async function rewritePast({ db, secrets, now }: Forger, partnerId: string): Promise<void> {
  const signer = await getSigner(db.sql, secrets);
  const { name: network } = (await getSettings(db.sql)).installation;
  await changeUnguarded(db.owner, async (sql) => {
    await sql`
      update entry set remark = 'It was never more than this.' where id =
       (select entry_id from record where owner = ${partnerId} order by seq limit 1)`;
    const owners = await sql.many<{ owner: string }>`select distinct owner from record`;
    for (const { owner } of owners) await rehash(sql, owner);
    await sql`
      update ledger_root_leaf l set head = r.hash from record r
       where r.owner = l.owner and r.seq = l.seq`;
    let previous = noRoot;

    for (const root of await listRootsAfter(sql, 0)) {
      const { tree } = await buildTree(sql, root.no);
      const day = await findLiabilityDay(sql, root.no);
      if (!day) throw new Error(`Root ${root.no} has no tree of liabilities`);

      // Liability leaves contain the heads of the chains.
      const owed = { ...root.liabilities, root: (await buildSumTree(sql, root.no, day)).root };
      const facts = {
        ...{ ...root, network, root: tree.root, previous, key: signer.key },
        liabilities: owed,
      };
      const text = rootText(facts);
      previous = sha256(text);
      await sql`
        update ledger_root set root = decode(${tree.root}, 'hex'),
          previous = decode(${facts.previous}, 'hex'),
          hash = decode(${previous}, 'hex'), key = ${signer.key}, signature = ${signer.sign(text)},
          liability_root = decode(${owed.root}, 'hex') where no = ${root.no}`;
      await sql`update log_leaf set text = ${text} where kind = 'root' and no = ${root.no}`;
    }

    await sql`delete from cosignature`;
    await sql`delete from log_checkpoint`;
  });
  await liveADay({ db, secrets, now }, partnerId);
}

async function rehash(sql: Sql, owner: string): Promise<void> {
  let hash: string | null = null;
  for (const record of await listChainRecords(sql, [{ owner, seq: 0 }])) {
    const { seq, entry } = record;
    if (!entry) throw new Error('There is no entry');

    const previous: string = hash ?? record.previous;
    hash = sha256(recordLine(entry, { owner, seq, previous }, entryHash(entry, sha256)));
    await sql`
      update record set hash = decode(${hash}, 'hex'), previous = decode(${previous}, 'hex')
       where owner = ${owner} and seq = ${seq}`;
    await sql`
      update wallet set head = decode(${hash}, 'hex') where owner = ${owner} and seq = ${seq}`;
  }
}
