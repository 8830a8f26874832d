import { randomUUID } from 'node:crypto';
import type { ExchangeState } from '#domain/exchange/exchange.ts';
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
import { type Player, regular } from './cast.ts';
import { acceptanceCodeOf } from './demo-acceptors.ts';
import type { Life, LifeAct } from './life.ts';
import { disputeActs } from './life-disputes.ts';

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

const exchanges = (
  [
    [0, '20.00', 'held'],
    [4, '30.00', 'accepted'],
    [8, '25.00', 'confirmed'],
    [10, '15.00', 'disputed'],
    [12, '18.00', 'cancelled'],
    [16, '22.00', 'released'],
    [20, '16.00', 'completed'],
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
  end: ExchangeState,
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
  const to = end === 'completed' ? 'completed' : 'released';
  const asked = { id, seen: 'disputed', to } as const;
  const seen = to === 'completed' ? 'showed' : 'could not show';
  const why = { reason: `The acceptor ${seen} a transfer`, reference };
  const proposal = await clerk.ask('proposeExchangeEnd', { ...asked, ...why });
  await controller.ask('decideForPartner', { id: proposal.id, isConfirmed: true });
}

export async function holdExchange(actor: PartnerActor, typed: string): Promise<string> {
  const kind = 'enterprise';
  const detail = await actor.ask('acceptorDetail', { kind, code: acceptanceCodeOf(kind) });
  const amount = parseTyped(typed) ?? zero;
  const subject = { acceptorId: detail.id, amount, rate: detail.rate };
  const confirmation = await actor.confirm({ action: 'exchange', ...subject });
  const asked = { requestId: randomUUID(), quoteId: detail.quoteId, amount: typed };
  return (await actor.ask('holdExchange', { ...asked, confirmation })).id;
}

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
  ...disputeActs,
];
