import { createRandom, type Random } from '#domain/demo/random.ts';
import type { Actors } from './actors.ts';
import { type DemoPartner, regulars } from './demo-partners.ts';
import type { ProductKey } from './demo-range.ts';
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
} from './partner-steps.ts';

export interface Crowd {
  readonly actors: Actors;
  /** The products that can be offered, by their keys. */
  readonly products: ReadonlyMap<ProductKey, string>;
}

/** Something that a partner or member of staff did on a day of the history. */
export interface PastStep {
  readonly day: number;
  run(crowd: Crowd): Promise<unknown>;
}

const seed = 20_261_117;

/** Operators whose plans others may follow, by index, and what each prefers to put on. */
const operatorProducts = new Map<number, readonly ProductKey[]>([
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

const offeredProducts: readonly ProductKey[] = [
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
export function createCrowdSteps(days: number): PastStep[] {
  const random = createRandom(seed);
  const steps: PastStep[] = [];
  for (const [index, demoPartner] of regulars.entries()) {
    const joinDay = (index / regulars.length) * (days - 7);
    const addStep = (daysLater: number, run: PastStep['run']) => {
      const day = joinDay + daysLater;
      if (day < days - 0.2) steps.push({ day, run });
    };

    addStep(0, ({ actors }) => actors.register(demoPartner));
    const firstDeposit = `${250 + random.whole(0, 8) * 50}.00`;
    addStep(0.2, ({ actors }) => deposit(actors, demoPartner, firstDeposit));
    addStep(0.4, ({ actors }) => bindCard(actors, demoPartner, index));
    addPlans(index, demoPartner, random, addStep);

    const operator = regulars[followedOperators.get(index) ?? -1];
    if (operator) addStep(0.9, ({ actors }) => followPartner(actors, demoPartner, operator));
    if (index % 2 === 0) addPayout(index, demoPartner, `${random.whole(20, 60)}.00`, addStep);
  }
  return steps.sort((a, b) => a.day - b.day);
}

/** Adds what a demoPartner does a number of days after joining. */
type AddStep = (daysLater: number, run: PastStep['run']) => void;

function addPlans(index: number, demoPartner: DemoPartner, random: Random, addStep: AddStep): void {
  const preferredProducts = operatorProducts.get(index);
  if (preferredProducts) {
    const shareBps = 500 + random.whole(0, 2) * 500;
    addStep(0.5, async ({ actors }) => {
      await (await actors.partner(demoPartner)).call('offerProxy', { isOffered: true, shareBps });
    });
  }

  const keys =
    preferredProducts ??
    Array.from({ length: random.whole(1, 2) }, () => random.pick(offeredProducts));
  for (const [planIndex, key] of keys.entries()) {
    const amount = `${random.whole(20, preferredProducts ? 30 : 40)}.00`;
    const isIgnored = !preferredProducts && random.happens(0.1);
    addStep(1 + planIndex * (preferredProducts ? 3 : 6), async ({ actors, products }) => {
      const planNo = await offerProduct(actors, demoPartner, products.get(key) ?? '');
      if (!isIgnored) await putAmount(actors, demoPartner, planNo, amount);
    });
  }
}

/** A payout takes some days, and not every one arrives. */
function addPayout(
  index: number,
  demoPartner: DemoPartner,
  amount: string,
  addStep: AddStep,
): void {
  let id = '';
  addStep(2.5, async ({ actors }) => {
    id = await requestPayout(await actors.partner(demoPartner), amount);
  });

  if (index % 12 === 6) {
    addStep(3, ({ actors }) => rejectPayout(actors, id, 'details-wrong'));
    return;
  }

  addStep(3, ({ actors }) => approvePayout(actors, id));
  addStep(3.5, ({ actors }) => sendPayout(actors, id));
  addStep(4.5, ({ actors }) =>
    index % 12 === 10 ? failPayout(actors, id, 'bank-returned') : completePayout(actors, id),
  );
}

async function followPartner(
  actors: Actors,
  demoPartner: DemoPartner,
  operator: DemoPartner,
): Promise<void> {
  const { proxyId } = await (await actors.partner(operator)).call('proxyState', {});
  await followOperator(actors, demoPartner, proxyId ?? '', {
    capPerPlan: '20.00',
    capInAll: '80.00',
  });
}
