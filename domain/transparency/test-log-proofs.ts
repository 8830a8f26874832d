import { type Digest, digestBytes, type HashLater, nodeInput } from './log-tree.ts';

/** What reads the proofs of a log, as in RFC 9162. */

export const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

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
