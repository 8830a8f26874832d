import type { PartnerActor } from './actors.ts';
import { requestPayout } from './acts.ts';
import { type Player, regular, regulars } from './cast.ts';
import type { Life, LifeAct } from './life.ts';
import { passRefusal } from './pass-refusal.ts';

/** Requests for more than the balance, all refused; one refusal is disputed and answered. */
const refusals = ([2, 6] as const).map((nth): LifeAct => {
  const player = regular(nth);
  return {
    name: `${player.username} disputes a refusal`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      await requestPayout(actor, '90000.00').catch(() => {});
      const [refusal] = (await actor.ask('listPayoutRefusals', {})).list;
      if (!refusal) return;
      const text = 'I believe more than this was settled last week. Please check it.';
      await actor.ask('disputePayoutRefusal', { id: refusal.id, text });
      if (nth === 6) return;
      const reason = 'The wallet holds less than the amount asked for.';
      const answer = { refusalId: refusal.id, outcome: 'upheld', reason } as const;
      await actors.controller.ask('answerPayoutReview', answer);
    },
  };
});

/** A reversed order of a partner that can still be disputed, if there is one. */
export async function findReversed(actor: PartnerActor): Promise<string | null> {
  const { list } = await actor.ask('listPlans', {});
  for (const { planNo, consumed } of list) {
    if (Number(consumed) === 0) continue;
    const asked = { planNo, state: 'reversed', by: 'report' } as const;
    const orders = await actor.ask('planConversions', asked);
    const order = orders.list.find((one) => one.objectUntil && one.disputes.length === 0);
    if (order) return order.id;
  }
  return null;
}

/** The first of the regulars who can dispute an order, and that order. */
async function findDisputable({ actors }: Life): Promise<[PartnerActor, string] | null> {
  for (const player of regulars) {
    const actor = await actors.partner(player).catch(passRefusal);
    const order = actor && (await findReversed(actor));
    if (order) return [actor, order];
  }
  return null;
}

/** Disputed orders: one open, one with a proposed verdict, and two decided. */
const disputes = (['open', 'proposed', 'approved', 'upheld'] as const).map(
  (end, nth): LifeAct => ({
    name: `an order is disputed: ${end}`,
    async run(life) {
      const found = await findDisputable(life);
      if (!found) return;
      const [actor, conversionId] = found;
      const text = 'The buyer wrote to me that the parcel was kept.';
      await actor.ask('disputeConversion', { id: conversionId, text });
      if (end === 'open') return;
      const { clerk, controller } = life.actors;
      const outcome = end === 'upheld' ? 'upheld' : 'approved';
      const reason = 'The shop was asked for the return label';
      const asked = { conversionId, outcome, reason, reference: `RET-${nth}0417` } as const;
      const { id } = await clerk.ask('proposeVerdict', asked);
      if (end === 'proposed') return;
      await controller.ask('decideForPartner', { id, isConfirmed: true });
    },
  }),
);

/** Start-up funds: one advance is there, one waits for the second person, one was returned. */
const advances = ([26, 22, 18] as const).map((nth): LifeAct => {
  const player = regular(nth);
  return {
    name: `${player.username} is advanced start-up funds`,
    async run(life) {
      const { clerk, controller, partner } = life.actors;
      const { id: partnerId } = await partner(player);
      const why = { reason: 'A first plan', reference: `ADV-${nth}` };
      const { id } = await clerk.ask('proposeAdvance', { partnerId, amount: '30.00', ...why });
      if (nth === 22) return;
      await controller.ask('decideForPartner', { id, isConfirmed: true });
      if (nth === 18) await returnAdvance(life, player);
    },
  };
});

/** A payout is refused because of start-up funds; they are returned, and the refusal is lifted. */
async function returnAdvance({ actors }: Life, player: Player): Promise<void> {
  const { clerk, controller } = actors;
  const actor = await actors.partner(player);
  await requestPayout(actor, '20.00').catch(() => {});
  const [refusal] = (await actor.ask('listPayoutRefusals', {})).list;
  if (!refusal) return;
  const text = 'I do not need the start-up funds. Please take them back.';
  await actor.ask('disputePayoutRefusal', { id: refusal.id, text });
  const why = { reason: 'The partner asked for it', reference: refusal.id.slice(0, 8) };
  const { id } = await clerk.ask('proposeReturn', { partnerId: actor.id, ...why });
  await controller.ask('decideForPartner', { id, isConfirmed: true });
  const reason = 'The start-up funds are returned. Nothing stands in the way of a payout.';
  const answer = { refusalId: refusal.id, outcome: 'lifted', reason } as const;
  await controller.ask('answerPayoutReview', answer);
}

export const disputeActs: readonly LifeAct[] = [...refusals, ...disputes, ...advances];
