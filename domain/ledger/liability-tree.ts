import {
  leafNode,
  liabilityGroups,
  noSums,
  type OwedProof,
  type OwedTo,
  type SumNode,
  type Sums,
  stepText,
  sumNode,
} from './liability.ts';
import type { Sha256 } from './record-line.ts';

const width = liabilityGroups.length;
const digits = 64;

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
const leavesLeast = 16;

/** The salt of a leaf, which also determines its place: leaves are sorted by salt. */
const saltOf = (ofDay: string, what: string, sha256: Sha256): string =>
  sha256(`liability salt ${ofDay} ${what}`);

/**
 * Builds the tree. A new secret every day shuffles the leaves, so that neighbours change. Zero
 * leaves pad it to a power of two, so that its size does not reveal how many are owed.
 */
export function sumTreeOf(owed: readonly OwedTo[], ofDay: string, sha256: Sha256): SumTree {
  let leaves = leavesLeast;
  while (leaves < owed.length) leaves *= 2;
  const made = owed.map(({ owner, amounts, seq, hash }) => {
    if (amounts.some((amount) => amount < 0n))
      throw new RangeError('Nobody is owed less than zero');
    const digest = sha256(owner);
    const salt = saltOf(ofDay, digest, sha256);
    return { salt, node: leafNode(digest, { salt, amounts, seq, hash }, sha256) };
  });
  for (let index = made.length; index < leaves; index += 1) {
    const salt = saltOf(ofDay, `${index}`, sha256);
    // Nobody has this digest, so nobody can be told that such a leaf is theirs.
    const nobody = sha256(salt);
    const leaf = { salt, amounts: noSums, seq: 0, hash: nobody };
    made.push({ salt, node: leafNode(nobody, leaf, sha256) });
  }
  made.sort((a, b) => (a.salt < b.salt ? -1 : 1));
  let level = made.map(({ node }) => node);
  const levels = [levelOf(level)];
  while (level.length > 1) {
    const above: SumNode[] = [];
    for (let index = 0; index < level.length; index += 2) {
      above.push(sumNode(level[index] as SumNode, level[index + 1] as SumNode, sha256));
    }
    levels.push(levelOf(above));
    level = above;
  }
  const { hash: root, sums } = level[0] as SumNode;
  return { root, sums, leaves, salts: made.map(({ salt }) => salt).join(''), levels };
}

function levelOf(nodes: readonly SumNode[]): SumLevel {
  const sums = new BigInt64Array(nodes.length * width);
  nodes.forEach((node, index) => {
    node.sums.forEach((amount, group) => {
      sums[index * width + group] = amount;
    });
  });
  return { hashes: nodes.map(({ hash }) => hash).join(''), sums };
}

const nodeAt = ({ hashes, sums }: SumLevel, at: number): SumNode => ({
  hash: hashes.slice(at * digits, (at + 1) * digits),
  sums: [...sums.subarray(at * width, (at + 1) * width)],
});

/** The proof that an owner's leaf is in the tree, or null if it is not. */
export function owedProofOf(
  tree: SumTree,
  { owner, amounts, seq, hash }: OwedTo,
  ofDay: string,
  sha256: Sha256,
): OwedProof | null {
  const salt = saltOf(ofDay, sha256(owner), sha256);
  const place = placeOf(tree.salts, salt);
  if (place === null) return null;
  const path = tree.levels.slice(0, -1).map((level, height) => {
    const at = place >> height;
    return stepText(at % 2 === 0 ? 'R' : 'L', nodeAt(level, at ^ 1));
  });
  return { salt, amounts, seq, hash, path };
}

function placeOf(salts: string, salt: string): number | null {
  let [from, to] = [0, salts.length / digits];
  const saltAt = (at: number) => salts.slice(at * digits, (at + 1) * digits);
  while (from < to) {
    const middle = (from + to) >> 1;
    if (saltAt(middle) < salt) from = middle + 1;
    else to = middle;
  }
  return saltAt(from) === salt ? from : null;
}
