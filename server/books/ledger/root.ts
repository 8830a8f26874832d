import { type Anchor, noRoot, rootText } from '#domain/ledger/root.ts';
import { dayMs } from '#domain/time.ts';
import {
  type Db,
  isDuplicate,
  type Sql,
  writeInSnapshot,
} from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { getSettings, getSigner, type Secrets } from '../../platform/settings/settings.ts';
import { commitLiabilities, findOwedProof } from './liability.ts';
import {
  buildTree,
  findHeadAnchor,
  findNewestRoot,
  insertRoot,
  listRootsAfter,
  type StoredRoot,
  saveChangedLeaves,
} from './root-store.ts';

export interface RootServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly now: () => Date;
}

/** If a root is due, makes one over all wallet heads, chained to the last root and signed. */
export async function createRoot(
  { db, secrets, now }: RootServices,
  ageMsMin = 0,
): Promise<StoredRoot | null> {
  const { name: network } = (await getSettings(db.sql)).installation;
  const signer = await getSigner(db.sql, secrets);
  return writeInSnapshot(db, async (sql) => {
    const previousRoot = await findNewestRoot(sql);
    if (previousRoot && now().getTime() - previousRoot.at.getTime() < ageMsMin) return null;

    const rootNo = (previousRoot?.no ?? 0) + 1;
    await saveChangedLeaves(sql, rootNo);
    const { tree, leaves } = await buildTree(sql, rootNo);
    if (leaves === 0) return null;

    const liabilities = await commitLiabilities(sql, rootNo);
    const unsignedRoot = {
      no: rootNo,
      at: now(),
      wallets: leaves,
      root: tree.root,
      liabilities,
      previous: previousRoot?.hash ?? noRoot,
      key: signer.key,
    };
    const text = rootText({ network, ...unsignedRoot });
    const root = { ...unsignedRoot, hash: sha256(text), signature: signer.sign(text) };
    await insertRoot(sql, root);

    return root;
  });
}

/** Makes at most one root a day, however often it is called and by however many processes. */
export async function createDailyRoot(services: RootServices): Promise<void> {
  await createRoot(services, dayMs).catch((error) => {
    if (!isDuplicate(error)) throw error;
  });
}

/** The texts of all roots after one, exactly as they were signed. */
export async function listRootTexts(
  sql: Sql,
  network: string,
  previousNo: number,
): Promise<{ readonly no: number; readonly at: Date; readonly text: string }[]> {
  const roots = await listRootsAfter(sql, previousNo);
  return roots.map((root) => {
    const text = rootText({ network, ...root });
    if (sha256(text) !== root.hash) throw new Error(`Root ${root.no} is not what was signed`);
    return { no: root.no, at: root.at, text };
  });
}

/** The first root that covers this record of the wallet, with both of its proofs. */
export async function findAnchor(db: Db, owner: string, seq: number): Promise<Anchor | null> {
  const anchor = await findHeadAnchor(db, owner, seq);
  return anchor && { ...anchor, owed: await findOwedProof(db, owner, anchor.no) };
}
