import { type Micro, micro, zero } from '../money.ts';

/** For how long the rate that was shown is kept for who asked. */
export const rateValidMs = 15 * 60 * 1000;

const ratePattern = /^\d{1,9}(\.\d{1,6})?$/;

/** A rate is a decimal text, such as 33.125 of the acceptor's currency for one of ours. */
export const isRate = (text: string): boolean => ratePattern.test(text) && /[1-9]/.test(text);

/** What an amount becomes at a rate: exact, and cut down to a whole micro-unit. */
export function arrivesOf(amount: Micro, rate: string): Micro {
  if (!isRate(rate)) throw new RangeError('Not a rate');
  const [units = '', places = ''] = rate.split('.');
  return micro((amount * BigInt(units + places)) / 10n ** BigInt(places.length));
}

export interface ExchangeQuote {
  /** Of the amount. There is none for now, and it is shown all the same. */
  readonly fee: Micro;
  /** In the currency of the acceptor. */
  readonly arrives: Micro;
  readonly left: Micro;
}

/** What an exchange costs, brings and leaves, told before it is asked for. */
export const quoteExchange = (amount: Micro, available: Micro, rate: string): ExchangeQuote => ({
  fee: zero,
  arrives: arrivesOf(amount, rate),
  left: micro(available - amount),
});
