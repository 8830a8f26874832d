import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { pocketNames, pockets } from './accounts.ts';
import {
  climbSums,
  liabilityGroups,
  liabilityPockets,
  type OwnerLiability,
  publicLines,
  writeProof,
} from './liability.ts';
import { buildOwedProof, buildSumTree } from './liability-tree.ts';

/** Stands in for a hash: of the same length, and different for different texts. */
const numbers = new Map<string, number>();
function sha256(text: string): string {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return ((number * 7919) % 1_000_003).toString(16).padStart(64, '0');
}

const owedTo = (count: number): OwnerLiability[] =>
  Array.from({ length: count }, (_, index) => ({
    owner: `owner ${index}`,
    amounts: [BigInt(index) * 1_000_001n, BigInt(index % 3), 0n, index === 4 ? 9n : 0n, 0n],
    seq: index + 1,
    hash: sha256(`head ${index}`),
  }));

test('in a tree of any size, every leaf leads to the root and to the total', () => {
  for (const count of [0, 1, 2, 15, 16, 17, 40]) {
    const all = owedTo(count);
    const tree = buildSumTree(all, 'today', sha256);

    for (const leaf of all) {
      const proof = buildOwedProof(tree, leaf, 'today', sha256);
      if (!proof) throw new Error(`${leaf.owner} is left out`);
      expect(climbSums(leaf.owner, proof, sha256)).toEqual({ hash: tree.root, sums: tree.sums });
      expect(climbSums('another', proof, sha256)?.hash).not.toBe(tree.root);
    }

    const total = all.reduce((sum, { amounts }) => sum + (amounts[0] ?? 0n), 0n);
    expect(tree.sums[0]).toBe(total);
    expect(Math.log2(tree.leaves) % 1).toBe(0);
  }
});

test('an owner who is not in the tree has no proof', () => {
  const [left, ...rest] = owedTo(9) as [OwnerLiability, ...OwnerLiability[]];
  expect(buildOwedProof(buildSumTree(rest, 'today', sha256), left, 'today', sha256)).toBeNull();
});

test('neighbours in the tree change every day', () => {
  const all = owedTo(64);
  const besideOn = (day: string) =>
    all.map((leaf) => {
      const tree = buildSumTree(all, day, sha256);
      return buildOwedProof(tree, leaf, day, sha256)?.path[0]?.split(' ')[1];
    });

  const [one, other] = [besideOn('today'), besideOn('tomorrow')];
  expect(one.filter((beside, index) => beside === other[index]).length).toBeLessThan(16);
});

test('no sum is negative, in a leaf or on the way to the root', () => {
  const all = owedTo(9);
  const [first] = all as [OwnerLiability];
  const debtor = { ...first, owner: 'debtor', amounts: [-5n, 0n, 0n, 0n, 0n] };
  expect(() => buildSumTree([...all, debtor], 'today', sha256)).toThrow('less than zero');
  const tree = buildSumTree(all, 'today', sha256);
  const proof = buildOwedProof(tree, first, 'today', sha256);
  if (!proof) throw new Error('left out');

  const path = proof.path.map((step, index) => (index === 1 ? step.replace(/ \d+/, ' -1') : step));
  expect(climbSums(first.owner, { ...proof, path }, sha256)).toBeNull();
});

test('a proof among 100,000 owners has at most 4 KiB, whatever the amounts', () => {
  const most = 10n ** 15n - 1n;
  const step = `R ${[most, most, most, most, most].join(' ')} ${'f'.repeat(64)}`;
  const path = Array.from({ length: 17 }, () => step);
  const proof = { salt: 'f'.repeat(64), amounts: [most, most, most, most, most], seq: 999_999 };
  const text = JSON.stringify(writeProof({ ...proof, hash: 'f'.repeat(64), path }));
  expect(text.length).toBeLessThanOrEqual(4096);
});

test('each pocket that the network owes is in one group, in leaves or beside them', () => {
  const listedGroups = [...liabilityPockets('own'), ...liabilityPockets('counter')].flat();
  expect(new Set(listedGroups).size).toBe(listedGroups.length);
  const fees = ['media_fee', 'revenue_fee', 'payout_fee', 'membership_income'];
  const network = ['capital', 'promotions', 'advance_due', 'forgiven'];
  const bank = ['cash_out', 'bank_out'];
  const owed = pocketNames.filter((pocket) => pockets[pocket].side === 'credit');
  expect([...listedGroups, ...fees, ...network, ...bank].sort()).toEqual([...owed].sort());
});

const countedOwners = (counts: readonly number[]) =>
  publicLines(
    liabilityGroups.map((group, index) => {
      const owners = counts[index] ?? 0;
      return { group, owners, amount: micro(BigInt(owners) * 100n) };
    }),
  ).map(({ groups, amount }) => `${groups.join(' ')} ${amount}`);

test('no published sum covers fewer than five owners', () => {
  expect(countedOwners([9, 8, 7, 6, 5])).toEqual([
    'partners 900',
    'plans 800',
    'publishers 700',
    'merchants 600',
    'acceptors 500',
  ]);
  expect(countedOwners([9, 8, 2, 3, 0])).toEqual([
    'partners 900',
    'plans 800',
    'acceptors 0',
    'publishers merchants 500',
  ]);
  expect(countedOwners([9, 8, 2, 0, 0])).toEqual([
    'partners 900',
    'merchants 0',
    'acceptors 0',
    'plans publishers 1000',
  ]);
  expect(countedOwners([2, 1, 0, 0, 0])).toEqual([]);

  // Whoever has money in plans is one of the partners, and is not counted twice.
  expect(countedOwners([3, 3, 0, 1, 0])).toEqual([]);
  expect(countedOwners([0, 0, 0, 0, 0])).toEqual([
    'partners 0',
    'plans 0',
    'publishers 0',
    'merchants 0',
    'acceptors 0',
  ]);
});
