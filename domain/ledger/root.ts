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

/** A tree over leaves, and the way from each leaf up to its root. */
export interface Tree {
  readonly root: string;
  /** The hashes beside the way, from below, each with the side it stands on; null if not in it. */
  pathOf(owner: string): readonly string[] | null;
}

/** One hash over all leaves, in the order of their owners' digests. */
export function treeOf(leaves: readonly Leaf[], sha256: Sha256): Tree {
  const sorted = leaves
    .map((leaf) => ({
      owner: leaf.owner,
      digest: sha256(leaf.owner),
      hash: leafHash(leaf, sha256),
    }))
    .sort((one, other) => (one.digest < other.digest ? -1 : 1));
  const places = new Map(sorted.map(({ owner }, at) => [owner, at]));
  const levels = [sorted.map(({ hash }) => hash)];
  for (let level = levels[0] ?? []; level.length > 1; ) {
    const above: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const left = level[at] ?? '';
      const right = level[at + 1];
      // The last one without a partner goes up as it is.
      above.push(right === undefined ? left : nodeHash(left, right, sha256));
    }
    levels.push(above);
    level = above;
  }
  return {
    root: levels.at(-1)?.[0] ?? noRoot,
    pathOf(owner) {
      const place = places.get(owner);
      if (place === undefined) return null;
      return levels.slice(0, -1).flatMap((level, height) => {
        const at = place >> height;
        const beside = level[at ^ 1];
        if (beside === undefined) return [];
        return `${at % 2 === 0 ? 'R' : 'L'}${beside}`;
      });
    },
  };
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
