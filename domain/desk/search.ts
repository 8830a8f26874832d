/** What the desk's search covers, in the order of its results. */
export const searchKinds = [
  'partner',
  'payout',
  'deposit',
  'bank-file',
  'approval',
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

/** The reference that a text may be, though its hyphens are missing, as banks print them. */
export function referenceOf(text: string): string | null {
  const [, kind, first, second] = /^([RF])-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/i.exec(text) ?? [];
  return kind && first && second ? `${kind}-${first}-${second}`.toUpperCase() : null;
}

/** The words of a name, each found by how it begins; none of a text that holds no word. */
export const nameWordsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');

/** Ids are found by prefix, from this length on: shorter ones would match too many. */
const idDigitsMin = 6;

interface IdRange {
  readonly from: string;
  readonly to: string;
}

/** The range of ids that begin with what was typed; null if there can be none. */
export function idRangeOf(text: string): IdRange | null {
  const digits = text.trim().toLowerCase().replaceAll('-', '');
  if (!/^[0-9a-f]+$/.test(digits) || digits.length < idDigitsMin || digits.length > 32) return null;
  const idOf = (filler: string) =>
    digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { from: idOf('0'), to: idOf('f') };
}
