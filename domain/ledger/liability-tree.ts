import {
  leafNode,
  liabilityGroups,
  noSums,
  type OwedProof,
  type OwnerLiability,
  type SumNode,
  type Sums,
  stepText,
  sumNode,
} from './liability.ts';
import type { Sha256 } from './record-line.ts';

const groupCount = liabilityGroups.length;
const hashLength = 64;

/** A level of the tree in two large buffers, which a thread can transfer at once. */
interface SumLevel {
  readonly hashes: string;
  readonly sums: BigInt64Array;
}

/** A Merkle tree of sums. */
export interface SumTree {
  readonly root: string;
  readonly sums: Sums;
  readonly leaves: number;
  /** The salts of the leaves, in leaf order. */
  readonly salts: string;
  readonly levels: readonly SumLevel[];
}

/** Small networks are padded to this many leaves. */
const leavesMin = 16;

/** The salt of a leaf, which also determines its place: leaves are sorted by salt. */
const saltOf = (dailySecret: string, leafName: string, sha256: Sha256): string =>
  sha256(`liability salt ${dailySecret} ${leafName}`);

/**
 * Builds the tree. A new secret every day shuffles the leaves, so that neighbours change. Zero
 * leaves pad it to a power of two, so that its size does not reveal how many are owed.
 */
export function buildSumTree(
  owed: readonly OwnerLiability[],
  dailySecret: string,
  sha256: Sha256,
): SumTree {
  let leaves = leavesMin;
  while (leaves < owed.length) leaves *= 2;
  const saltedNodes = owed.map(({ owner, amounts, seq, hash }) => {
    if (amounts.some((amount) => amount < 0n))
      throw new RangeError('Nobody is owed less than zero');
    const digest = sha256(owner);
    const salt = saltOf(dailySecret, digest, sha256);
    return { salt, node: leafNode(digest, { salt, amounts, seq, hash }, sha256) };
  });

  for (let index = saltedNodes.length; index < leaves; index += 1) {
    const salt = saltOf(dailySecret, `${index}`, sha256);
    // Nobody has this digest, so nobody can be told that such a leaf is theirs.
    const nobody = sha256(salt);
    const leaf = { salt, amounts: noSums, seq: 0, hash: nobody };
    saltedNodes.push({ salt, node: leafNode(nobody, leaf, sha256) });
  }

  saltedNodes.sort((a, b) => (a.salt < b.salt ? -1 : 1));
  let level = saltedNodes.map(({ node }) => node);
  const levels = [levelOf(level)];

  while (level.length > 1) {
    const parents: SumNode[] = [];
    for (let index = 0; index < level.length; index += 2) {
      parents.push(sumNode(level[index] as SumNode, level[index + 1] as SumNode, sha256));
    }

    levels.push(levelOf(parents));
    level = parents;
  }

  const { hash: root, sums } = level[0] as SumNode;
  return { root, sums, leaves, salts: saltedNodes.map(({ salt }) => salt).join(''), levels };
}

function levelOf(nodes: readonly SumNode[]): SumLevel {
  const sums = new BigInt64Array(nodes.length * groupCount);
  nodes.forEach((node, index) => {
    node.sums.forEach((amount, group) => {
      sums[index * groupCount + group] = amount;
    });
  });

  return { hashes: nodes.map(({ hash }) => hash).join(''), sums };
}

const nodeAt = ({ hashes, sums }: SumLevel, index: number): SumNode => ({
  hash: hashes.slice(index * hashLength, (index + 1) * hashLength),
  sums: [...sums.subarray(index * groupCount, (index + 1) * groupCount)],
});

/** The proof that an owner's leaf is in the tree, or null if it is not. */
export function buildOwedProof(
  tree: SumTree,
  { owner, amounts, seq, hash }: OwnerLiability,
  dailySecret: string,
  sha256: Sha256,
): OwedProof | null {
  const salt = saltOf(dailySecret, sha256(owner), sha256);
  const leafIndex = findLeafIndex(tree.salts, salt);
  if (leafIndex === null) return null;

  const path = tree.levels.slice(0, -1).map((level, height) => {
    const nodeIndex = leafIndex >> height;
    return stepText(nodeIndex % 2 === 0 ? 'R' : 'L', nodeAt(level, nodeIndex ^ 1));
  });
  return { salt, amounts, seq, hash, path };
}

function findLeafIndex(salts: string, salt: string): number | null {
  let [low, high] = [0, salts.length / hashLength];
  const saltAt = (index: number) => salts.slice(index * hashLength, (index + 1) * hashLength);

  while (low < high) {
    const middle = (low + high) >> 1;
    if (saltAt(middle) < salt) low = middle + 1;
    else high = middle;
  }

  return saltAt(low) === salt ? low : null;
}
