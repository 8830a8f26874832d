import { isOneOf } from '../name-list.ts';

/** Every name that an entry's cause may use. Never rename one: existing entries carry it. */
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

/** Whether this part of a cause has a label in every language. */
export const isNamed = (part: [string, string]): part is [CauseName, string] =>
  isOneOf(causeNames, part[0]);

/**
 * The parts of an entry's cause; the entry that it reverses comes last. Old entries may carry an
 * unlabelled name (`by`, on a return of start-up funds), which adds nothing to their kind.
 */
export const causeParts = (
  cause: Readonly<Record<string, string>>,
  reverses: string | null,
): [CauseName, string][] => {
  const parts = Object.entries(cause).filter(isNamed);
  return reverses === null ? parts : [...parts, ['reverses', reverses]];
};
