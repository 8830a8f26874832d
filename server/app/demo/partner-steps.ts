import { randomUUID } from 'node:crypto';
import { formatMicro, parseMicro, parseTyped, zero } from '#domain/money.ts';
import type { CardValue } from '#domain/wallet/card.ts';
import { quotePayout } from '#domain/wallet/payout.ts';
import type { Failure, Rejection } from '#domain/wallet/payout-stop.ts';
import type { Actors, PartnerActor, StaffActor } from './actors.ts';
import type { DemoPartner } from './demo-partners.ts';

/* What the people of a demo do, each step by the calls that anyone would make for it. */

const parseAmount = (text: string) => parseTyped(text) ?? zero;

export const approveRequest = ({ controller }: Actors, id: string): Promise<unknown> =>
  controller.call('decideApproval', { id, isApproved: true, reason: '' });

export async function findMerchant(clerk: StaffActor, name: string) {
  const [merchant] = (await clerk.call('listMerchants', { name })).list;
  if (!merchant) throw new Error(`There is no merchant ${name}`);
  return merchant;
}

/** How far a deposit has come: only a reference, recorded, confirmed or refused. */
export type DepositOutcome = 'expected' | 'waiting' | 'confirmed' | 'refused';

export async function deposit(
  { clerk, controller, partner }: Actors,
  demoPartner: DemoPartner,
  amount: string,
  outcome: DepositOutcome = 'confirmed',
): Promise<void> {
  const { reference } = await (await partner(demoPartner)).call('depositTip', {});
  if (outcome === 'expected') return;

  const reason = 'Demo';
  const { id } = await clerk.call('recordDeposit', { reference, amount, reason });
  if (outcome === 'waiting') return;

  const isApproved = outcome === 'confirmed';
  await controller.call('decideApproval', {
    id,
    isApproved,
    reason: isApproved ? '' : 'The amount on the bank statement differs',
  });
}

export async function bindCard(
  { partner }: Actors,
  demoPartner: DemoPartner,
  number: number,
): Promise<void> {
  const actor = await partner(demoPartner);
  const fields: CardValue[] = [
    { field: 'cardName', value: 'Play Bank' },
    { field: 'userName', value: demoPartner.nickname },
    { field: 'bankAccount', value: `000${100_000_000 + number * 7_919}` },
    { field: 'mobile', value: '+6621234500' },
    { field: 'bankAddress', value: '1 Demo Street' },
    { field: 'branchName', value: 'Main' },
  ];

  const confirmation = await actor.confirm({ action: 'card', method: 'bank', fields });
  const input = { requestId: randomUUID(), method: 'bank', fields, confirmation };
  await actor.call('editBankCard', input);
}

/** The clerk offers a product to a partner. Returns the number of the new plan. */
export async function offerProduct(
  { clerk, partner }: Actors,
  demoPartner: DemoPartner,
  productId: string,
): Promise<string> {
  const actor = await partner(demoPartner);
  await clerk.call('pushProduct', { id: productId, partnerIds: [actor.id] });

  const { list } = await actor.call('listPlans', { status: 'waitPut' });
  const [newest] = list;
  if (!newest) throw new Error(`Nothing was offered to ${demoPartner.username}`);
  return newest.planNo;
}

export async function putAmount(
  { partner }: Actors,
  demoPartner: DemoPartner,
  planNo: string,
  amount: string,
): Promise<void> {
  const actor = await partner(demoPartner);
  const { terms } = await actor.call('planDetail', { planNo });
  const confirmation = await actor.confirm({
    action: 'put',
    planNo,
    amount: parseAmount(amount),
    couponId: null,
    terms: terms.hash,
  });

  const input = { requestId: randomUUID(), planNo, amount, terms: terms.hash, confirmation };
  await actor.call('putPlan', input);
}

/** Requests a payout of an amount to the bound card, and returns its id. */
export async function requestPayout(actor: PartnerActor, typedAmount: string): Promise<string> {
  const { available, bankCost, card } = await actor.call('payoutTerms', {});
  const amount = parseAmount(typedAmount);
  const cost = parseMicro(bankCost) ?? zero;
  const { fee } = quotePayout(amount, parseMicro(available) ?? zero, cost);
  const cardId = card?.id ?? '';
  const confirmation = await actor.confirm({ action: 'payout', amount, fee, cardId });

  const input = {
    requestId: randomUUID(),
    amount: typedAmount,
    fee: formatMicro(fee),
    cardId,
    confirmation,
  };
  return (await actor.call('requestPayout', input)).id;
}

const createBankReference = (id: string): string => `PB-${id.slice(0, 8).toUpperCase()}`;

export const approvePayout = ({ controller }: Actors, id: string): Promise<unknown> =>
  controller.call('approvePayout', { id, seen: 'requested', reason: 'Card and name agree' });

export const sendPayout = ({ clerk }: Actors, id: string): Promise<unknown> =>
  clerk.call('sendPayout', { id, seen: 'approved', reference: createBankReference(id) });

export const completePayout = ({ controller }: Actors, id: string): Promise<unknown> =>
  controller.call('completePayout', { id, seen: 'sent', reference: createBankReference(id) });

export const rejectPayout = ({ controller }: Actors, id: string, reason: Rejection) =>
  controller.call('rejectPayout', { id, seen: 'requested', why: reason });

export const requestFailure = ({ clerk }: Actors, id: string, reason: Failure) =>
  clerk.call('failPayout', { id, why: reason, reference: createBankReference(id) });

export async function failPayout(actors: Actors, id: string, reason: Failure): Promise<void> {
  await approveRequest(actors, (await requestFailure(actors, id, reason)).id);
}

/** Follows the operator with this proxy ID, within caps. */
export async function followOperator(
  { partner }: Actors,
  demoPartner: DemoPartner,
  proxyId: string,
  caps: { readonly capPerPlan: string; readonly capInAll: string },
): Promise<void> {
  const actor = await partner(demoPartner);
  const { notice } = await actor.call('findOperator', { proxyId });
  const amounts = {
    capPerPlan: parseAmount(caps.capPerPlan),
    capInAll: parseAmount(caps.capInAll),
  };
  const confirmation = await actor.confirm({ action: 'follow', proxyId, ...amounts });

  const input = { requestId: randomUUID(), proxyId, ...caps, noticeId: notice.id, confirmation };
  await actor.call('followOperator', input);
}
