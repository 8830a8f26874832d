import type { Sha256 } from './record-line.ts';
import { type Leaf, leafHash, nodeHash } from './root.ts';

/** The root that a leaf and its path lead to. */
export const climb = (leaf: Leaf, path: readonly string[], sha256: Sha256): string =>
  path.reduce(
    (hash, step) =>
      step.startsWith('L')
        ? nodeHash(step.slice(1), hash, sha256)
        : nodeHash(hash, step.slice(1), sha256),
    leafHash(leaf, sha256),
  );
