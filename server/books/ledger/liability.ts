import { randomBytes } from 'node:crypto';
import { type OwedProof, publicLines } from '#domain/ledger/liability.ts';
import { buildOwedProof } from '#domain/ledger/liability-tree.ts';
import { formatMicro } from '#domain/money.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import {
  buildSumTree,
  findLiabilityDay,
  findOwnerLiability,
  insertLiabilityDay,
  saveChangedLiabilities,
  sumLiabilities,
} from './liability-store.ts';
import type { StoredLiabilities } from './root-store.ts';
import { createTreeCache } from './tree-cache.ts';

/** Commits to what the network owes at a root. Runs in the snapshot that the root is made in. */
export async function commitLiabilities(sql: Sql, rootNo: number): Promise<StoredLiabilities> {
  await saveChangedLiabilities(sql, rootNo);
  const { groups, unassigned } = await sumLiabilities(sql);

  const day = { salt: randomBytes(32).toString('hex'), unassigned };
  await insertLiabilityDay(sql, rootNo, day);

  const { root, leaves, sums } = await buildSumTree(sql, rootNo, day);
  for (const [index, { group, amount }] of groups.entries()) {
    if (sums[index] !== amount) throw new Error(`The tree owes another sum to ${group}`);
  }
  const owed = publicLines(groups).map((line): StoredLiabilities['owed'][number] => [
    line.groups.join(' '),
    formatMicro(line.amount),
  ]);

  return { root, leaves, owed };
}

const getTree = createTreeCache(async (db, rootNo) => {
  const day = await findLiabilityDay(db.sql, rootNo);
  if (!day) throw new Error(`Root ${rootNo} has no tree of liabilities`);
  return { day, tree: await buildSumTree(db.sql, rootNo, day) };
});

/** The proof that a root includes what an owner is owed; null if the root does not include it. */
export async function findOwedProof(
  db: Db,
  owner: string,
  rootNo: number,
): Promise<OwedProof | null> {
  const owed = await findOwnerLiability(db.sql, owner, rootNo);
  if (!owed) return null;

  const { day, tree } = await getTree(db, rootNo);
  return buildOwedProof(tree, owed, day.salt, sha256);
}
