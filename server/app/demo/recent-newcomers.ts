import { randomUUID } from 'node:crypto';
import type { Actors } from './actors.ts';
import { bindCard, type DepositOutcome, deposit, offerProduct, putAmount } from './acts.ts';
import { newcomers, type Player } from './cast.ts';
import type { RangeKey } from './demo-range.ts';
import type { RecentAct } from './recent-act.ts';

interface FirstDay {
  readonly hoursAgo: number;
  readonly deposit: { readonly amount: string; readonly outcome: DepositOutcome };
  readonly product: RangeKey;
  /** The amount put on the first offer; without it, the offer waits or is declined. */
  readonly amount?: string;
  readonly choice?: 'stop' | 'coupon' | 'decline';
}

/** How far each newcomer has come: some have not paid in, some have no plan, one stopped theirs. */
const firstDays: readonly FirstDay[] = [
  {
    hoursAgo: 24,
    deposit: { amount: '220.00', outcome: 'confirmed' },
    product: 'bean-grinder',
    amount: '40.00',
  },
  {
    hoursAgo: 24,
    deposit: { amount: '120.00', outcome: 'confirmed' },
    product: 'rain-jacket',
    amount: '35.00',
    choice: 'stop',
  },
  { hoursAgo: 12, deposit: { amount: '80.00', outcome: 'waiting' }, product: 'teapot' },
  {
    hoursAgo: 12,
    deposit: { amount: '180.00', outcome: 'confirmed' },
    product: 'city-bike',
    amount: '50.00',
    choice: 'coupon',
  },
  { hoursAgo: 8, deposit: { amount: '60.00', outcome: 'expected' }, product: 'honey' },
  {
    hoursAgo: 5,
    deposit: { amount: '300.00', outcome: 'refused' },
    product: 'headphones',
    choice: 'decline',
  },
  {
    hoursAgo: 3,
    deposit: { amount: '140.00', outcome: 'confirmed' },
    product: 'wool-blanket',
    amount: '25.00',
  },
  { hoursAgo: 0.25, deposit: { amount: '100.00', outcome: 'waiting' }, product: 'candle' },
];

/** Partners who joined on the last day: they register, pay in, and receive an offer. */
export const createNewcomerActs = (): RecentAct[] => firstDays.flatMap(createFirstDayActs);

function createFirstDayActs(day: FirstDay, index: number): RecentAct[] {
  const { hoursAgo } = day;
  const player = newcomers[index] as Player;
  let planNo = '';
  const acts: RecentAct[] = [
    { hoursAgo, run: ({ actors }) => actors.register(player) },
    {
      hoursAgo,
      run: ({ actors }) => deposit(actors, player, day.deposit.amount, day.deposit.outcome),
    },
    {
      hoursAgo,
      async run({ actors, products }) {
        planNo = await offerProduct(actors, player, products.get(day.product) ?? '');
      },
    },
  ];

  const { amount } = day;
  if (amount) {
    acts.push(
      { hoursAgo, run: ({ actors }) => bindCard(actors, player, 100 + index) },
      { hoursAgo, run: ({ actors }) => putAmount(actors, player, planNo, amount) },
    );
  }

  if (day.choice === 'stop') {
    acts.push({ hoursAgo: hoursAgo / 2, run: ({ actors }) => stopPlan(actors, player, planNo) });
  }
  if (day.choice === 'coupon')
    acts.push({ hoursAgo, run: ({ actors }) => claimCoupon(actors, player) });
  if (day.choice === 'decline') {
    acts.push({
      hoursAgo,
      run: async ({ actors }) => (await actors.partner(player)).ask('declinePlan', { planNo }),
    });
  }

  return acts;
}

async function stopPlan({ partner }: Actors, player: Player, planNo: string): Promise<void> {
  const actor = await partner(player);
  const confirmation = await actor.confirm({ action: 'plan-stop', planNo });
  await actor.ask('stopPlan', { requestId: randomUUID(), planNo, confirmation });
}

async function claimCoupon({ partner }: Actors, player: Player): Promise<void> {
  const actor = await partner(player);
  const [campaign] = (await actor.ask('listCouponCampaigns', {})).list;
  if (!campaign) return;

  await actor.ask('claimCoupon', { requestId: randomUUID(), campaignId: campaign.id });
}
