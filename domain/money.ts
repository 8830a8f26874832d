/**
 * Money as an integer number of micro-units (millionths of the currency unit). A branded type, so
 * that a plain bigint is not accepted.
 */
export type Micro = bigint & { readonly unit: 'micro' };

export const microsPerUnit = 1_000_000n;
const placesMin = 2;
const placesMax = 6;
const bpsWhole = 10_000n;

/** The largest amount that a database column can hold; no larger one exists here. */
const microMax = 2n ** 63n - 1n;

export function micro(value: bigint): Micro {
  if (value > microMax || value < -microMax) throw new RangeError('More money than there can be');
  return value as Micro;
}

export const zero = 0n as Micro;

/** Parses an amount as a person types it: up to two decimals, no sign. Null otherwise. */
export function parseTyped(text: string): Micro | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? readDecimal(text) : null;
}

/** Whether further typing can still make it an amount, so that no error appears half-way. */
export const mayBecomeTyped = (text: string): boolean => /^(\d{1,12}(\.\d{0,2})?)?$/.test(text);

/** An amount as serialized: two to six decimals, with a sign when it is negative. */
export function parseMicro(text: string): Micro | null {
  return /^-?\d{1,13}\.\d{2,6}$/.test(text) ? readDecimal(text) : null;
}

function readDecimal(text: string): Micro | null {
  const isNegative = text.startsWith('-');
  const [units = '', places = ''] = text.slice(isNegative ? 1 : 0).split('.');
  const size = BigInt(units + places.padEnd(placesMax, '0'));
  return size > microMax ? null : ((isNegative ? -size : size) as Micro);
}

/** Exact, with at least two decimals: '12.00', '0.00125', '-3.50'. */
export function formatMicro(amount: Micro): string {
  const size = amount < 0n ? -amount : amount;
  const places = (size % microsPerUnit).toString().padStart(placesMax, '0');
  let length = placesMax;
  while (length > placesMin && places[length - 1] === '0') length -= 1;
  return `${amount < 0n ? '-' : ''}${size / microsPerUnit}.${places.slice(0, length)}`;
}

/**
 * Whether an amount is in its reader's favour, such as a balance or a gain, or against, such as a
 * cost.
 */
export type Side = 'has' | 'pays';

/**
 * An amount rounded to the displayed decimals so that it never looks better than it is: what
 * somebody has, losses included, rounds down; what somebody pays rounds up. The spent and unspent
 * parts of a whole amount still add up to it.
 */
export function roundShown(amount: Micro, places: number, side: Side = 'has'): Micro {
  const step = 10n ** BigInt(Math.max(0, placesMax - places));
  const down = (value: bigint) => value - (((value % step) + step) % step);
  return micro(side === 'has' ? down(amount) : -down(-amount));
}

export const add = (a: Micro, b: Micro): Micro => micro(a + b);

export const subtract = (amount: Micro, deduction: Micro): Micro => micro(amount - deduction);

export const negate = (amount: Micro): Micro => -amount as Micro;

export const sum = (amounts: readonly Micro[]): Micro =>
  micro(amounts.reduce((total, amount) => total + amount, 0n));

export const smallerOf = <Amount extends bigint>(a: Amount, b: Amount): Amount => (a < b ? a : b);

export const largerOf = <Amount extends bigint>(a: Amount, b: Amount): Amount => (a > b ? a : b);

/**
 * A share in hundredths of a percent, rounded down to a micro-unit. Fees are shares, so the
 * remainder stays with the partner. The other part is `subtract(amount, shareOf(amount, bps))`.
 */
export function shareOf(amount: Micro, bps: number): Micro {
  if (amount < 0n) throw new RangeError('A share is taken of an amount that is not negative');
  if (!Number.isInteger(bps) || bps < 0 || bps > 10_000) throw new RangeError('Not a share');
  return micro((amount * BigInt(bps)) / bpsWhole);
}
