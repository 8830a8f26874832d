import { joinBytes } from './bytes.ts';

/** The Merkle tree of a log, as in RFC 6962, section 2.1. */

export type Digest = Uint8Array;

export type HashBytes = (bytes: Uint8Array) => Digest;

/** Hashing is asynchronous in a browser. */
export type HashLater = (bytes: Uint8Array) => Digest | Promise<Digest>;

export const digestBytes = 32;

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

/** The bytes that are hashed for a leaf, and for an inner node. */
export const leafInput = (data: Uint8Array): Uint8Array => joinBytes(leafPrefix, data);
export const nodeInput = (left: Digest, right: Digest): Uint8Array =>
  joinBytes(nodePrefix, left, right);

/** The largest power of two below a size of at least two: where a tree is split. */
function dividedAt(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

/** The root over leaf hashes. */
export function rootOver(leaves: readonly Digest[], hash: HashBytes): Digest {
  const [first] = leaves;
  if (first === undefined) return hash(new Uint8Array(0));
  if (leaves.length === 1) return first;

  const half = dividedAt(leaves.length);
  const left = rootOver(leaves.slice(0, half), hash);

  return hash(nodeInput(left, rootOver(leaves.slice(half), hash)));
}

/** The hashes from the leaf's sibling up to the root's child. */
export function inclusionProof(
  leaves: readonly Digest[],
  index: number,
  hash: HashBytes,
): Digest[] {
  if (leaves.length <= 1) return [];

  const half = dividedAt(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];

  return index < half
    ? [...inclusionProof(left, index, hash), rootOver(right, hash)]
    : [...inclusionProof(right, index - half, hash), rootOver(left, hash)];
}

/** The proof that a prefix of the leaves was once the whole tree. */
export function consistencyProof(
  leaves: readonly Digest[],
  oldSize: number,
  hash: HashBytes,
): Digest[] {
  return oldSize === 0 ? [] : proofBelow(leaves, oldSize, hash, true);
}

function proofBelow(
  leaves: readonly Digest[],
  oldSize: number,
  hash: HashBytes,
  isKnown: boolean,
): Digest[] {
  if (oldSize === leaves.length) return isKnown ? [] : [rootOver(leaves, hash)];

  const half = dividedAt(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];

  return oldSize <= half
    ? [...proofBelow(left, oldSize, hash, isKnown), rootOver(right, hash)]
    : [...proofBelow(right, oldSize - half, hash, false), rootOver(left, hash)];
}
