import { randomUUID } from 'node:crypto';
import { parseTyped, zero } from '#domain/money.ts';
import type { PartnerActor } from './actors.ts';
import {
  approvePayout,
  completePayout,
  deposit,
  failPayout,
  rejectPayout,
  requestPayout,
  sendPayout,
} from './acts.ts';
import { type Player, regulars } from './cast.ts';
import { acceptanceCodeOf } from './demo-acceptors.ts';
import type { Life, LifeAct } from './life.ts';

const regular = (nth: number): Player => regulars[nth % regulars.length] as Player;

/** Payouts in every state, including returned ones. */
const payouts = (
  [
    [1, '40.00', 'requested'],
    [3, '25.00', 'approved'],
    [5, '60.00', 'sent'],
    [7, '35.00', 'completed'],
    [9, '20.00', 'rejected'],
    [11, '55.00', 'failed'],
    [13, '30.00', 'cancelled'],
    [15, '75.00', 'requested'],
    [17, '45.00', 'approved'],
    [19, '22.00', 'requested'],
  ] as const
).map(([nth, amount, end]): LifeAct => {
  const player = regular(nth);
  return {
    name: `${player.username} asks for a payout`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      const id = await requestPayout(actor, amount);
      if (end === 'requested') return;
      if (end === 'rejected') return rejectPayout(actors, id, 'name-differs');
      if (end === 'cancelled') {
        const confirmation = await actor.confirm({ action: 'payout-cancel', payoutId: id });
        return actor.ask('cancelPayout', { requestId: randomUUID(), id, confirmation });
      }
      await approvePayout(actors, id);
      if (end === 'approved') return;
      await sendPayout(actors, id);
      if (end === 'completed') await completePayout(actors, id);
      if (end === 'failed') await failPayout(actors, id, 'account-closed');
    },
  };
});

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

type ExchangeEnd = 'held' | 'accepted' | 'confirmed' | 'disputed' | 'cancelled' | 'released';

const exchanges = (
  [
    [0, '20.00', 'held'],
    [4, '30.00', 'accepted'],
    [8, '25.00', 'confirmed'],
    [10, '15.00', 'disputed'],
    [12, '18.00', 'cancelled'],
    [16, '22.00', 'released'],
  ] as const
).map(
  ([nth, amount, end]): LifeAct => ({
    name: `${regular(nth).username} exchanges`,
    run: (life) => exchange(life, regular(nth), amount, end),
  }),
);

async function exchange(
  { actors }: Life,
  player: Player,
  typed: string,
  end: ExchangeEnd,
): Promise<unknown> {
  const { clerk, controller } = actors;
  const actor = await actors.partner(player);
  const id = await holdExchange(actor, typed);
  const amount = parseTyped(typed) ?? zero;
  if (end === 'held') return;
  if (end === 'cancelled') {
    const confirmation = await actor.confirm({ action: 'exchange-cancel', exchangeId: id });
    return actor.ask('cancelExchange', { requestId: randomUUID(), id, confirmation });
  }
  const reference = `X-${id.slice(0, 8).toUpperCase()}`;
  await clerk.ask('takeExchange', { id, reason: 'The acceptor has agreed', reference });
  if (end === 'confirmed') {
    const subject = { action: 'exchange-confirm', exchangeId: id, amount } as const;
    const confirmation = await actor.confirm(subject);
    return actor.ask('confirmExchange', { requestId: randomUUID(), id, confirmation });
  }
  if (end === 'accepted') return;
  const reason = 'Nothing has arrived so far.';
  await actor.ask('disputeExchange', { requestId: randomUUID(), id, reason });
  if (end === 'disputed') return;
  const asked = { id, seen: 'disputed', to: 'released' } as const;
  const why = { reason: 'The acceptor could not show a transfer', reference };
  const proposal = await clerk.ask('proposeExchangeEnd', { ...asked, ...why });
  await controller.ask('decideForPartner', { id: proposal.id, isConfirmed: true });
}

async function holdExchange(actor: PartnerActor, typed: string): Promise<string> {
  const kind = 'enterprise';
  const detail = await actor.ask('acceptorDetail', { kind, code: acceptanceCodeOf(kind) });
  const amount = parseTyped(typed) ?? zero;
  const subject = { acceptorId: detail.id, amount, rate: detail.rate };
  const confirmation = await actor.confirm({ action: 'exchange', ...subject });
  const asked = { requestId: randomUUID(), quoteId: detail.quoteId, amount: typed };
  return (await actor.ask('holdExchange', { ...asked, confirmation })).id;
}

/** A reversed order of a regular that can still be disputed, if there is one. */
async function findReversed(
  { actors }: Life,
  from: number,
): Promise<[PartnerActor, string] | null> {
  for (const player of regulars.slice(from)) {
    const actor = await actors.partner(player);
    const { list } = await actor.ask('listPlans', {});
    for (const { planNo, consumed } of list) {
      if (Number(consumed) === 0) continue;
      const orders = await actor.ask('planConversions', {
        planNo,
        state: 'reversed',
        by: 'report',
      });
      const order = orders.list.find((one) => one.objectUntil && one.disputes.length === 0);
      if (order) return [actor, order.id];
    }
  }
  return null;
}

/** Disputed orders: one open, one with a proposed verdict, and two decided. */
const disputes = (['open', 'proposed', 'approved', 'upheld'] as const).map(
  (end, nth): LifeAct => ({
    name: `an order is disputed: ${end}`,
    async run(life) {
      const found = await findReversed(life, nth * 6);
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

/** Start-up funds: one advance is paid, another waits for the second person. */
const advances = ([18, 22] as const).map((nth): LifeAct => {
  const player = regular(nth);
  return {
    name: `${player.username} is advanced start-up funds`,
    async run({ actors }) {
      const { id: partnerId } = await actors.partner(player);
      const why = { reason: 'A first plan', reference: `ADV-${nth}` };
      const asked = { partnerId, amount: '30.00', ...why };
      const { id } = await actors.clerk.ask('proposeAdvance', asked);
      if (nth === 18) await actors.controller.ask('decideForPartner', { id, isConfirmed: true });
    },
  };
});

/** Further deposits by existing partners, one of them still unconfirmed. */
const deposits = ([0, 5, 9, 21] as const).map((nth, at): LifeAct => {
  const player = regular(nth);
  const end = at === 3 ? 'waiting' : 'confirmed';
  return {
    name: `${player.username} pays in again`,
    run: ({ actors }) => deposit(actors, player, `${80 + at * 40}.00`, end),
  };
});

export const moneyActs: readonly LifeAct[] = [
  ...deposits,
  ...payouts,
  ...exchanges,
  ...refusals,
  ...disputes,
  ...advances,
];
