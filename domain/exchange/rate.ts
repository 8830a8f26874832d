import { type Micro, micro, zero } from '../money.ts';

/** How long a quoted rate is reserved for the partner. */
export const rateValidMs = 15 * 60 * 1000;

const ratePattern = /^\d{1,9}(\.\d{1,6})?$/;

/** A rate is a decimal text, such as 33.125 of the acceptor's currency for one of ours. */
export const isRate = (text: string): boolean => ratePattern.test(text) && /[1-9]/.test(text);

const hundredth = 10_000n;

/**
 * Converts an amount at a rate, rounded down to hundredths, since less cannot be sent. For
 * currencies where a hundredth is worth much, such as digital coins, it keeps as many decimals as
 * needed so that rounding never takes more than a tenth of one of our units.
 */
export function arrivesOf(amount: Micro, rate: string): Micro {
  if (!isRate(rate)) throw new RangeError('Not a rate');

  const microRate = readRate(rate);
  let step = hundredth;
  while (step > 1n && step > microRate / 10n) step /= 10n;
  const exact = (amount * microRate) / 1_000_000n;

  return micro(exact - (exact % step));
}

function readRate(rate: string): bigint {
  const [units = '', places = ''] = rate.split('.');
  return BigInt(units + places.padEnd(6, '0'));
}

/** A rate further than this from the last confirmed one is shown so to whoever decides. */
export const rateDistancePercent = 5;

/** How far a rate is from the last confirmed one, where that is far: `90 % lower`. Else null. */
export function describeRateDistance(rate: string, lastRate: string): string | null {
  const last = readRate(lastRate);
  const distance = readRate(rate) - last;
  const size = distance < 0n ? -distance : distance;
  if (size * 100n <= last * BigInt(rateDistancePercent)) return null;

  const percent = Number((size * 1_000n) / last) / 10;
  return `${percent} % ${distance < 0n ? 'lower' : 'higher'}`;
}

export interface ExchangeQuote {
  /** As a share of the amount. There is none at present, and it is shown all the same. */
  readonly fee: Micro;
  /** In the acceptor's currency. */
  readonly arrives: Micro;
  readonly left: Micro;
}

/** What an exchange costs, brings and leaves, shown before it is requested. */
export const quoteExchange = (amount: Micro, available: Micro, rate: string): ExchangeQuote => ({
  fee: zero,
  arrives: arrivesOf(amount, rate),
  left: micro(available - amount),
});
