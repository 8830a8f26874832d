import { randomUUID } from 'node:crypto';
import { formatMicro, parseMicro, parseTyped, zero } from '#domain/money.ts';
import type { CardValue } from '#domain/wallet/card.ts';
import { quotePayout } from '#domain/wallet/payout.ts';
import type { Failure, Rejection } from '#domain/wallet/payout-stop.ts';
import type { Actors, PartnerActor } from './actors.ts';
import type { Player } from './cast.ts';

/* What the people of a demo do, each act by the calls that anyone would make for it. */

const amountOf = (typed: string) => parseTyped(typed) ?? zero;

/** How far a deposit has come: only a reference, recorded, confirmed or refused. */
export type DepositEnd = 'expected' | 'waiting' | 'confirmed' | 'refused';

export async function deposit(
  { clerk, controller, partner }: Actors,
  player: Player,
  amount: string,
  end: DepositEnd = 'confirmed',
): Promise<void> {
  const { reference } = await (await partner(player)).ask('depositTip', {});
  if (end === 'expected') return;
  const reason = 'Demo';
  const { id } = await clerk.ask('recordDeposit', { reference, amount, reason });
  if (end === 'waiting') return;
  const isConfirmed = end === 'confirmed';
  await controller.ask('decideForPartner', {
    ...{ id, isConfirmed },
    ...(isConfirmed ? {} : { reason: 'The amount on the bank statement differs' }),
  });
}

export async function bindCard({ partner }: Actors, player: Player, no: number): Promise<void> {
  const actor = await partner(player);
  const fields: CardValue[] = [
    { field: 'cardName', value: 'Play Bank' },
    { field: 'userName', value: player.nickname },
    { field: 'bankAccount', value: `000${100_000_000 + no * 7_919}` },
    { field: 'mobile', value: '+6621234500' },
    { field: 'bankAddress', value: '1 Demo Street' },
    { field: 'branchName', value: 'Main' },
  ];
  const confirmation = await actor.confirm({ action: 'card', method: 'bank', fields });
  const given = { requestId: randomUUID(), method: 'bank', fields, confirmation };
  await actor.ask('editBankCard', given);
}

/** The clerk offers a product to a partner. Returns the number of the new plan. */
export async function offer(
  { clerk, partner }: Actors,
  player: Player,
  productId: string,
): Promise<string> {
  const actor = await partner(player);
  const reason = 'Demo';
  await clerk.ask('pushProduct', { id: productId, partnerIds: [actor.id], reason });
  const { list } = await actor.ask('listPlans', { status: 'waitPut' });
  const [newest] = list;
  if (!newest) throw new Error(`Nothing was offered to ${player.username}`);
  return newest.planNo;
}

export async function put(
  { partner }: Actors,
  player: Player,
  planNo: string,
  typed: string,
): Promise<void> {
  const actor = await partner(player);
  const { terms } = await actor.ask('planDetail', { planNo });
  const subject = { planNo, amount: amountOf(typed), couponId: null, terms: terms.hash };
  const confirmation = await actor.confirm({ action: 'put', ...subject });
  const given = { requestId: randomUUID(), planNo, amount: typed, terms: terms.hash, confirmation };
  await actor.ask('putPlan', given);
}

/** Requests a payout of an amount to the bound card, and returns its id. */
export async function requestPayout(actor: PartnerActor, typed: string): Promise<string> {
  const { available, bankCost, card } = await actor.ask('payoutTerms', {});
  const amount = amountOf(typed);
  const cost = parseMicro(bankCost) ?? zero;
  const { fee } = quotePayout(amount, parseMicro(available) ?? zero, cost);
  const cardId = card?.id ?? '';
  const confirmation = await actor.confirm({ action: 'payout', amount, fee, cardId });
  const asked = { requestId: randomUUID(), amount: typed, fee: formatMicro(fee) };
  const given = { ...asked, cardId, confirmation };
  return (await actor.ask('requestPayout', given)).id;
}

const paidBy = (id: string): string => `PB-${id.slice(0, 8).toUpperCase()}`;

export const approvePayout = ({ controller }: Actors, id: string): Promise<unknown> =>
  controller.ask('approvePayout', { id, seen: 'requested', reason: 'Card and name agree' });

export const sendPayout = ({ clerk }: Actors, id: string): Promise<unknown> =>
  clerk.ask('sendPayout', { id, seen: 'approved', reference: paidBy(id) });

export const completePayout = ({ controller }: Actors, id: string): Promise<unknown> =>
  controller.ask('completePayout', { id, seen: 'sent', reference: paidBy(id) });

export const rejectPayout = ({ controller }: Actors, id: string, why: Rejection) =>
  controller.ask('rejectPayout', { id, seen: 'requested', why });

export const failPayout = ({ controller }: Actors, id: string, why: Failure): Promise<unknown> =>
  controller.ask('failPayout', { id, seen: 'sent', why, reference: paidBy(id) });

/** Follows the operator with this proxy ID, within caps. */
export async function follow(
  { partner }: Actors,
  player: Player,
  proxyId: string,
  caps: { readonly capPerPlan: string; readonly capInAll: string },
): Promise<void> {
  const actor = await partner(player);
  const { notice } = await actor.ask('findOperator', { proxyId });
  const amounts = { capPerPlan: amountOf(caps.capPerPlan), capInAll: amountOf(caps.capInAll) };
  const confirmation = await actor.confirm({ action: 'follow', proxyId, ...amounts });
  const given = { requestId: randomUUID(), proxyId, ...caps, noticeId: notice.id, confirmation };
  await actor.ask('followOperator', given);
}
