import type { OwedFacts, OwedProof } from './liability.ts';
import type { Sha256 } from './record-line.ts';
import type { ChainPoint } from './statement.ts';

export const rootFormat = 'reachbook-root/1';

/** The head of one wallet's chain as a leaf of a root. */
export interface Leaf extends ChainPoint {
  readonly owner: string;
}

/** A root before it is signed. */
export interface RootFacts {
  readonly network: string;
  readonly no: number;
  readonly at: Date;
  /** The number of wallets under this root. */
  readonly wallets: number;
  readonly root: string;
  readonly liabilities: OwedFacts;
  /** The previous root's hash, or 64 zeros. */
  readonly previous: string;
  readonly key: string;
}

export const noRoot = '0'.repeat(64);

/** The text that is signed; the next root contains its hash. */
export const rootText = ({ network, no, at, wallets, root, ...rest }: RootFacts): string =>
  JSON.stringify({
    format: rootFormat,
    network,
    no,
    at: at.toISOString(),
    wallets,
    root,
    liabilities: writtenOwed(rest.liabilities),
    previous: rest.previous,
    key: rest.key,
  });

export const writtenOwed = ({ root, leaves, owed }: OwedFacts) => ({ root, leaves, owed });

/** Leaves contain only a digest of the owner, so that a root does not reveal who has a wallet. */
export const leafHash = ({ owner, seq, hash }: Leaf, sha256: Sha256): string =>
  sha256(`leaf ${sha256(owner)} ${seq} ${hash}`);

export const nodeHash = (left: string, right: string, sha256: Sha256) =>
  sha256(`node ${left} ${right}`);

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

const digits = 64;
const hashAt = (hashes: string, at: number): string => hashes.slice(at * digits, (at + 1) * digits);

/** Builds the tree over all leaves, in the order of their owners' digests. */
export function treeOf(leaves: readonly Leaf[], sha256: Sha256): Tree {
  const sorted = leaves
    .map((leaf) => ({ digest: sha256(leaf.owner), hash: leafHash(leaf, sha256) }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  let level = sorted.map(({ hash }) => hash);
  const levels = [level.join('')];
  while (level.length > 1) {
    const above: string[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const left = level[index] ?? '';
      const right = level[index + 1];
      // A last node without a sibling moves up unchanged.
      above.push(right === undefined ? left : nodeHash(left, right, sha256));
    }
    levels.push(above.join(''));
    level = above;
  }
  const owners = sorted.map(({ digest }) => digest).join('');
  return { root: level[0] ?? noRoot, owners, levels };
}

/** The sibling hashes from the leaf up, each with its side; null if there is no such leaf. */
export function pathOf(tree: Tree, owner: string, sha256: Sha256): readonly string[] | null {
  const place = placeOf(tree.owners, sha256(owner));
  if (place === null) return null;
  return tree.levels.slice(0, -1).flatMap((level, height) => {
    const at = place >> height;
    const beside = hashAt(level, at ^ 1);
    return beside === '' ? [] : `${at % 2 === 0 ? 'R' : 'L'}${beside}`;
  });
}

function placeOf(owners: string, digest: string): number | null {
  let [from, to] = [0, owners.length / digits];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (hashAt(owners, middle) < digest) from = middle + 1;
    else to = middle;
  }
  return hashAt(owners, from) === digest ? from : null;
}

/**
 * Proof that a root is in the log: the key that signed the log's checkpoint, and the proof as text.
 */
export interface LoggedRoot {
  readonly key: string;
  readonly proof: string;
}

/** A signed root, with the proof that it covers a wallet's head. */
export interface Anchor extends Omit<RootFacts, 'network'> {
  readonly signature: string;
  /** Null while the root is not in the log yet. */
  readonly log?: LoggedRoot | null;
  readonly leaf: ChainPoint;
  readonly path: readonly string[];
  /** The proof that the liabilities include what this owner is owed; null if they do not. */
  readonly owed: OwedProof | null;
}
