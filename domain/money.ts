declare const unit: unique symbol;

/** Money as a whole number of millionths of the currency unit. A plain bigint does not fit. */
export type Micro = bigint & { readonly [unit]: 'micro' };

const microsPerUnit = 1_000_000n;
const placesMin = 2;
const placesMax = 6;
const bpsWhole = 10_000n;

/** What a column of the database can hold. More money than this does not exist here. */
const microMax = 2n ** 63n - 1n;

export function micro(value: bigint): Micro {
  if (value > microMax || value < -microMax) throw new RangeError('More money than there can be');
  return value as Micro;
}

export const zero = 0n as Micro;

/** What a person types as an amount: up to two decimals, no sign. Null when it is not that. */
export function parseTyped(text: string): Micro | null {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text) ? readDecimal(text) : null;
}

/** Whether more keys can still make it an amount, so that nobody is told off half-way. */
export const mayBecomeTyped = (text: string): boolean => /^(\d{1,12}(\.\d{0,2})?)?$/.test(text);

/** An amount as it travels: two to six decimals, with a sign when it is negative. */
export function parseMicro(text: string): Micro | null {
  return /^-?\d{1,13}\.\d{2,6}$/.test(text) ? readDecimal(text) : null;
}

function readDecimal(text: string): Micro | null {
  const isNegative = text.startsWith('-');
  const [units = '', places = ''] = text.slice(isNegative ? 1 : 0).split('.');
  const size = BigInt(units + places.padEnd(placesMax, '0'));
  return size > microMax ? null : ((isNegative ? -size : size) as Micro);
}

/** Exact, and never shorter than two places: '12.00', '0.00125', '-3.50'. */
export function formatMicro(amount: Micro): string {
  const size = amount < 0n ? -amount : amount;
  const places = (size % microsPerUnit).toString().padStart(placesMax, '0');
  let length = placesMax;
  while (length > placesMin && places[length - 1] === '0') length -= 1;
  return `${amount < 0n ? '-' : ''}${size / microsPerUnit}.${places.slice(0, length)}`;
}

/** Whether an amount counts for its reader, as a balance or a gain, or against, as a cost. */
export type Side = 'has' | 'pays';

/**
 * An amount cut to the places that a reader sees, so that it never looks better than it is: what
 * somebody has rounds down, a loss below zero as well; what somebody pays rounds up. The spent and
 * the unspent part of a whole amount still add up to it.
 */
export function roundShown(amount: Micro, places: number, side: Side = 'has'): Micro {
  const step = 10n ** BigInt(Math.max(0, placesMax - places));
  const down = (value: bigint) => value - (((value % step) + step) % step);
  return micro(side === 'has' ? down(amount) : -down(-amount));
}

export const add = (one: Micro, other: Micro): Micro => micro(one + other);

export const subtract = (from: Micro, what: Micro): Micro => micro(from - what);

export const negate = (amount: Micro): Micro => -amount as Micro;

export const sum = (amounts: readonly Micro[]): Micro =>
  micro(amounts.reduce((total, amount) => total + amount, 0n));

/**
 * A share in hundredths of a percent, cut down to a whole micro. Fees are shares, so what cannot
 * be divided stays with the partner. The other part is `subtract(amount, shareOf(amount, bps))`.
 */
export function shareOf(amount: Micro, bps: number): Micro {
  if (amount < 0n) throw new RangeError('A share is taken of an amount that is not negative');
  if (!Number.isInteger(bps) || bps < 0 || bps > 10_000) throw new RangeError('Not a share');
  return micro((amount * BigInt(bps)) / bpsWhole);
}
