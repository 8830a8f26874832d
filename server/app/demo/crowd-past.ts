import { createRandom, type Random } from '#domain/demo/random.ts';
import type { Actors } from './actors.ts';
import {
  approvePayout,
  bindCard,
  completePayout,
  deposit,
  failPayout,
  followOperator,
  offerProduct,
  putAmount,
  rejectPayout,
  requestPayout,
  sendPayout,
} from './acts.ts';
import { type Player, regulars } from './cast.ts';
import type { RangeKey } from './demo-range.ts';

export interface Crowd {
  readonly actors: Actors;
  /** The products that can be offered, by their keys. */
  readonly products: ReadonlyMap<RangeKey, string>;
}

/** Something that a partner or member of staff did on a day of the history. */
export interface PastAct {
  readonly day: number;
  run(crowd: Crowd): Promise<unknown>;
}

const seed = 20_261_117;

/** Operators whose plans others may follow, by index, and what each prefers to put on. */
const operatorProducts = new Map<number, readonly RangeKey[]>([
  [1, ['city-bike', 'headphones', 'floor-lamp', 'wool-blanket']],
  [4, ['sea-salt', 'candle', 'plant-pot', 'oat-biscuits']],
  [9, ['rain-jacket', 'kite', 'helmet', 'teapot']],
]);

/** Who follows which of them, by index. */
const followedOperators = new Map([
  [12, 1],
  [14, 4],
  [17, 1],
  [20, 9],
  [23, 4],
]);

const offeredProducts: readonly RangeKey[] = [
  'bean-grinder',
  'moka-pot',
  'desk-pad',
  'rain-jacket',
  'backpack',
  'camp-stove',
  'floor-lamp',
  'oat-biscuits',
  'honey',
  'kite',
  'wooden-train',
  'city-bike',
  'bike-light',
  'helmet',
  'headphones',
  'speaker',
  'herb-garden',
  'watering-can',
  'plant-pot',
  'wool-blanket',
  'candle',
  'teapot',
];

/**
 * What the regulars did before the demo began, in order: who joined, deposited, put, was paid out.
 * The same in every demo except for the time of day.
 */
export function createCrowdActs(days: number): PastAct[] {
  const random = createRandom(seed);
  const acts: PastAct[] = [];
  for (const [index, player] of regulars.entries()) {
    const joinDay = (index / regulars.length) * (days - 7);
    const addAct = (daysLater: number, run: PastAct['run']) => {
      const day = joinDay + daysLater;
      if (day < days - 0.2) acts.push({ day, run });
    };

    addAct(0, ({ actors }) => actors.register(player));
    const firstDeposit = `${250 + random.whole(0, 8) * 50}.00`;
    addAct(0.2, ({ actors }) => deposit(actors, player, firstDeposit));
    addAct(0.4, ({ actors }) => bindCard(actors, player, index));
    addPlans(index, player, random, addAct);

    const operator = regulars[followedOperators.get(index) ?? -1];
    if (operator) addAct(0.9, ({ actors }) => followPlayer(actors, player, operator));
    if (index % 2 === 0) addPayout(index, player, `${random.whole(20, 60)}.00`, addAct);
  }
  return acts.sort((one, other) => one.day - other.day);
}

/** Adds what a player does a number of days after joining. */
type AddAct = (daysLater: number, run: PastAct['run']) => void;

function addPlans(index: number, player: Player, random: Random, addAct: AddAct): void {
  const preferredProducts = operatorProducts.get(index);
  if (preferredProducts) {
    const shareBps = 500 + random.whole(0, 2) * 500;
    addAct(0.5, async ({ actors }) => {
      await (await actors.partner(player)).ask('offerProxy', { isOffered: true, shareBps });
    });
  }

  const keys =
    preferredProducts ??
    Array.from({ length: random.whole(1, 2) }, () => random.pick(offeredProducts));
  for (const [planIndex, key] of keys.entries()) {
    const amount = `${random.whole(20, preferredProducts ? 30 : 40)}.00`;
    const isIgnored = !preferredProducts && random.happens(0.1);
    addAct(1 + planIndex * (preferredProducts ? 3 : 6), async ({ actors, products }) => {
      const planNo = await offerProduct(actors, player, products.get(key) ?? '');
      if (!isIgnored) await putAmount(actors, player, planNo, amount);
    });
  }
}

/** A payout takes some days, and not every one arrives. */
function addPayout(index: number, player: Player, amount: string, addAct: AddAct): void {
  let id = '';
  addAct(2.5, async ({ actors }) => {
    id = await requestPayout(await actors.partner(player), amount);
  });

  if (index % 12 === 6) {
    addAct(3, ({ actors }) => rejectPayout(actors, id, 'details-wrong'));
    return;
  }

  addAct(3, ({ actors }) => approvePayout(actors, id));
  addAct(3.5, ({ actors }) => sendPayout(actors, id));
  addAct(4.5, ({ actors }) =>
    index % 12 === 10 ? failPayout(actors, id, 'bank-returned') : completePayout(actors, id),
  );
}

async function followPlayer(actors: Actors, player: Player, operator: Player): Promise<void> {
  const { proxyId } = await (await actors.partner(operator)).ask('proxyState', {});
  await followOperator(actors, player, proxyId ?? '', { capPerPlan: '20.00', capInAll: '80.00' });
}
