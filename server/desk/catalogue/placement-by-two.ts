import { isPriceInBounds } from '#domain/desk/by-two.ts';
import { formatMicro, parseTyped, zero } from '#domain/money.ts';
import { isDomain } from '#domain/plan/placement.ts';
import type { PriceModel } from '#domain/plan/price-ceiling.ts';
import { highestPrices } from '#domain/plan/price-ceiling.ts';
import { Refusal } from '#domain/refusal.ts';
import {
  addPlacementIn,
  changeRateIn,
  findPlacementId,
  isPublisher,
} from '../../ads/catalogue/catalogue.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { ByTwoAct, ByTwoCall } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import { listPlacementRates } from './placement-store.ts';

const wrong = (what: string) => new Refusal('desk_value_wrong', { what });

interface TypedRate {
  readonly model: PriceModel;
  readonly price: string;
  readonly payBps: number;
}

function rateOf({ settings }: ByTwoCall, { model, price, payBps }: TypedRate) {
  const rate = { priceModel: model, price: parseTyped(price) ?? zero, payBps } as const;
  const highest = highestPrices(settings.configuration.spending);
  if (rate.price <= 0n) throw wrong('the price must be above nothing');
  if (!isPriceInBounds(rate, highest)) {
    throw wrong(`the highest price here is ${formatMicro(highest[model])}`);
  }
  return rate;
}

const per = { cpm: 'a thousand', cpc: 'a click' } as const;
const shown = ({ model, price, payBps }: TypedRate): string =>
  `${price} ${per[model]}, ${payBps / 100}% to the publisher`;

async function getPlacementId(sql: Sql, key: string): Promise<number> {
  const placementId = await findPlacementId(sql, key);
  if (placementId === null) throw new Refusal('desk_not_found');
  return placementId;
}

export const placementByTwo: ByTwoAct<ByTwoBodies['placement']> = {
  async about(_sql, placement) {
    const { name, format, domains, category, key } = placement;
    return {
      placement: name,
      key,
      format,
      on: domains.join(', '),
      category,
      price: shown(placement),
    };
  },
  async carryOut(sql, call, input, made) {
    const { publisherId, name, format, width, height, category, key } = input;
    if (!(await isPublisher(sql, publisherId))) throw new Refusal('desk_not_found');
    const domains = input.domains.map((domain) => domain.trim().toLowerCase());
    if (!domains.every(isDomain)) throw wrong('domains are names such as harbour.example');
    const placement = { key, publisherId, name, format, width, height, domains, category };
    await addPlacementIn(sql, placement, rateOf(call, input), made);
    return null;
  },
};

export const rateByTwo: ByTwoAct<ByTwoBodies['rate']> = {
  async about(sql, rate) {
    const [now] = await listPlacementRates(sql, await getPlacementId(sql, rate.key));
    const before = now ? shown({ ...now, price: formatMicro(now.price) }) : 'none';
    return { placement: rate.key, 'price now': before, 'new price': shown(rate) };
  },
  async carryOut(sql, call, input, made) {
    const { key, version } = input;
    const placementId = await getPlacementId(sql, key);
    await changeRateIn(sql, { key, version, placementId, ...rateOf(call, input) }, made);
    return null;
  },
};
