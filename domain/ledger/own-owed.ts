import { type Micro, parseMicro } from '../money.ts';
import { climbSums, liabilityGroups, type OwedFacts, type OwedProof } from './liability.ts';
import type { Sha256 } from './record-line.ts';
import { type RootFacts, rootText } from './root.ts';
import type { ChainPoint } from './statement.ts';

/** What is wrong with a root's claim about what an owner is owed. */
export type OwedFault = 'left-out' | 'other';

/** What an owner knows independently of the root. */
export interface OwnKnowledge {
  readonly owner: string;
  /** A head of the owner's chain that was seen before the root was made. */
  readonly seenBefore: ChainPoint | null;
  /** The current head of the owner's chain, and the owner's money at it. */
  readonly now: (ChainPoint & { readonly money: Micro }) | null;
}

/**
 * Why a root and its proof do not cover what an owner is owed, or null when they do. Without a
 * record that was seen before the root, an omission cannot be detected.
 */
export function whyNotOwed(
  root: RootFacts & { readonly hash: string },
  proof: OwedProof | null,
  { owner, seenBefore, now }: OwnKnowledge,
  sha256: Sha256,
): OwedFault | null {
  const seen = seenBefore && seenBefore.seq > 0 ? seenBefore : null;
  if (!proof) return seen ? 'left-out' : null;
  if (sha256(rootText(root)) !== root.hash) return 'other';
  const top = climbSums(owner, proof, sha256);
  if (!top || top.hash !== root.liabilities.root) return 'other';
  if (!isSaid(root.liabilities, top.sums)) return 'other';
  if (seen && (proof.seq < seen.seq || isAnother(proof, seen))) return 'other';
  if (now && isAnother(proof, now)) return 'other';
  return now?.seq === proof.seq && now.money !== proof.amounts[0] ? 'other' : null;
}

const isAnother = (a: ChainPoint, b: ChainPoint) => a.seq === b.seq && a.hash !== b.hash;

/** Whether the published sums are those at the top of the tree. */
const isSaid = ({ owed }: OwedFacts, sums: readonly bigint[]): boolean =>
  owed.every(([groups, amount]) => {
    const named = groups.split(' ');
    const total = liabilityGroups.reduce(
      (sum, group, at) => sum + (named.includes(group) ? (sums[at] ?? 0n) : 0n),
      0n,
    );
    return parseMicro(amount) === total;
  });
