import { formatMicro, parseTyped, zero } from '#domain/money.ts';
import { highestPrices, isPriceInBounds, type PriceModel } from '#domain/plan/price-ceiling.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Settings } from '../../platform/settings/settings.ts';

export const valueWrong = (problem: string) =>
  new RefusalError('desk_value_wrong', { what: problem });

interface TypedRate {
  readonly model: PriceModel;
  readonly price: string;
  readonly payBps: number;
}

/** A price as typed, if a placement may be sold at it. */
export function readRate({ configuration }: Settings, { model, price, payBps }: TypedRate) {
  const rate = { priceModel: model, price: parseTyped(price) ?? zero, payBps } as const;
  const highestByModel = highestPrices(configuration.priceLimits);

  if (rate.price <= 0n) throw valueWrong('the price must be above nothing');
  if (!isPriceInBounds(rate, highestByModel)) {
    throw valueWrong(`the highest price here is ${formatMicro(highestByModel[model])}`);
  }
  return rate;
}

const priceUnits = { cpm: 'a thousand', cpc: 'a click' } as const;

/** A price in words, for whoever decides. */
export const rateText = ({ model, price, payBps }: TypedRate): string =>
  `${price} ${priceUnits[model]}, ${payBps / 100}% to the publisher`;
