/** Everything that a cause of an entry may name. A word here is never renamed: entries carry it. */
export const causeNames = [
  'plan',
  'payout',
  'exchange',
  'conversion',
  'clawback',
  'recovery',
  'coupon',
  'follow',
  'credit',
  'media',
  'proposal',
  'reference',
  'vip',
  'reverses',
] as const;

export type CauseName = (typeof causeNames)[number];

/** Whether there are words for this part of a cause, in every language. */
export const isNamed = (part: [string, string]): part is [CauseName, string] =>
  (causeNames as readonly string[]).includes(part[0]);

/**
 * What caused an entry, part by part; the entry that it undoes comes last. Entries of old may
 * carry a name without words (`by`, on a return of start-up funds), which says no more than their
 * kind does.
 */
export const causeParts = (
  cause: Readonly<Record<string, string>>,
  reverses: string | null,
): [CauseName, string][] => {
  const parts = Object.entries(cause).filter(isNamed);
  return reverses === null ? parts : [...parts, ['reverses', reverses]];
};
