import { type Digest, type HashBytes, rootOver } from './log-tree.ts';

/** Tiles of the tree at public addresses (C2SP tlog-tiles): 256 hashes of one level each. */

export const tileWidth = 256;

export interface TilePlace {
  /** The level in tiles; or the entries themselves. */
  readonly level: number | 'entries';
  readonly no: number;
  /** How many hashes it holds; partial only at the end of a level. */
  readonly width: number;
}

const pathPattern =
  /^(entries|\d|[1-5]\d|6[0-3])\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;

/** Parses the part of an address after `tile/`. */
export function readTilePath(path: string): TilePlace | null {
  const [, level = '', no = '', width] = pathPattern.exec(path) ?? [];
  if (level === '' || /^x000/.test(no)) return null;

  const tile = {
    level: level === 'entries' ? ('entries' as const) : Number(level),
    no: Number(no.replaceAll(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  };

  return width !== undefined && tile.width >= tileWidth ? null : tile;
}

/** The leaves that a tile covers, from and to; null when the log is too short. */
export function leavesOfTile({ level, no, width }: TilePlace, size: number) {
  const leavesPerNode = level === 'entries' ? 1 : tileWidth ** level;
  const firstLeaf = no * tileWidth * leavesPerNode;
  const endLeaf = firstLeaf + width * leavesPerNode;
  return endLeaf <= size ? { from: firstLeaf, to: endLeaf, each: leavesPerNode } : null;
}

/** The hashes of a tile, or null when the log does not have it. */
export function tileHashes(
  leaves: readonly Digest[],
  place: TilePlace,
  hash: HashBytes,
): Digest[] | null {
  const covered = leavesOfTile(place, leaves.length);
  if (!covered) return null;

  const { from, each } = covered;
  return Array.from({ length: place.width }, (_, index) =>
    rootOver(leaves.slice(from + index * each, from + (index + 1) * each), hash),
  );
}
