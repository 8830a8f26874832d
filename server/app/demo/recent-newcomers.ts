import { randomUUID } from 'node:crypto';
import type { Actors } from './actors.ts';
import { bindCard, type DepositEnd, deposit, offer, put } from './acts.ts';
import { newcomers, type Player } from './cast.ts';
import type { RangeKey } from './demo-range.ts';
import type { RecentAct } from './recent-act.ts';

interface FirstDay {
  readonly hoursAgo: number;
  readonly deposit: { readonly amount: string; readonly end: DepositEnd };
  readonly product: RangeKey;
  /** The amount put on the first offer; without it, the offer waits or is declined. */
  readonly put?: string;
  readonly choice?: 'stop' | 'coupon' | 'decline';
}

/** How far each newcomer has come: some have not paid in, some have no plan, one stopped theirs. */
const firstDays: readonly FirstDay[] = [
  {
    ...{ hoursAgo: 24, deposit: { amount: '220.00', end: 'confirmed' } },
    ...{ product: 'bean-grinder', put: '40.00' },
  },
  {
    ...{ hoursAgo: 24, deposit: { amount: '120.00', end: 'confirmed' } },
    ...{ product: 'rain-jacket', put: '35.00', choice: 'stop' },
  },
  { hoursAgo: 12, deposit: { amount: '80.00', end: 'waiting' }, product: 'teapot' },
  {
    ...{ hoursAgo: 12, deposit: { amount: '180.00', end: 'confirmed' } },
    ...{ product: 'city-bike', put: '50.00', choice: 'coupon' },
  },
  { hoursAgo: 8, deposit: { amount: '60.00', end: 'expected' }, product: 'honey' },
  {
    ...{ hoursAgo: 5, deposit: { amount: '300.00', end: 'refused' } },
    ...{ product: 'headphones', choice: 'decline' },
  },
  {
    ...{ hoursAgo: 3, deposit: { amount: '140.00', end: 'confirmed' } },
    ...{ product: 'wool-blanket', put: '25.00' },
  },
  { hoursAgo: 0.25, deposit: { amount: '100.00', end: 'waiting' }, product: 'candle' },
];

/** Partners who joined on the last day: they register, pay in, and receive an offer. */
export const createNewcomerActs = (): RecentAct[] => firstDays.flatMap(actsOfDay);

function actsOfDay(day: FirstDay, nth: number): RecentAct[] {
  const { hoursAgo } = day;
  const player = newcomers[nth] as Player;
  let planNo = '';
  const acts: RecentAct[] = [
    { hoursAgo, run: ({ actors }) => actors.register(player) },
    {
      hoursAgo,
      run: ({ actors }) => deposit(actors, player, day.deposit.amount, day.deposit.end),
    },
    {
      hoursAgo,
      async run({ actors, products }) {
        planNo = await offer(actors, player, products.get(day.product) ?? '');
      },
    },
  ];
  const { put: amount } = day;
  if (amount) {
    acts.push(
      { hoursAgo, run: ({ actors }) => bindCard(actors, player, 100 + nth) },
      { hoursAgo, run: ({ actors }) => put(actors, player, planNo, amount) },
    );
  }
  if (day.choice === 'stop') {
    acts.push({ hoursAgo: hoursAgo / 2, run: ({ actors }) => stop(actors, player, planNo) });
  }
  if (day.choice === 'coupon') acts.push({ hoursAgo, run: ({ actors }) => claim(actors, player) });
  if (day.choice === 'decline') {
    acts.push({
      hoursAgo,
      run: async ({ actors }) => (await actors.partner(player)).ask('declinePlan', { planNo }),
    });
  }
  return acts;
}

async function stop({ partner }: Actors, player: Player, planNo: string): Promise<void> {
  const actor = await partner(player);
  const confirmation = await actor.confirm({ action: 'plan-stop', planNo });
  await actor.ask('stopPlan', { requestId: randomUUID(), planNo, confirmation });
}

async function claim({ partner }: Actors, player: Player): Promise<void> {
  const actor = await partner(player);
  const [first] = (await actor.ask('listCouponCampaigns', {})).list;
  if (!first) return;
  await actor.ask('claimCoupon', { requestId: randomUUID(), campaignId: first.id });
}
