import { expect, test } from 'vitest';
import { buildTree, findPath, type Leaf, leafHash, noRoot, rootText } from './root.ts';
import { climb } from './test-climb.ts';

/** Stands in for a hash: of the same length, and different for different texts. */
const numbers = new Map<string, number>();
function sha256(text: string): string {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return ((number * 7919) % 1_000_003).toString(16).padStart(64, '0');
}

const leaves = (count: number): Leaf[] =>
  Array.from({ length: count }, (_, index) => {
    return { owner: `owner ${index}`, seq: index + 1, hash: sha256(`head ${index}`) };
  });

test('in a tree of any size, every leaf leads to the root, and nothing else does', () => {
  for (let count = 1; count <= 40; count += 1) {
    const all = leaves(count);
    const tree = buildTree(all, sha256);

    for (const leaf of all) {
      const path = findPath(tree, leaf.owner, sha256) ?? [];
      expect(climb(leaf, path, sha256)).toBe(tree.root);
      expect(climb({ ...leaf, seq: leaf.seq + 1 }, path, sha256)).not.toBe(tree.root);
      expect(climb({ ...leaf, hash: noRoot }, path, sha256)).not.toBe(tree.root);
      expect(climb({ ...leaf, owner: 'nobody' }, path, sha256)).not.toBe(tree.root);
    }

    expect(findPath(tree, 'nobody', sha256)).toBeNull();
  }
});

test('the root depends on everything except the order of the leaves', () => {
  const all = leaves(9);
  const { root } = buildTree(all, sha256);
  expect(buildTree(all.toReversed(), sha256).root).toBe(root);
  expect(buildTree(all.slice(1), sha256).root).not.toBe(root);
  const [first, ...rest] = all as [Leaf, ...Leaf[]];
  expect(buildTree([{ ...first, seq: 99 }, ...rest], sha256).root).not.toBe(root);
});

test('an inner node cannot be passed off as a leaf', () => {
  const all = leaves(2);
  const { root } = buildTree(all, sha256);
  expect(all.map((leaf) => leafHash(leaf, sha256))).not.toContain(root);
});

test('the signed text names the network, the time, the amount owed, the previous root and the key', () => {
  const signedAt = new Date('2026-11-15T00:00:00Z');
  const liabilities = { root: 's', leaves: 16, owed: [['partners plans', '3.00']] as const };
  const facts = {
    network: 'N',
    no: 1,
    at: signedAt,
    wallets: 2,
    root: 'r',
    previous: noRoot,
    key: 'k',
  };
  expect(rootText({ ...facts, liabilities })).toBe(
    '{"format":"reachbook-root/1","network":"N","no":1,"at":"2026-11-15T00:00:00.000Z",' +
      '"wallets":2,"root":"r","liabilities":{"root":"s","leaves":16,' +
      `"owed":[["partners plans","3.00"]]},"previous":"${noRoot}","key":"k"}`,
  );
});
