import type { PartnerActor } from './actors.ts';
import { requestPayout } from './acts.ts';
import { regular, regulars } from './cast.ts';
import type { Crowd } from './crowd-past.ts';
import { passRefusal } from './pass-refusal.ts';
import { createSteps, type RecentAct } from './recent-act.ts';

/** Requests a payout that is refused, and objects to the refusal. Returns the refusal's ID. */
async function disputePayoutRefusal(
  actor: PartnerActor,
  amount: string,
  text: string,
): Promise<string | null> {
  await requestPayout(actor, amount).catch(passRefusal);
  const [refusal] = (await actor.ask('listPayoutRefusals', {})).list;
  if (!refusal) return null;
  await actor.ask('disputePayoutRefusal', { id: refusal.id, text });
  return refusal.id;
}

/** Requests for more than the balance, both disputed: one answered, one not. */
const refusals = [
  { playerIndex: 2, hours: [8, 5] },
  { playerIndex: 6, hours: [3] },
] as const;

const createRefusalActs = (): RecentAct[] =>
  refusals.flatMap(({ playerIndex, hours }) =>
    createSteps(
      hours,
      async ({ actors }) => {
        const text = 'I believe more than this was settled last week. Please check it.';
        return disputePayoutRefusal(await actors.partner(regular(playerIndex)), '90000.00', text);
      },
      ({ actors }, refusalId) => {
        const reason = 'The wallet holds less than the amount asked for.';
        const answer = { refusalId, outcome: 'upheld', reason } as const;
        return actors.controller.ask('answerPayoutReview', answer);
      },
    ),
  );

/** A reversed order of a partner that can still be disputed, if there is one. */
async function findDisputableOrder(actor: PartnerActor): Promise<string | null> {
  const { list } = await actor.ask('listPlans', {});
  for (const { planNo, consumed } of list) {
    if (Number(consumed) === 0) continue;

    const input = { planNo, state: 'reversed', by: 'report' } as const;
    const { list: conversions } = await actor.ask('planConversions', input);
    const order = conversions.find(
      ({ objectUntil, disputes }) => objectUntil && disputes.length === 0,
    );
    if (order) return order.id;
  }
  return null;
}

/** The first of the regulars who can dispute an order does, and the order's ID is returned. */
async function disputeOrder({ actors }: Crowd): Promise<string | null> {
  for (const player of regulars) {
    const actor = await actors.partner(player);
    const id = await findDisputableOrder(actor);
    if (id === null) continue;

    const text = 'The buyer wrote to me that the parcel was kept.';
    await actor.ask('disputeConversion', { id, text });
    return id;
  }
  return null;
}

/** Disputed orders: one is open, one has a proposed verdict, and two are decided. */
const orders = [
  { outcome: 'approved', reference: 'RET-0417', hours: [3] },
  { outcome: 'approved', reference: 'RET-1417', hours: [8, 5] },
  { outcome: 'approved', reference: 'RET-2417', hours: [12, 8, 5] },
  { outcome: 'upheld', reference: 'RET-3417', hours: [24, 12, 8] },
] as const;

const createOrderActs = (): RecentAct[] =>
  orders.flatMap(({ outcome, reference, hours }) =>
    createSteps(
      hours,
      disputeOrder,
      async ({ actors }, conversionId) => {
        const reason = 'The shop was asked for the return label';
        const input = { conversionId, outcome, reason, reference };
        return (await actors.clerk.ask('proposeVerdict', input)).id;
      },
      ({ actors }, id) => actors.controller.ask('decideForPartner', { id, isConfirmed: true }),
    ),
  );

/** Start-up funds: two advances are there, and one waits for the second person. */
const advances = [
  { playerIndex: 26, hours: [24, 12] },
  { playerIndex: 18, hours: [24, 12] },
  { playerIndex: 22, hours: [5] },
] as const;

const createAdvanceActs = (): RecentAct[] =>
  advances.flatMap(({ playerIndex, hours }) =>
    createSteps(
      hours,
      async ({ actors: { clerk, partner } }) => {
        const { id: partnerId } = await partner(regular(playerIndex));
        const { id } = await clerk.ask('proposeAdvance', {
          partnerId,
          amount: '30.00',
          reason: 'A first plan',
          reference: `ADV-${playerIndex}`,
        });
        return id;
      },
      ({ actors }, id) => actors.controller.ask('decideForPartner', { id, isConfirmed: true }),
    ),
  );

/** A payout is refused because of start-up funds; they are returned, and the refusal is lifted. */
const createReturnActs = (): RecentAct[] =>
  createSteps(
    [8, 5, 3],
    async ({ actors }) => {
      const text = 'I do not need the start-up funds. Please take them back.';
      return disputePayoutRefusal(await actors.partner(regular(18)), '20.00', text);
    },
    async ({ actors: { clerk, controller, partner } }, refusalId) => {
      const { id: partnerId } = await partner(regular(18));
      const { id } = await clerk.ask('proposeReturn', {
        partnerId,
        reason: 'The partner asked for it',
        reference: refusalId.slice(0, 8),
      });
      await controller.ask('decideForPartner', { id, isConfirmed: true });
    },
    ({ actors }, refusalId) => {
      const reason = 'The start-up funds are returned. Nothing stands in the way of a payout.';
      const answer = { refusalId, outcome: 'lifted', reason } as const;
      return actors.controller.ask('answerPayoutReview', answer);
    },
  );

export const createDisputeActs = (): RecentAct[] => [
  ...createRefusalActs(),
  ...createOrderActs(),
  ...createAdvanceActs(),
  ...createReturnActs(),
];
