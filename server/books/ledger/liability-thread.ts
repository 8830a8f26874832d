import type { OwedTo } from '#domain/ledger/liability.ts';
import { type SumTree, sumTreeOf } from '#domain/ledger/liability-tree.ts';
import { doInThread, sha256 } from '../../platform/process/process.ts';

doInThread<string, readonly OwedTo[], null, SumTree>((salt) => {
  const owed: OwedTo[] = [];
  return {
    page: (page) => void owed.push(...page),
    end: () => sumTreeOf(owed, salt, sha256),
  };
});
