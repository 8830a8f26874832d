/**
 * Why a witness has not cosigned: no answer; it does not follow this log; it saw another history;
 * it saw more of the log than there is; it answered something that is no answer.
 */
export const witnessProblems = ['away', 'unknown_log', 'fork', 'ahead', 'garbage'] as const;

export type WitnessProblem = (typeof witnessProblems)[number];

const minuteMs = 60_000;
const longestWaitMs = 60 * minuteMs;

/** How long to wait before a witness is asked again: a minute, then ever longer, up to an hour. */
export const waitAfter = (tries: number): number =>
  Math.min(minuteMs * 2 ** Math.min(tries - 1, 10), longestWaitMs);

/** A root that no quorum has cosigned after so long is late, and everyone is told. */
export const lateAfterMs = 24 * 60 * minuteMs;

/** The smallest quorum of so many witnesses: more than half. */
export const quorumLeast = (witnesses: number): number =>
  witnesses === 0 ? 0 : Math.floor(witnesses / 2) + 1;

/** What is wrong with a quorum of so many witnesses, or null: enough to matter, and reachable. */
export function whyNotQuorum(quorum: number, witnesses: number): string | null {
  if (witnesses === 0) return quorum === 0 ? null : 'Without witnesses the quorum is 0.';
  if (quorum > witnesses) return `There are only ${witnesses} witnesses.`;
  // Two halves could each be shown another history.
  return quorum >= quorumLeast(witnesses)
    ? null
    : 'The quorum must be more than half of the witnesses.';
}
