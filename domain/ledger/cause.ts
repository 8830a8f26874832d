/** Everything that a cause of an entry may name. A word here is never renamed: entries carry it. */
export const causeNames = [
  'plan',
  'payout',
  'exchange',
  'conversion',
  'claim',
  'coupon',
  'credit',
  'media',
  'proposal',
  'reference',
  'vip',
  'reverses',
] as const;

export type CauseName = (typeof causeNames)[number];

export const isCauseName = (text: string): text is CauseName =>
  (causeNames as readonly string[]).includes(text);

/** What caused an entry, part by part; the entry that it undoes comes last. */
export const causeParts = (
  cause: Readonly<Record<string, string>>,
  reverses: string | null,
): [string, string][] => [
  ...Object.entries(cause),
  ...(reverses === null ? [] : ([['reverses', reverses]] satisfies [string, string][])),
];
