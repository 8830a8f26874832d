import type {
  approvePayout as approvePayoutRoute,
  completePayout as completePayoutRoute,
  failPayout as failPayoutRoute,
  listPayoutQueue as listPayoutQueueRoute,
  readPayoutCard as readPayoutCardRoute,
  rejectPayout as rejectPayoutRoute,
  sendPayout as sendPayoutRoute,
  showPayout as showPayoutRoute,
} from '#contract/desk/payouts.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import {
  findCardOfPayout,
  findQueuedPayout,
  listCautions,
  listPayoutPage,
  listPayoutSteps,
  movePayout,
  openCard,
  type PayoutMove,
  type QueuedPayout,
} from '../../programme/wallet/wallet.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';

const shown = ({ amount, fee, net, requestedAt, ...payout }: QueuedPayout) => ({
  ...payout,
  amount: formatMicro(amount),
  fee: formatMicro(fee),
  net: formatMicro(net),
  requestedAt: requestedAt.toISOString(),
});

export const listPayoutQueue: DeskUseCase<typeof listPayoutQueueRoute> = async ({ db }, input) => {
  const { list, next } = await listPayoutPage(db.sql, input);
  return { list: list.map(shown), next };
};

export const showPayout: DeskUseCase<typeof showPayoutRoute> = async ({ db }, { id }) => {
  const payout = await findQueuedPayout(db.sql, id);
  if (!payout) throw new Refusal('desk_not_found');
  const steps = await listPayoutSteps(db.sql, id);
  const cautions = await listCautions(db.sql, payout.partnerId);
  return {
    ...shown(payout),
    cardBoundAt: payout.cardBoundAt.toISOString(),
    cautions: cautions.map((caution) => ({ ...caution, at: caution.at.toISOString() })),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
};

/** The card leaves the server together with the row that tells the partner, or not at all. */
export const readPayoutCard: DeskUseCase<typeof readPayoutCardRoute> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const card = await findCardOfPayout(sql, id);
    if (!card) throw new Refusal('desk_not_found');
    const { partnerId, label } = card;
    const act = { act: 'card-read', reason, reference: id } as const;
    await noteAct(sql, { partnerId, by: call.staff.name, ...act }, call.now());
    const fields = openCard(call.secrets.cardKey, card);
    return { label, fields: fields.map(({ field, value }) => ({ field, value })) };
  });

async function move(call: DeskCall<typeof approvePayoutRoute>, moved: Omit<PayoutMove, 'by'>) {
  await tellMeanwhile(movePayout(call, { ...moved, by: call.staff.name }));
  return {};
}

export const approvePayout: DeskUseCase<typeof approvePayoutRoute> = (call, { id, seen, reason }) =>
  move(call, { id, seen, to: 'approved', reason, reference: id });

export const sendPayout: DeskUseCase<typeof sendPayoutRoute> = (call, { id, seen, reference }) =>
  move(call, { id, seen, to: 'sent', reason: 'handed-over', reference });

export const completePayout: DeskUseCase<typeof completePayoutRoute> = (
  call,
  { id, seen, reference },
) => move(call, { id, seen, to: 'completed', reason: 'arrived', reference });

export const rejectPayout: DeskUseCase<typeof rejectPayoutRoute> = (call, { id, seen, why }) =>
  move(call, { id, seen, to: 'rejected', reason: why, reference: id });

export const failPayout: DeskUseCase<typeof failPayoutRoute> = (
  call,
  { id, seen, why, reference },
) => move(call, { id, seen, to: 'failed', reason: why, reference });
