import { rootText, type UnsignedRoot } from './root.ts';
import { keyText } from './signing-key.ts';
import type { ChainPoint } from './statement.ts';

/** What a device needs to verify history itself. Both are asynchronous in a browser. */
export interface HistoryCrypto {
  sha256(text: string): string | Promise<string>;
  /** Null where signatures cannot be checked. */
  isSigned(text: string, signature: string, key: string): boolean | null | Promise<boolean | null>;
}

/**
 * Follows a chain's lines from a known position, hashing each. Returns the head they lead to, or
 * null at the first line that does not continue the chain.
 */
export async function followLines(
  start: ChainPoint,
  lines: readonly string[],
  { sha256 }: Pick<HistoryCrypto, 'sha256'>,
): Promise<ChainPoint | null> {
  let { seq, hash } = start;
  for (const line of lines) {
    const { seq: ownSeq, previous } = parseLine(line);
    if (ownSeq !== seq + 1 || previous !== hash) return null;
    seq += 1;
    hash = await sha256(line);
  }

  return { seq, hash };
}

interface Line {
  readonly seq?: unknown;
  readonly previous?: unknown;
}

function parseLine(line: string): Line {
  try {
    return (JSON.parse(line) as Line | null) ?? {};
  } catch {
    return {};
  }
}

export interface ShownRoot extends UnsignedRoot {
  readonly hash: string;
  readonly signature: string;
}

/**
 * Follows roots from a known one, oldest first and that one included. Each contains the hash of the
 * previous root and is signed with a known key. Returns the last, or null.
 */
export async function followRoots(
  knownRoot: ChainPoint | null,
  roots: readonly ShownRoot[],
  keys: ReadonlySet<string>,
  { sha256, isSigned }: HistoryCrypto,
): Promise<ChainPoint | null> {
  let previousRoot: ChainPoint | null = null;
  for (const root of roots) {
    const text = rootText(root);
    const hash = await sha256(text);
    const isNext =
      previousRoot === null ||
      (root.no === previousRoot.seq + 1 && root.previous === previousRoot.hash);
    const startsAtKnown =
      previousRoot !== null ||
      knownRoot === null ||
      (root.no === knownRoot.seq && hash === knownRoot.hash);
    if (hash !== root.hash || !isNext || !startsAtKnown || !keys.has(root.key)) return null;
    if ((await isSigned(text, root.signature, root.key)) === false) return null;

    previousRoot = { seq: root.no, hash };
  }

  return previousRoot ?? knownRoot;
}

export interface ShownKey {
  readonly key: string;
  readonly from: string;
  readonly signature: string | null;
}

/** Whether a known key is still there, and each key is signed by the one before. */
export async function areKeysChained(
  knownKey: string | null,
  keys: readonly ShownKey[],
  { isSigned }: Pick<HistoryCrypto, 'isSigned'>,
): Promise<boolean> {
  for (const [index, { key, from: validFrom, signature }] of keys.entries()) {
    const previousKey = keys[index - 1];
    if (!previousKey) continue;

    const text = keyText(key, new Date(validFrom));
    if ((await isSigned(text, signature ?? '', previousKey.key)) === false) return false;
  }

  return knownKey === null || keys.some(({ key }) => key === knownKey);
}

/** Whether a root is signed with a key of the network that descends from a known one. */
export async function isRootSigned(
  root: Omit<ShownRoot, 'hash'>,
  knownKey: string | null,
  keys: readonly ShownKey[],
  crypto: Pick<HistoryCrypto, 'isSigned'>,
): Promise<boolean> {
  if (!(await areKeysChained(knownKey, keys, crypto))) return false;
  if (!keys.some(({ key }) => key === root.key)) return false;
  return (await crypto.isSigned(rootText(root), root.signature, root.key)) !== false;
}

/** A hash as a number that two people can read to each other: five groups of five digits. */
export function spokenNumber(hash: string): string {
  const digits = (BigInt(`0x${hash}`) % 10n ** 25n).toString().padStart(25, '0');
  return (digits.match(/\d{5}/g) ?? []).join(' ');
}
