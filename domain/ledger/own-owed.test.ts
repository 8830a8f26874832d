import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import type { OwnerLiability } from './liability.ts';
import { buildOwedProof, buildSumTree } from './liability-tree.ts';
import { findOwedFault } from './own-owed.ts';
import { noRoot, rootText } from './root.ts';

/** Stands in for a hash: of the same length, and different for different texts. */
const numbers = new Map<string, number>();
function sha256(text: string): string {
  const number = numbers.get(text) ?? numbers.size + 1;
  numbers.set(text, number);
  return ((number * 7919) % 1_000_003).toString(16).padStart(64, '0');
}

const ownLiability: OwnerLiability = {
  owner: 'own',
  amounts: [7n, 0n, 0n, 0n, 0n],
  seq: 3,
  hash: sha256('head'),
};
const otherLiabilities = Array.from({ length: 9 }, (_, index): OwnerLiability => {
  return { ...ownLiability, owner: `other ${index}`, hash: sha256(`head ${index}`) };
});

function rootOver(all: readonly OwnerLiability[], total = '0.00007') {
  const tree = buildSumTree(all, 'today', sha256);
  const liabilities = {
    root: tree.root,
    leaves: tree.leaves,
    owed: [['partners', total] as const],
  };

  const facts = { network: 'N', no: 1, at: new Date(0), wallets: 1, root: 'r', liabilities };
  const root = { ...facts, previous: noRoot, key: 'k' };
  const leaf = all.find(({ owner }) => owner === 'own');
  const proof = leaf ? buildOwedProof(tree, leaf, 'today', sha256) : null;

  return { root: { ...root, hash: sha256(rootText(root)) }, proof };
}

const seenHead = { seq: 3, hash: ownLiability.hash };
const knowing = { owner: 'own', seenBefore: seenHead, current: { ...seenHead, money: micro(7n) } };
const findFault = ({ root, proof }: ReturnType<typeof rootOver>, known = knowing) =>
  findOwedFault(root, proof, known, sha256);

test('a root that includes the money this device knows of is accepted', () => {
  expect(findFault(rootOver([ownLiability, ...otherLiabilities]))).toBeNull();
  const later = { ...knowing, current: { seq: 4, hash: sha256('later'), money: micro(1n) } };
  expect(findFault(rootOver([ownLiability, ...otherLiabilities]), later)).toBeNull();
});

test('a partner left out of a root is warned, unless nothing was owed yet', () => {
  expect(findFault(rootOver(otherLiabilities, '0.000063'))).toBe('left-out');
  expect(
    findFault(rootOver(otherLiabilities, '0.000063'), {
      ...knowing,
      seenBefore: { seq: 0, hash: '' },
    }),
  ).toBe(null);
});

test.each([
  [
    'less than the device shows',
    rootOver([{ ...ownLiability, amounts: [6n, 0n, 0n, 0n, 0n] }, ...otherLiabilities]),
  ],
  ['an older record than was seen', rootOver([{ ...ownLiability, seq: 2 }, ...otherLiabilities])],
  [
    'another record of the same number',
    rootOver([{ ...ownLiability, hash: sha256('x') }, ...otherLiabilities]),
  ],
  ['another total than the sums', rootOver([ownLiability, ...otherLiabilities], '0.00006')],
])('%s is found', (_, made) => {
  expect(findFault(made)).toBe('other');
});

test('a proof of another root and a text with another hash are found', () => {
  const made = rootOver([ownLiability, ...otherLiabilities]);
  const path = made.proof?.path.slice(1) ?? [];
  expect(findFault({ ...made, proof: made.proof && { ...made.proof, path } })).toBe('other');
  expect(findFault({ ...made, root: { ...made.root, no: 2 } })).toBe('other');
});
