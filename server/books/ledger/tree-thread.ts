import { buildTree, type Leaf, type Tree } from '#domain/ledger/root.ts';
import { doInThread, sha256 } from '../../platform/process/process.ts';

/** A tree and its number of leaves. */
export interface TreeWithSize {
  readonly tree: Tree;
  readonly leaves: number;
}

doInThread<null, readonly Leaf[], null, TreeWithSize>(() => {
  const leaves: Leaf[] = [];
  return {
    page: (page) => void leaves.push(...page),
    end: () => ({ tree: buildTree(leaves, sha256), leaves: leaves.length }),
  };
});
