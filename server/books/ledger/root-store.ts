import type { PublishedLiabilities } from '#domain/ledger/liability.ts';
import { type Anchor, findPath, type Leaf, type UnsignedRoot } from '#domain/ledger/root.ts';
import {
  type Db,
  fragment,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';
import { runInThread, sha256 } from '../../platform/process/process.ts';
import { createTreeCache } from './tree-cache.ts';
import type { TreeWithSize } from './tree-thread.ts';

const treeProgram = new URL('./tree-thread.ts', import.meta.url);

export interface StoredLiabilities extends PublishedLiabilities {
  readonly owed: [groups: string, amount: string][];
}

export interface StoredRoot extends Omit<UnsignedRoot, 'network' | 'liabilities'> {
  readonly liabilities: StoredLiabilities;
  readonly hash: string;
  readonly signature: string;
}

const columns = fragment`
  no, at, wallets, encode(root, 'hex') root, encode(previous, 'hex') previous,
  encode(hash, 'hex') hash, key, signature, encode(liability_root, 'hex') liability_root,
  liability_leaves, owed`;

interface RootRow extends Omit<StoredRoot, 'wallets' | 'liabilities'> {
  readonly wallets: bigint;
  readonly liabilityRoot: string;
  readonly liabilityLeaves: number;
  readonly owed: StoredLiabilities['owed'];
}

const toStoredRoot = ({ liabilityRoot, liabilityLeaves, owed, ...row }: RootRow): StoredRoot => ({
  ...row,
  wallets: Number(row.wallets),
  liabilities: { root: liabilityRoot, leaves: liabilityLeaves, owed },
});

export async function findNewestRoot(sql: Sql): Promise<StoredRoot | null> {
  const row =
    await sql.maybeOne<RootRow>`select ${columns} from ledger_root order by no desc limit 1`;
  return row ? toStoredRoot(row) : null;
}

export async function findRoot(sql: Sql, rootNo: number): Promise<StoredRoot | null> {
  const row = await sql.maybeOne<RootRow>`select ${columns} from ledger_root where no = ${rootNo}`;
  return row ? toStoredRoot(row) : null;
}

/** The roots after one, the oldest first. */
export async function listRootsAfter(sql: Sql, previousNo: number): Promise<StoredRoot[]> {
  const rows = await sql.many<RootRow>`
    select ${columns} from ledger_root where no > ${previousNo} order by no`;
  return rows.map(toStoredRoot);
}

const rootList: List = {
  columns,
  from: fragment`from ledger_root where true`,
  id: fragment`no`,
  idType: 'int',
};

/** Newest first. */
export async function listRoots(sql: Sql, cursor: string | undefined) {
  const { list, next } = await readPage<RootRow>(sql, rootList, cursor);
  return { list: list.map(toStoredRoot), next };
}

/** Writes the chain heads that changed since the last root as leaves of the given root. */
export async function saveChangedLeaves(sql: Sql, rootNo: number): Promise<void> {
  await sql`
    insert into ledger_root_leaf (owner, no, seq, head)
    select w.owner, ${rootNo}, w.seq, w.head
      from wallet w
      left join lateral (
        select l.seq, l.head from ledger_root_leaf l
         where l.owner = w.owner order by l.no desc limit 1) previous on true
     where w.seq > 0 and (w.seq, w.head) is distinct from (previous.seq, previous.head)`;
}

/** Small enough that reading a page does not hold up anyone else. */
const leavesPerPage = 1_000;

/** The Merkle tree over all heads of a root, built in a worker thread. */
export const buildTree = (sql: Sql, rootNo: number): Promise<TreeWithSize> =>
  runInThread<readonly Leaf[], null, TreeWithSize>(treeProgram, null, async (sendPage) => {
    for (let previousOwner: string | null = null; ; ) {
      const leaves: readonly Leaf[] = await listLeavesAfter(sql, rootNo, previousOwner);
      const lastLeaf = leaves.at(-1);
      if (!lastLeaf) return null;

      await sendPage(leaves);
      previousOwner = lastLeaf.owner;
    }
  });

async function listLeavesAfter(
  sql: Sql,
  rootNo: number,
  previousOwner: string | null,
): Promise<Leaf[]> {
  const leaves = await sql.many<{ owner: string; seq: bigint; hash: string }>`
    select distinct on (owner) owner, seq, encode(head, 'hex') hash
      from ledger_root_leaf
     where no <= ${rootNo} and (${previousOwner}::uuid is null or owner > ${previousOwner})
     order by owner, no desc limit ${leavesPerPage}`;
  return leaves.map(({ owner, seq, hash }) => ({ owner, seq: Number(seq), hash }));
}

export async function insertRoot(sql: Sql, root: StoredRoot): Promise<void> {
  await sql`
    insert into ledger_root (no, at, wallets, root, previous, hash, key, signature,
                             liability_root, liability_leaves, owed)
    values (${root.no}, ${root.at}, ${root.wallets}, decode(${root.root}, 'hex'),
      decode(${root.previous}, 'hex'), decode(${root.hash}, 'hex'), ${root.key}, ${root.signature},
      decode(${root.liabilities.root}, 'hex'), ${root.liabilities.leaves},
      ${JSON.stringify(root.liabilities.owed)})`;
}

const getTree = createTreeCache(async (db, rootNo) => (await buildTree(db.sql, rootNo)).tree);

/** The first root that covers this record of the wallet, or the newest root if none does yet. */
export async function findHeadAnchor(
  db: Db,
  owner: string,
  seq: number,
): Promise<Omit<Anchor, 'owed'> | null> {
  const { rootNo } = await db.sql.one<{ rootNo: number | null }>`
    select coalesce(
             (select min(no) from ledger_root_leaf where owner = ${owner} and seq >= ${seq}),
             (select max(no) from ledger_root)) root_no`;
  if (rootNo === null) return null;

  const leaf = await db.sql.maybeOne<{ seq: bigint; hash: string }>`
    select seq, encode(head, 'hex') hash from ledger_root_leaf
     where owner = ${owner} and no <= ${rootNo} order by no desc limit 1`;
  const storedRoot = await findRoot(db.sql, rootNo);
  const path = findPath(await getTree(db, rootNo), owner, sha256);
  if (!leaf || !storedRoot || !path) return null;

  const { hash: _, ...root } = storedRoot;
  return { ...root, leaf: { seq: Number(leaf.seq), hash: leaf.hash }, path };
}
