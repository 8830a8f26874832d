import type { Db } from '../../platform/database/database.ts';

const treesPerDatabaseMax = 3;

/** Trees are built from their leaves on demand, and the last few are kept. */
export function createTreeCache<Tree>(
  buildTree: (db: Db, rootNo: number) => Promise<Tree>,
): (db: Db, rootNo: number) => Promise<Tree> {
  const treesByDatabase = new WeakMap<Db, Map<number, Promise<Tree>>>();
  return (db, rootNo) => {
    const trees = treesByDatabase.get(db) ?? new Map<number, Promise<Tree>>();
    treesByDatabase.set(db, trees);

    const cachedTree = trees.get(rootNo);
    if (cachedTree) return cachedTree;

    const tree = buildTree(db, rootNo);
    tree.catch(() => trees.delete(rootNo));
    trees.set(rootNo, tree);

    const [oldestRootNo] = trees.keys();
    if (trees.size > treesPerDatabaseMax && oldestRootNo !== undefined) trees.delete(oldestRootNo);

    return tree;
  };
}
