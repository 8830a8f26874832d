import { type Micro, parseMicro } from '../money.ts';
import {
  climbSums,
  liabilityGroups,
  type OwedProof,
  type PublishedLiabilities,
} from './liability.ts';
import type { Sha256 } from './record-line.ts';
import { rootText, type UnsignedRoot } from './root.ts';
import type { ChainPoint } from './statement.ts';

/** What is wrong with a root's claim about what an owner is owed. */
export type OwedFault = 'left-out' | 'other';

/** What an owner knows independently of the root. */
export interface OwnKnowledge {
  readonly owner: string;
  /** A head of the owner's chain that was seen before the root was made. */
  readonly seenBefore: ChainPoint | null;
  /** The current head of the owner's chain, and the owner's money at it. */
  readonly current: (ChainPoint & { readonly money: Micro }) | null;
}

/**
 * Why a root and its proof do not cover what an owner is owed, or null when they do. Without a
 * record that was seen before the root, an omission cannot be detected.
 */
export function findOwedFault(
  root: UnsignedRoot & { readonly hash: string },
  proof: OwedProof | null,
  { owner, seenBefore, current }: OwnKnowledge,
  sha256: Sha256,
): OwedFault | null {
  const seenHead = seenBefore && seenBefore.seq > 0 ? seenBefore : null;
  if (!proof) return seenHead ? 'left-out' : null;
  if (sha256(rootText(root)) !== root.hash) return 'other';

  const topNode = climbSums(owner, proof, sha256);
  if (!topNode || topNode.hash !== root.liabilities.root) return 'other';
  if (!arePublishedSums(root.liabilities, topNode.sums)) return 'other';
  if (seenHead && (proof.seq < seenHead.seq || isConflicting(proof, seenHead))) return 'other';
  if (current && isConflicting(proof, current)) return 'other';

  return current?.seq === proof.seq && current.money !== proof.amounts[0] ? 'other' : null;
}

const isConflicting = (a: ChainPoint, b: ChainPoint) => a.seq === b.seq && a.hash !== b.hash;

/** Whether the published sums are those at the top of the tree. */
const arePublishedSums = ({ owed }: PublishedLiabilities, sums: readonly bigint[]): boolean =>
  owed.every(([groups, amount]) => {
    const groupNames = groups.split(' ');
    const total = liabilityGroups.reduce(
      (sum, group, index) => sum + (groupNames.includes(group) ? (sums[index] ?? 0n) : 0n),
      0n,
    );

    return parseMicro(amount) === total;
  });
