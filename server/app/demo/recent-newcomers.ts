import { randomUUID } from 'node:crypto';
import type { Actors } from './actors.ts';
import { type DemoPartner, newcomers } from './demo-partners.ts';
import type { ProductKey } from './demo-range.ts';
import {
  bindCard,
  type DepositOutcome,
  deposit,
  offerProduct,
  putAmount,
} from './partner-steps.ts';
import type { RecentStep } from './recent-step.ts';

interface FirstDay {
  readonly hoursAgo: number;
  readonly deposit: { readonly amount: string; readonly outcome: DepositOutcome };
  readonly product: ProductKey;
  /** The amount put on the first offer; without it, the offer waits or is declined. */
  readonly amount?: string;
  readonly followUp?: 'stop' | 'coupon' | 'decline';
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
    followUp: 'stop',
  },
  { hoursAgo: 12, deposit: { amount: '80.00', outcome: 'waiting' }, product: 'teapot' },
  {
    hoursAgo: 12,
    deposit: { amount: '180.00', outcome: 'confirmed' },
    product: 'city-bike',
    amount: '50.00',
    followUp: 'coupon',
  },
  { hoursAgo: 8, deposit: { amount: '60.00', outcome: 'expected' }, product: 'honey' },
  {
    hoursAgo: 5,
    deposit: { amount: '300.00', outcome: 'refused' },
    product: 'headphones',
    followUp: 'decline',
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
export const createNewcomerSteps = (): RecentStep[] => firstDays.flatMap(createFirstDaySteps);

function createFirstDaySteps(day: FirstDay, index: number): RecentStep[] {
  const { hoursAgo } = day;
  const demoPartner = newcomers[index] as DemoPartner;
  let planNo = '';
  const steps: RecentStep[] = [
    { hoursAgo, run: ({ actors }) => actors.register(demoPartner) },
    {
      hoursAgo,
      run: ({ actors }) => deposit(actors, demoPartner, day.deposit.amount, day.deposit.outcome),
    },
    {
      hoursAgo,
      async run({ actors, products }) {
        planNo = await offerProduct(actors, demoPartner, products.get(day.product) ?? '');
      },
    },
  ];

  const { amount } = day;
  if (amount) {
    steps.push(
      { hoursAgo, run: ({ actors }) => bindCard(actors, demoPartner, 100 + index) },
      { hoursAgo, run: ({ actors }) => putAmount(actors, demoPartner, planNo, amount) },
    );
  }

  if (day.followUp === 'stop') {
    steps.push({
      hoursAgo: hoursAgo / 2,
      run: ({ actors }) => stopPlan(actors, demoPartner, planNo),
    });
  }
  if (day.followUp === 'coupon')
    steps.push({ hoursAgo, run: ({ actors }) => claimCoupon(actors, demoPartner) });
  if (day.followUp === 'decline') {
    steps.push({
      hoursAgo,
      run: async ({ actors }) =>
        (await actors.partner(demoPartner)).call('declinePlan', { planNo }),
    });
  }

  return steps;
}

async function stopPlan(
  { partner }: Actors,
  demoPartner: DemoPartner,
  planNo: string,
): Promise<void> {
  const actor = await partner(demoPartner);
  const confirmation = await actor.confirm({ action: 'plan-stop', planNo });
  await actor.call('stopPlan', { requestId: randomUUID(), planNo, confirmation });
}

async function claimCoupon({ partner }: Actors, demoPartner: DemoPartner): Promise<void> {
  const actor = await partner(demoPartner);
  const [campaign] = (await actor.call('listCouponCampaigns', {})).list;
  if (!campaign) return;

  await actor.call('claimCoupon', { requestId: randomUUID(), campaignId: campaign.id });
}
