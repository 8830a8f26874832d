import type { OwnerLiability } from '#domain/ledger/liability.ts';
import { buildSumTree, type SumTree } from '#domain/ledger/liability-tree.ts';
import { doInThread, sha256 } from '../../platform/process/process.ts';

doInThread<string, readonly OwnerLiability[], null, SumTree>((salt) => {
  const owed: OwnerLiability[] = [];
  return {
    page: (page) => void owed.push(...page),
    end: () => buildSumTree(owed, salt, sha256),
  };
});
