import { isSame, joined } from './bytes.ts';

/** The Merkle tree of a log, as in RFC 6962, section 2.1. */

export type Digest = Uint8Array;

export type HashBytes = (bytes: Uint8Array) => Digest;

/** Hashing is asynchronous in a browser. */
export type HashLater = (bytes: Uint8Array) => Digest | Promise<Digest>;

export const digestBytes = 32;

const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

/** The bytes that are hashed for a leaf, and for an inner node. */
export const leafInput = (data: Uint8Array): Uint8Array => joined(leafPrefix, data);
const nodeInput = (left: Digest, right: Digest): Uint8Array => joined(nodePrefix, left, right);

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

interface Inclusion {
  readonly index: number;
  readonly size: number;
  readonly leaf: Digest;
  readonly proof: readonly Digest[];
}

/** The root that an inclusion proof leads to, or null when it does not fit this index. */
export async function rootByInclusion(
  { index, size, leaf, proof }: Inclusion,
  hash: HashLater,
): Promise<Digest | null> {
  if (index < 0 || index >= size || leaf.length !== digestBytes) return null;
  let [place, last] = [index, size - 1];
  let root = leaf;
  for (const beside of proof) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      root = await hash(nodeInput(beside, root));
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      root = await hash(nodeInput(root, beside));
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 ? root : null;
}

const half = (place: number): number => Math.floor(place / 2);

interface Consistency {
  readonly oldSize: number;
  readonly oldRoot: Digest;
  readonly size: number;
  readonly root: Digest;
  readonly proof: readonly Digest[];
}

/** Whether a tree extends an older one unchanged (RFC 9162, section 2.1.4.2). */
export async function isConsistent(
  { oldSize, oldRoot, size, root, proof }: Consistency,
  hash: HashLater,
): Promise<boolean> {
  if (oldSize > size || root.length !== digestBytes) return false;
  if (oldSize === size) return proof.length === 0 && isSame(oldRoot, root);
  if (oldSize === 0) return proof.length === 0;
  const isPower = Number.isInteger(Math.log2(oldSize));
  const [first, ...rest] = isPower ? [oldRoot, ...proof] : proof;
  if (first === undefined) return false;
  let [place, last] = [oldSize - 1, size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [then, now] = [first, first];
  for (const beside of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      then = await hash(nodeInput(beside, then));
      now = await hash(nodeInput(beside, now));
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else {
      now = await hash(nodeInput(now, beside));
    }
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSame(then, oldRoot) && isSame(now, root);
}
