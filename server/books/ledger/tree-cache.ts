import type { Db } from '../../platform/database/database.ts';

const treesPerDatabaseMax = 3;

/** Trees are built from their leaves on demand, and the last few are kept. */
export function createTreeCache<Tree>(
  buildTree: (db: Db, no: number) => Promise<Tree>,
): (db: Db, no: number) => Promise<Tree> {
  const treesByDatabase = new WeakMap<Db, Map<number, Promise<Tree>>>();
  return (db, no) => {
    const trees = treesByDatabase.get(db) ?? new Map<number, Promise<Tree>>();
    treesByDatabase.set(db, trees);
    const cachedTree = trees.get(no);
    if (cachedTree) return cachedTree;

    const tree = buildTree(db, no);
    tree.catch(() => trees.delete(no));
    trees.set(no, tree);
    const [oldest] = trees.keys();
    if (trees.size > treesPerDatabaseMax && oldest !== undefined) trees.delete(oldest);

    return tree;
  };
}
