import type { OwedProof, PublishedLiabilities } from './liability.ts';
import type { Sha256 } from './record-line.ts';
import type { ChainPoint } from './statement.ts';

export const rootFormat = 'reachbook-root/1';

/** The head of one wallet's chain as a leaf of a root. */
export interface Leaf extends ChainPoint {
  readonly owner: string;
}

/** A root before it is signed. */
export interface UnsignedRoot {
  readonly network: string;
  readonly no: number;
  readonly at: Date;
  /** The number of wallets under this root. */
  readonly wallets: number;
  readonly root: string;
  readonly liabilities: PublishedLiabilities;
  /** The previous root's hash, or 64 zeros. */
  readonly previous: string;
  readonly key: string;
}

export const noRoot = '0'.repeat(64);

/** The text that is signed; the next root contains its hash. */
export const rootText = (unsigned: UnsignedRoot): string => {
  const { network, no, at, wallets, root, liabilities, previous, key } = unsigned;

  return JSON.stringify({
    format: rootFormat,
    network,
    no,
    at: at.toISOString(),
    wallets,
    root,
    liabilities: writeLiabilities(liabilities),
    previous,
    key,
  });
};

export const writeLiabilities = ({ root, leaves, owed }: PublishedLiabilities) => ({
  root,
  leaves,
  owed,
});

/** Leaves contain only a digest of the owner, so that a root does not reveal who has a wallet. */
export const leafHash = ({ owner, seq, hash }: Leaf, sha256: Sha256): string =>
  sha256(`leaf ${sha256(owner)} ${seq} ${hash}`);

export const nodeHash = (leftHash: string, rightHash: string, sha256: Sha256) =>
  sha256(`node ${leftHash} ${rightHash}`);

/**
 * A Merkle tree. Its hashes are concatenated in a few long strings, which a thread can transfer at
 * once, however many wallets there are.
 */
export interface Tree {
  readonly root: string;
  /** The digests of the owners, in order. */
  readonly owners: string;
  /** The hashes of each level: leaves first, in the order of their owners. */
  readonly levels: readonly string[];
}

const hashLength = 64;
const hashAt = (hashes: string, index: number): string =>
  hashes.slice(index * hashLength, (index + 1) * hashLength);

/** Builds the tree over all leaves, in the order of their owners' digests. */
export function buildTree(leaves: readonly Leaf[], sha256: Sha256): Tree {
  const sortedLeaves = leaves
    .map((leaf) => ({ digest: sha256(leaf.owner), hash: leafHash(leaf, sha256) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  let level = sortedLeaves.map(({ hash }) => hash);
  const levels = [level.join('')];

  while (level.length > 1) {
    const parents: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const leftNode = level[index] ?? '';
      const rightNode = level[index + 1];
      // A last node without a sibling moves up unchanged.
      parents.push(rightNode === undefined ? leftNode : nodeHash(leftNode, rightNode, sha256));
    }

    levels.push(parents.join(''));
    level = parents;
  }

  const owners = sortedLeaves.map(({ digest }) => digest).join('');
  return { root: level[0] ?? noRoot, owners, levels };
}

/** The sibling hashes from the leaf up, each with its side; null if there is no such leaf. */
export function findPath(tree: Tree, owner: string, sha256: Sha256): readonly string[] | null {
  const leafIndex = findLeafIndex(tree.owners, sha256(owner));
  if (leafIndex === null) return null;
  return tree.levels.slice(0, -1).flatMap((level, height) => {
    const nodeIndex = leafIndex >> height;
    const sibling = hashAt(level, nodeIndex ^ 1);
    return sibling === '' ? [] : `${nodeIndex % 2 === 0 ? 'R' : 'L'}${sibling}`;
  });
}

function findLeafIndex(owners: string, digest: string): number | null {
  let [low, high] = [0, owners.length / hashLength];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hashAt(owners, middle) < digest) low = middle + 1;
    else high = middle;
  }

  return hashAt(owners, low) === digest ? low : null;
}

/**
 * Proof that a root is in the log: the key that signed the log's checkpoint, and the proof as text.
 */
export interface LoggedRoot {
  readonly key: string;
  readonly proof: string;
}

/** A signed root, with the proof that it covers a wallet's head. */
export interface Anchor extends Omit<UnsignedRoot, 'network'> {
  readonly signature: string;
  /** Null while the root is not in the log yet. */
  readonly log?: LoggedRoot | null;
  readonly leaf: ChainPoint;
  readonly path: readonly string[];
  /** The proof that the liabilities include what this owner is owed; null if they do not. */
  readonly owed: OwedProof | null;
}
