import type { Sha256 } from './record-line.ts';
import type { ChainPoint } from './statement.ts';

export const rootFormat = 'reachbook-root/1';

/** The end of one wallet's chain, as it stands under a root. */
export interface Leaf extends ChainPoint {
  readonly owner: string;
}

/** What is known of a root before it is signed. */
export interface RootFacts {
  readonly network: string;
  readonly no: number;
  readonly at: Date;
  /** How many wallets stand under it. */
  readonly wallets: number;
  readonly root: string;
  /** The hash of the root before it, or 64 zeros. */
  readonly previous: string;
  readonly key: string;
}

export const noRoot = '0'.repeat(64);

/** The text that is signed; its hash is what the next root holds. */
export const rootText = ({ network, no, at, wallets, root, previous, key }: RootFacts): string =>
  JSON.stringify({
    format: rootFormat,
    network,
    no,
    at: at.toISOString(),
    wallets,
    root,
    previous,
    key,
  });

/** Owners stand under a root by digest alone, so that a root tells nobody who has a wallet. */
export const leafHash = ({ owner, seq, hash }: Leaf, sha256: Sha256): string =>
  sha256(`leaf ${sha256(owner)} ${seq} ${hash}`);

const nodeHash = (left: string, right: string, sha256: Sha256) => sha256(`node ${left} ${right}`);

/**
 * A tree over leaves. Its hashes stand one after the other in a few long texts, which another
 * thread hands over at once, however many wallets there are.
 */
export interface Tree {
  readonly root: string;
  /** The digests of the owners, in order. */
  readonly owners: string;
  /** The hashes of each level: of the leaves first, in the order of their owners. */
  readonly levels: readonly string[];
}

const digits = 64;
const hashAt = (hashes: string, at: number): string => hashes.slice(at * digits, (at + 1) * digits);

/** One hash over all leaves, in the order of their owners' digests. */
export function treeOf(leaves: readonly Leaf[], sha256: Sha256): Tree {
  const sorted = leaves
    .map((leaf) => ({ digest: sha256(leaf.owner), hash: leafHash(leaf, sha256) }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1));
  let level = sorted.map(({ hash }) => hash);
  const levels = [level.join('')];
  while (level.length > 1) {
    const above: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] ?? '';
      const right = level[at + 1];
      // The last one without a partner goes up as it is.
      above.push(right === undefined ? left : nodeHash(left, right, sha256));
    }
    levels.push(above.join(''));
    level = above;
  }
  const owners = sorted.map(({ digest }) => digest).join('');
  return { root: level[0] ?? noRoot, owners, levels };
}

/** The hashes beside the way up, from below, each with its side; null if the owner is not in it. */
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

/** The root to which a leaf leads along its path. */
export const climb = (leaf: Leaf, path: readonly string[], sha256: Sha256): string =>
  path.reduce(
    (hash, step) =>
      step.startsWith('L')
        ? nodeHash(step.slice(1), hash, sha256)
        : nodeHash(hash, step.slice(1), sha256),
    leafHash(leaf, sha256),
  );

/** A root with its signature, and the proof that a wallet's head stands under it. */
export interface Anchor extends Omit<RootFacts, 'network'> {
  readonly signature: string;
  readonly leaf: ChainPoint;
  readonly path: readonly string[];
}
