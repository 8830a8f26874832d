/** What the desk's search covers, in the order of its results. */
export const searchKinds = [
  'partner',
  'payout',
  'deposit',
  'proposal',
  'plan',
  'order',
  'ticket',
  'product',
  'merchant',
  'placement',
] as const;

export type SearchKind = (typeof searchKinds)[number];

export const searchLengthMin = 2;
export const searchLengthMax = 80;

/** Ids are found by prefix, from this length on: shorter ones would match too many. */
const idDigitsMin = 6;

interface IdRange {
  readonly from: string;
  readonly to: string;
}

/** The range of ids that begin with what was typed; null if there can be none. */
export function idRangeOf(typed: string): IdRange | null {
  const digits = typed.trim().toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < idDigitsMin || digits.length > 32) return null;
  const idOf = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: idOf('0'), to: idOf('f') };
}
