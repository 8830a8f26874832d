import { isOneOf } from '../name-list.ts';

/**
 * Why the daily pass later found a counted event invalid. The database repeats this in the table
 * `flag_reason`; the index is the code there, so only append.
 */
export const flagReasons = [
  'click_rate_outlier',
  'flat_timing',
  'one_network',
  'conversion_rate_outlier',
  'many_browsers',
  'never_seen',
  'no_clicks',
] as const;

export type FlagReason = (typeof flagReasons)[number];

export const isFlagReason = (reason: string): reason is FlagReason => isOneOf(flagReasons, reason);

/** The rollups' code for events that count; the others have their rule's index. */
export const countsCode = -1;

/** The first code of reasons that are found later; those of the rules are below it. */
export const flagCodeBase = 100;

export const flagCode = (reason: FlagReason): number => flagCodeBase + flagReasons.indexOf(reason);

/** The codes that make up net figures: what counted, and the later flags to subtract. */
export const netReasons: readonly number[] = [countsCode, ...flagReasons.map(flagCode)];
