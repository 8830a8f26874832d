import type { PartnerActor } from './actors.ts';
import type { Crowd } from './crowd-past.ts';
import { regular, regulars } from './demo-partners.ts';
import { approveRequest, requestPayout } from './partner-steps.ts';
import { passRefusal } from './pass-refusal.ts';
import { createSteps, type RecentStep } from './recent-step.ts';

/** Requests a payout that is refused, and objects to the refusal. Returns the refusal's ID. */
async function disputePayoutRefusal(
  actor: PartnerActor,
  amount: string,
  text: string,
): Promise<string | null> {
  await requestPayout(actor, amount).catch(passRefusal);
  const [refusal] = (await actor.call('listPayoutRefusals', {})).list;
  if (!refusal) return null;
  await actor.call('disputePayoutRefusal', { id: refusal.id, text });
  return refusal.id;
}

/** Requests for more than the balance, both disputed: one answered, one not. */
const refusals = [
  { partnerIndex: 2, hours: [8, 5] },
  { partnerIndex: 6, hours: [3] },
] as const;

const createRefusalSteps = (): RecentStep[] =>
  refusals.flatMap(({ partnerIndex, hours }) =>
    createSteps(
      hours,
      async ({ actors }) => {
        const text = 'I believe more than this was settled last week. Please check it.';
        return disputePayoutRefusal(await actors.partner(regular(partnerIndex)), '90000.00', text);
      },
      ({ actors }, refusalId) => {
        const reason = 'The wallet holds less than the amount asked for.';
        const answer = { refusalId, outcome: 'upheld', reason } as const;
        return actors.controller.call('answerPayoutReview', answer);
      },
    ),
  );

/** A reversed order of a partner that can still be disputed, if there is one. */
async function findDisputableOrder(actor: PartnerActor): Promise<string | null> {
  const { list } = await actor.call('listPlans', {});
  for (const { planNo, consumed } of list) {
    if (Number(consumed) === 0) continue;

    const input = { planNo, state: 'reversed', by: 'report' } as const;
    const { list: conversions } = await actor.call('planConversions', input);
    const order = conversions.find(
      ({ objectUntil, disputes }) => objectUntil && disputes.length === 0,
    );
    if (order) return order.id;
  }
  return null;
}

/** The first of the regulars who can dispute an order does, and the order's ID is returned. */
async function disputeOrder({ actors }: Crowd): Promise<string | null> {
  for (const demoPartner of regulars) {
    const actor = await actors.partner(demoPartner);
    const id = await findDisputableOrder(actor);
    if (id === null) continue;

    const text = 'The buyer wrote to me that the parcel was kept.';
    await actor.call('disputeConversion', { id, text });
    return id;
  }
  return null;
}

/** Disputed orders: one is open, each verdict is requested for one, and two are decided. */
const orders = [
  { outcome: 'approved', reference: 'RET-0417', hours: [3] },
  { outcome: 'approved', reference: 'RET-1417', hours: [8, 5] },
  { outcome: 'upheld', reference: 'RET-4417', hours: [12, 5] },
  { outcome: 'approved', reference: 'RET-2417', hours: [12, 8, 5] },
  { outcome: 'upheld', reference: 'RET-3417', hours: [24, 12, 8] },
] as const;

const createOrderSteps = (): RecentStep[] =>
  orders.flatMap(({ outcome, reference, hours }) =>
    createSteps(
      hours,
      disputeOrder,
      async ({ actors }, conversionId) => {
        const reason = 'The shop was asked for the return label';
        const input = { conversionId, reason, reference };
        const name = outcome === 'approved' ? 'approveOrder' : 'upholdOrderRefusal';
        return (await actors.clerk.call(name, input)).id;
      },
      ({ actors }, id) => approveRequest(actors, id),
    ),
  );

/** Start-up funds: two advances are there, and one waits for the second person. */
const advances = [
  { partnerIndex: 26, hours: [24, 12] },
  { partnerIndex: 18, hours: [24, 12] },
  { partnerIndex: 22, hours: [5] },
] as const;

const createAdvanceSteps = (): RecentStep[] =>
  advances.flatMap(({ partnerIndex, hours }) =>
    createSteps(
      hours,
      async ({ actors: { clerk, partner } }) => {
        const { id: partnerId } = await partner(regular(partnerIndex));
        const { id } = await clerk.call('advanceStartupFunds', {
          partnerId,
          amount: '30.00',
          reason: 'A first plan',
          reference: `ADV-${partnerIndex}`,
        });

        return id;
      },
      ({ actors }, id) => approveRequest(actors, id),
    ),
  );

/** A payout is refused because of start-up funds; they are returned, and the refusal is lifted. */
const createReturnSteps = (): RecentStep[] =>
  createSteps(
    [8, 5, 3],
    async ({ actors }) => {
      const text = 'I do not need the start-up funds. Please take them back.';
      return disputePayoutRefusal(await actors.partner(regular(18)), '20.00', text);
    },
    async ({ actors }, refusalId) => {
      const { clerk, partner } = actors;
      const { id: partnerId } = await partner(regular(18));
      const { id } = await clerk.call('returnStartupFunds', {
        partnerId,
        reason: 'The partner asked for it',
        reference: refusalId.slice(0, 8),
      });
      await approveRequest(actors, id);
    },
    ({ actors }, refusalId) => {
      const reason = 'The start-up funds are returned. Nothing stands in the way of a payout.';
      const answer = { refusalId, outcome: 'lifted', reason } as const;
      return actors.controller.call('answerPayoutReview', answer);
    },
  );

export const createDisputeSteps = (): RecentStep[] => [
  ...createRefusalSteps(),
  ...createOrderSteps(),
  ...createAdvanceSteps(),
  ...createReturnSteps(),
];
