import { createChance } from '#domain/demo/chance.ts';
import type { Actors } from './actors.ts';
import {
  approvePayout,
  bindCard,
  completePayout,
  deposit,
  failPayout,
  follow,
  offer,
  put,
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

/** Operators whose plans others may follow, and what each prefers to put on. */
const operators = new Map<number, readonly RangeKey[]>([
  [1, ['city-bike', 'headphones', 'floor-lamp', 'wool-blanket']],
  [4, ['sea-salt', 'candle', 'plant-pot', 'oat-biscuits']],
  [9, ['rain-jacket', 'kite', 'helmet', 'teapot']],
]);

/** Who follows which of them. */
const followers = new Map([
  [12, 1],
  [14, 4],
  [17, 1],
  [20, 9],
  [23, 4],
]);

const everything: readonly RangeKey[] = [
  ...(['bean-grinder', 'moka-pot', 'desk-pad', 'rain-jacket', 'backpack', 'camp-stove'] as const),
  ...(['floor-lamp', 'oat-biscuits', 'honey', 'kite', 'wooden-train', 'city-bike'] as const),
  ...(['bike-light', 'helmet', 'headphones', 'speaker', 'herb-garden', 'watering-can'] as const),
  ...(['plant-pot', 'wool-blanket', 'candle', 'teapot'] as const),
];

/**
 * What the regulars did before the demo began, in order: who joined, deposited, put, was paid out.
 * The same in every demo except for the time of day.
 */
export function crowdActs(days: number): PastAct[] {
  const chance = createChance(seed);
  const acts: PastAct[] = [];
  for (const [nth, player] of regulars.entries()) {
    const joined = (nth / regulars.length) * (days - 7);
    const add = (after: number, run: PastAct['run']) => {
      const day = joined + after;
      if (day < days - 0.2) acts.push({ day, run });
    };
    add(0, ({ actors }) => actors.register(player));
    const first = `${250 + chance.whole(0, 8) * 50}.00`;
    add(0.2, ({ actors }) => deposit(actors, player, first));
    add(0.4, ({ actors }) => bindCard(actors, player, nth));
    addPlans(nth, player, chance, add);
    const operator = regulars[followers.get(nth) ?? -1];
    if (operator) add(0.9, ({ actors }) => followPlayer(actors, player, operator));
    if (nth % 2 === 0) addPayout(nth, player, `${chance.whole(20, 60)}.00`, add);
  }
  return acts.sort((one, other) => one.day - other.day);
}

type Add = (after: number, run: PastAct['run']) => void;

function addPlans(
  nth: number,
  player: Player,
  chance: ReturnType<typeof createChance>,
  add: Add,
): void {
  const liked = operators.get(nth);
  if (liked) {
    const shareBps = 500 + chance.whole(0, 2) * 500;
    add(0.5, async ({ actors }) => {
      await (await actors.partner(player)).ask('offerProxy', { isOffered: true, shareBps });
    });
  }
  const keys = liked ?? Array.from({ length: chance.whole(1, 2) }, () => chance.pick(everything));
  for (const [at, key] of keys.entries()) {
    const amount = `${chance.whole(20, liked ? 30 : 40)}.00`;
    const isLeft = !liked && chance.happens(0.1);
    add(1 + at * (liked ? 3 : 6), async ({ actors, products }) => {
      const planNo = await offer(actors, player, products.get(key) ?? '');
      if (!isLeft) await put(actors, player, planNo, amount);
    });
  }
}

/** A payout takes some days, and not every one arrives. */
function addPayout(nth: number, player: Player, amount: string, add: Add): void {
  let id = '';
  add(2.5, async ({ actors }) => {
    id = await requestPayout(await actors.partner(player), amount);
  });
  if (nth % 12 === 6) {
    add(3, ({ actors }) => rejectPayout(actors, id, 'details-wrong'));
    return;
  }
  add(3, ({ actors }) => approvePayout(actors, id));
  add(3.5, ({ actors }) => sendPayout(actors, id));
  add(4.5, ({ actors }) =>
    nth % 12 === 10 ? failPayout(actors, id, 'bank-returned') : completePayout(actors, id),
  );
}

async function followPlayer(actors: Actors, player: Player, operator: Player): Promise<void> {
  const { proxyId } = await (await actors.partner(operator)).ask('proxyState', {});
  await follow(actors, player, proxyId ?? '', { capPerPlan: '20.00', capInAll: '80.00' });
}
