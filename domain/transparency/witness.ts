import { dayMs, hourMs, minuteMs } from '../time.ts';
/**
 * Why a witness has not cosigned: no answer; it does not follow this log; it saw a different
 * history; it saw more of the log than there is; its answer is invalid.
 */
export const witnessProblems = ['away', 'unknown_log', 'fork', 'ahead', 'garbage'] as const;

export type WitnessProblem = (typeof witnessProblems)[number];

const longestWaitMs = hourMs;

/** Exponential backoff for a witness: from a minute up to an hour. */
export const waitAfter = (tries: number): number =>
  Math.min(minuteMs * 2 ** Math.min(tries - 1, 10), longestWaitMs);

/** A root without a quorum of cosignatures after this long is late, and everyone is told. */
export const lateAfterMs = dayMs;

/** The smallest quorum for this many witnesses: more than half. */
export const quorumLeast = (witnesses: number): number =>
  witnesses === 0 ? 0 : Math.floor(witnesses / 2) + 1;

/**
 * What is wrong with a quorum for this many witnesses, or null: it must be a majority, and
 * reachable.
 */
export function whyNotQuorum(quorum: number, witnesses: number): string | null {
  if (witnesses === 0) return quorum === 0 ? null : 'Without witnesses the quorum is 0.';
  if (quorum > witnesses) return `There are only ${witnesses} witnesses.`;
  // Two halves could each be shown a different history.
  return quorum >= quorumLeast(witnesses)
    ? null
    : 'The quorum must be more than half of the witnesses.';
}
