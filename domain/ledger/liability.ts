import { type Micro, micro } from '../money.ts';
import { isOwnPocket, type Pocket } from './accounts.ts';
import { type PositionGroup, pocketsOf } from './position.ts';
import type { Sha256 } from './record-line.ts';
import type { ChainPoint } from './statement.ts';

/** The groups that the network owes. The amounts of a leaf and a node are in this order. */
export const liabilityGroups = [
  'partners',
  'plans',
  'publishers',
  'merchants',
  'acceptors',
] as const satisfies readonly PositionGroup[];

export type LiabilityGroup = (typeof liabilityGroups)[number];

/**
 * The owner of the leaf for what is owed to no wallet yet, such as the pay of an unnamed publisher.
 */
export const unassignedOwner = '00000000-0000-4000-8000-000000000001';

/** Amounts by group, in micro-units. */
export type Sums = readonly bigint[];

export const noSums: Sums = liabilityGroups.map(() => 0n);

export const addSums = (a: Sums, b: Sums): Sums =>
  a.map((amount, index) => amount + (b[index] ?? 0n));

/** The pockets of each group: those of its owners' own chains, or those kept with partners. */
export const liabilityPockets = (holding: 'own' | 'counter'): readonly (readonly Pocket[])[] =>
  liabilityGroups.map((group) =>
    pocketsOf(group).filter((pocket) => isOwnPocket(pocket) === (holding === 'own')),
  );

/** What one owner is owed, as of the head of the owner's chain. */
export interface OwnerLiability extends ChainPoint {
  readonly owner: string;
  readonly amounts: Sums;
}

/** A leaf as its owner gets it. The salt keeps neighbours from guessing whose hash theirs is. */
export interface OwedLeaf extends ChainPoint {
  readonly salt: string;
  readonly amounts: Sums;
}

/** A leaf and its path to the root: each step has a side, and the sibling's sums and hash. */
export interface OwedProof extends OwedLeaf {
  readonly path: readonly string[];
}

/** A proof as serialized in files and answers, with amounts in micro-units. */
export const writeProof = ({ salt, amounts, seq, hash, path }: OwedProof) => ({
  salt,
  amounts: amounts.map(String),
  seq,
  hash,
  path: [...path],
});

/** A node of the tree: what is owed below it, and a hash that commits to it. */
export interface SumNode {
  readonly sums: Sums;
  readonly hash: string;
}

export const leafNode = (digest: string, leaf: OwedLeaf, sha256: Sha256): SumNode => {
  const { salt, amounts, seq, hash } = leaf;
  const text = `liability leaf ${salt} ${digest} ${amounts.join(' ')} ${seq} ${hash}`;
  return { sums: amounts, hash: sha256(text) };
};

/**
 * A node hashes the sums and the hashes of both children. A hash over their total alone could be
 * opened with different parts for different readers (Hu, Zhang and Guo, eprint 2018/1139).
 */
export const sumNode = (left: SumNode, right: SumNode, sha256: Sha256): SumNode => ({
  sums: addSums(left.sums, right.sums),
  hash: sha256(
    `liability node ${left.sums.join(' ')} ${left.hash} ${right.sums.join(' ')} ${right.hash}`,
  ),
});

export const stepText = (side: 'L' | 'R', { sums, hash }: SumNode): string =>
  `${side} ${sums.join(' ')} ${hash}`;

const amountForm = /^\d{1,19}$/;
const stepForm = new RegExp(`^([LR])((?: \\d{1,19}){${liabilityGroups.length}}) ([0-9a-f]{64})$`);

/** A step as serialized. Nothing else is accepted: a negative sum would hide what is owed. */
function readStep(step: string): (SumNode & { readonly side: string }) | null {
  const [, side, sums, hash] = stepForm.exec(step) ?? [];
  if (side === undefined || sums === undefined || hash === undefined) return null;
  return { side, sums: sums.trim().split(' ').map(BigInt), hash };
}

/** The root that a leaf leads to, or null if an amount on the path is invalid. */
export function climbSums(owner: string, proof: OwedProof, sha256: Sha256): SumNode | null {
  if (proof.amounts.length !== liabilityGroups.length) return null;
  if (!proof.amounts.every((amount) => amountForm.test(`${amount}`))) return null;

  let node = leafNode(sha256(owner), proof, sha256);
  for (const line of proof.path) {
    const step = readStep(line);
    if (step === null) return null;
    node = step.side === 'L' ? sumNode(step, node, sha256) : sumNode(node, step, sha256);
  }

  return node;
}

/** What is owed to some groups together, as published. */
export type OwedLine = readonly [groups: string, amount: string];

/** What a signed root says about liabilities. */
export interface PublishedLiabilities {
  /** The hash of the topmost node. */
  readonly root: string;
  /** The number of leaves, padding included. */
  readonly leaves: number;
  /** Empty while too few are owed for a sum to hide an individual amount. */
  readonly owed: readonly OwedLine[];
}

export interface OwedGroup {
  readonly group: LiabilityGroup;
  /** How many are owed something. */
  readonly owners: number;
  readonly amount: Micro;
}

/** At least this many must share a sum before it is published. */
export const ownersMin = 5;

/** How many distinct owners share a sum: partners' own money and plans have the same owners. */
function countOwners(pool: readonly OwedGroup[]): number {
  const isPartners = ({ group }: OwedGroup) => group === 'partners' || group === 'plans';
  const partners = pool.filter(isPartners).map(({ owners }) => owners);
  const otherOwners = pool.filter((group) => !isPartners(group)).map(({ owners }) => owners);
  return Math.max(0, ...partners) + otherOwners.reduce((total, count) => total + count, 0);
}

/**
 * The published sums. A group with fewer than five owners is added to the next smallest one, so
 * that no sum reveals one owner's amount. If all are too few, nothing is published.
 */
export function publicLines(
  groups: readonly OwedGroup[],
): readonly { readonly groups: readonly LiabilityGroup[]; readonly amount: Micro }[] {
  const ordered = [...groups].sort((a, b) => a.owners - b.owners);
  const pool: OwedGroup[] = [];

  for (const candidate of ordered) {
    const needsPool = candidate.owners > 0 ? candidate.owners < ownersMin : candidate.amount > 0n;
    if (needsPool || (pool.length > 0 && countOwners(pool) < ownersMin)) pool.push(candidate);
  }

  if (pool.length > 0 && countOwners(pool) < ownersMin) return [];

  const isPooled = (group: OwedGroup) => pool.includes(group);
  const pooledLine = {
    groups: groups.filter(isPooled).map(({ group }) => group),
    amount: micro(pool.reduce((total, { amount }) => total + amount, 0n)),
  };
  const singleLines = groups
    .filter((group) => !isPooled(group))
    .map(({ group, amount }) => ({ groups: [group], amount }));

  return pool.length > 0 ? [...singleLines, pooledLine] : singleLines;
}
