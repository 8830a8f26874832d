import { randomUUID } from 'node:crypto';
import { type Chance, createChance } from '#domain/demo/chance.ts';
import type { PartnerActor } from './actors.ts';
import { bindCard, type DepositEnd, deposit, offer, put } from './acts.ts';
import { newcomers, type Player } from './cast.ts';
import type { RangeKey } from './demo-range.ts';
import type { LifeAct } from './life.ts';

const liked: readonly RangeKey[] = [
  ...(['bean-grinder', 'rain-jacket', 'backpack', 'kite', 'city-bike', 'helmet'] as const),
  ...(['headphones', 'herb-garden', 'wool-blanket', 'teapot', 'honey', 'candle'] as const),
];

/** The state of each first deposit: most are confirmed, some are still waiting. */
const depositEnds: readonly DepositEnd[] = [
  ...(['confirmed', 'confirmed', 'waiting', 'confirmed', 'expected', 'confirmed'] as const),
  ...(['confirmed', 'refused', 'confirmed', 'confirmed', 'waiting', 'confirmed'] as const),
];

/** Partners who join today: they register, pay in, receive offers and put on most of them. */
export const newcomerActs: readonly LifeAct[] = actsOfNewcomers(createChance(20_261_118));

function actsOfNewcomers(chance: Chance): LifeAct[] {
  return newcomers.flatMap((player, nth) => {
    const end = depositEnds[nth % depositEnds.length] ?? 'confirmed';
    const amount = `${60 + chance.whole(0, 12) * 20}.00`;
    const key = chance.pick(liked);
    const typed = `${chance.whole(20, 50)}.00`;
    const acts: LifeAct[] = [
      { name: `${player.username} joins`, run: ({ actors }) => actors.register(player) },
      {
        name: `${player.username} pays in`,
        run: ({ actors }) => deposit(actors, player, amount, end),
      },
    ];
    if (nth % 2 === 0) {
      const run: LifeAct['run'] = ({ actors }) => bindCard(actors, player, 100 + nth);
      acts.push({ name: `${player.username} binds a card`, run });
    }
    acts.push(firstPlan(player, nth, { key, typed, end }));
    if (end === 'confirmed' && nth % 5 === 3) acts.push(claimsCoupon(player));
    return acts;
  });
}

/** Puts on the first offer, ignores it or declines it; some then pause or stop the plan. */
function firstPlan(
  player: Player,
  nth: number,
  { key, typed, end }: { key: RangeKey; typed: string; end: DepositEnd },
): LifeAct {
  return {
    name: `${player.username} gets an offer`,
    async run({ actors, products }) {
      const planNo = await offer(actors, player, products.get(key) ?? '');
      const actor = await actors.partner(player);
      if (nth % 8 === 5) return actor.ask('declinePlan', { planNo });
      if (end !== 'confirmed' || nth % 6 === 0) return;
      await put(actors, player, planNo, typed);
      if (nth % 9 === 8) await stops(actor, planNo);
    },
  };
}

async function stops(actor: PartnerActor, planNo: string): Promise<void> {
  const confirmation = await actor.confirm({ action: 'plan-stop', planNo });
  await actor.ask('stopPlan', { requestId: randomUUID(), planNo, confirmation });
}

function claimsCoupon(player: Player): LifeAct {
  return {
    name: `${player.username} claims a coupon`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      const { list } = await actor.ask('listCouponCampaigns', {});
      const [first] = list;
      if (!first) return;
      await actor.ask('claimCoupon', { requestId: randomUUID(), campaignId: first.id });
    },
  };
}
