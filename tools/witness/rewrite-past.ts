import { entryHash, recordLine } from '#domain/ledger/record-line.ts';
import { noRoot, rootText } from '#domain/ledger/root.ts';
import { listChainRecords } from '../../server/books/ledger/chain-store.ts';
import { findLiabilityDay, makeSumTree } from '../../server/books/ledger/liability-store.ts';
import { listRootsAfter, makeTree } from '../../server/books/ledger/root-store.ts';
import type { Sql } from '../../server/platform/database/db.ts';
import type { TestDb } from '../../server/platform/database/test-db.ts';
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
  await db.owner.transaction(async (sql) => {
    await sql('set local session_replication_role = replica');
    await sql(
      `update entry set remark = 'It was never more than this.' where id =
        (select entry_id from record where owner = $1 order by seq limit 1)`,
      [partnerId],
    );
    const owners = await sql<{ owner: string }>('select distinct owner from record');
    for (const { owner } of owners) await rehash(sql, owner);
    await sql(`update ledger_root_leaf l set head = r.hash from record r
      where r.owner = l.owner and r.seq = l.seq`);
    let previous = noRoot;
    for (const root of await listRootsAfter(sql, 0)) {
      const { tree } = await makeTree(sql, root.no);
      const day = await findLiabilityDay(sql, root.no);
      if (!day) throw new Error(`Root ${root.no} has no tree of liabilities`);
      // Liability leaves contain the heads of the chains.
      const owed = { ...root.liabilities, root: (await makeSumTree(sql, root.no, day)).root };
      const facts = {
        ...{ ...root, network, root: tree.root, previous, key: signer.key },
        liabilities: owed,
      };
      const text = rootText(facts);
      previous = sha256(text);
      await sql(
        `update ledger_root set root = decode($2, 'hex'), previous = decode($3, 'hex'),
           hash = decode($4, 'hex'), key = $5, signature = $6,
           liability_root = decode($7, 'hex') where no = $1`,
        [root.no, tree.root, facts.previous, previous, signer.key, signer.sign(text), owed.root],
      );
      await sql("update log_leaf set text = $2 where kind = 'root' and no = $1", [root.no, text]);
    }
    await sql('delete from cosignature');
    await sql('delete from log_checkpoint');
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
    await sql(
      `update record set hash = decode($3, 'hex'), previous = decode($4, 'hex')
        where owner = $1 and seq = $2`,
      [owner, seq, hash, previous],
    );
    await sql("update wallet set head = decode($3, 'hex') where owner = $1 and seq = $2", [
      ...[owner, seq, hash],
    ]);
  }
}
