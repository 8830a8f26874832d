import * as v from 'valibot';
import type { TransferKind } from '#domain/desk/transfer.ts';
import { exchangeStates } from '#domain/exchange/exchange.ts';
import { failures, rejections } from '#domain/wallet/payout-stop.ts';
import { id, typedMoney } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { actEvidence, actReason, actReference } from './act-input.ts';
import { command } from './desk-builders.ts';
import type { ApprovalRule } from './desk-route.ts';

/** Whoever may request that money moves; approvers alone decide it. */
const requesters = ['finance', 'approver'] as const;

const toApprove = (
  kind: TransferKind,
  title: string,
  effect: string,
): ApprovalRule & { readonly kind: TransferKind } => ({
  kind,
  title,
  effect,
  decidedBy: ['approver'],
});

const words = { reason: actReason, reference: actReference };
const output = { id };

export const recordDeposit = command('/deposits/record', {
  roles: requesters,
  approval: toApprove(
    'deposit',
    'Deposit',
    'The partner has the money. If the bank has not got it, it costs the network.',
  ),
  audit: { partner: 'approve-deposit' },
  effect: 'raises-cost',
  summary: 'Record a transfer that arrived under a reference; another person approves it',
  input: { reference: staffReason(60), amount: typedMoney, reason: actReason },
  output,
});

export const advanceStartupFunds = command('/partner-money/advance', {
  roles: requesters,
  approval: toApprove(
    'startup-advance',
    'Advance of start-up funds',
    'The partner can advertise with it and owes it to the network, whose capital pays.',
  ),
  audit: { partner: 'approve-startup-advance' },
  effect: 'raises-cost',
  summary: 'Request an advance of start-up funds from the network’s capital',
  input: { partnerId: id, amount: typedMoney, ...words },
  output,
});

export const returnStartupFunds = command('/partner-money/return', {
  roles: requesters,
  approval: toApprove(
    'startup-return',
    'Return of start-up funds',
    'The partner loses what is left of the advance, and the capital gets it.',
  ),
  audit: { partner: 'approve-startup-return' },
  effect: 'lowers-income',
  summary: 'Request the return of start-up funds, which never takes new money',
  input: { partnerId: id, ...words },
  output,
});

export const chargeBackEntry = command('/partner-money/chargeback', {
  roles: requesters,
  approval: toApprove(
    'chargeback',
    'Chargeback',
    'The partner loses the money, and what the balance lacks stays owed.',
  ),
  audit: { partner: 'approve-chargeback' },
  effect: 'lowers-income',
  summary: 'Request the reversal of an entry in a partner’s wallet',
  input: { partnerId: id, entryId: id, ...words, evidence: actEvidence },
  output,
});

/** `seen` is the state on the screen: if it has changed since, the call is refused. */
const exchangeInput = { id, seen: v.picklist(exchangeStates), ...words };

export const releaseExchange = command('/exchanges/release', {
  roles: requesters,
  approval: toApprove(
    'exchange-released',
    'Exchange returned to the partner',
    'The partner gets the money back, and the acceptor is not paid for it.',
  ),
  audit: { partner: 'approve-exchange-released' },
  effect: 'lowers-income',
  summary: 'Request that an exchange which is disputed or overdue goes back to its partner',
  input: exchangeInput,
  output,
});

export const completeExchange = command('/exchanges/complete', {
  roles: requesters,
  approval: toApprove(
    'exchange-completed',
    'Exchange released to the acceptor',
    'The partner no longer has the money, and the network owes it to the acceptor.',
  ),
  audit: { partner: 'approve-exchange-completed' },
  effect: 'lowers-income',
  summary: 'Request that an exchange which is disputed or overdue goes to its acceptor',
  input: exchangeInput,
  output,
});

const orderInput = { conversionId: id, ...words };

export const approveOrder = command('/order-disputes/approve', {
  roles: requesters,
  approval: toApprove(
    'conversion-approve',
    'Order counts',
    'The partner is paid the commission, less the fee, from the merchant’s escrow.',
  ),
  audit: { partner: 'approve-conversion-approve' },
  effect: 'raises-cost',
  summary: 'Request that a disputed order is paid',
  input: orderInput,
  output,
});

export const upholdOrderRefusal = command('/order-disputes/uphold', {
  roles: requesters,
  approval: toApprove(
    'conversion-uphold',
    'Order doesn’t count',
    'The order stays refused; no money moves.',
  ),
  audit: { partner: 'approve-conversion-uphold' },
  effect: 'lowers-income',
  summary: 'Request that a disputed order stays refused',
  input: orderInput,
  output,
});

export const rejectApprovedPayout = command('/payouts/reject-approved', {
  roles: requesters,
  approval: toApprove(
    'payout-rejected',
    'Approved payout rejected',
    'The partner gets all of it back. If somebody has paid it by hand, it is paid twice.',
  ),
  audit: { partner: 'approve-payout-rejected' },
  effect: 'raises-cost',
  summary: 'Request that an approved payout is rejected; all of it is returned',
  input: { id, why: v.picklist(rejections) },
  output,
});

export const failPayout = command('/payouts/fail', {
  roles: requesters,
  approval: toApprove(
    'payout-failed',
    'Payout failed',
    'The partner gets all of it back. If it arrived after all, it is paid twice.',
  ),
  audit: { partner: 'approve-payout-failed' },
  effect: 'raises-cost',
  summary: 'Request that a payout which the bank sent back is returned; its sender cannot approve',
  input: { id, why: v.picklist(failures), reference: actReference },
  output,
});

const networkInput = { amount: typedMoney, ...words };

export const addCapital = command('/capital/add', {
  roles: requesters,
  approval: toApprove(
    'capital-in',
    'Capital paid in',
    'The network’s capital is that much more. If the bank has not got it, the books are false.',
  ),
  audit: { log: 'approve-capital-in' },
  effect: 'raises-cost',
  summary: 'Request that money of the bank account is booked as the network’s capital',
  input: networkInput,
  output,
});

export const fundPromotions = command('/capital/fund-promotions', {
  roles: requesters,
  approval: toApprove(
    'promotion-fund',
    'Promotions funded',
    'The network’s capital pays for that much in coupons.',
  ),
  audit: { log: 'approve-promotion-fund' },
  effect: 'raises-cost',
  summary: 'Request that capital is set aside for promotions',
  input: networkInput,
  output,
});

/** With the merchant, publisher or acceptor whose money moves. */
const outsideInput = { id, ...networkInput };

export const fundEscrow = command('/merchant-money/fund', {
  roles: requesters,
  approval: toApprove(
    'escrow-fund',
    'Escrow funded',
    'It pays the merchant’s commissions. If the bank has not got it, it costs the network.',
  ),
  audit: { log: 'approve-escrow-fund' },
  effect: 'raises-cost',
  summary: 'Request that a merchant’s payment is booked into their escrow',
  input: outsideInput,
  output,
});

export const returnEscrow = command('/merchant-money/return', {
  roles: requesters,
  approval: toApprove(
    'escrow-return',
    'Escrow returned',
    'The merchant gets it back, and can pay that much less in commissions.',
  ),
  audit: { log: 'approve-escrow-return' },
  effect: 'raises-cost',
  summary: 'Request that a merchant gets escrow back',
  input: outsideInput,
  output,
});

export const payPublisher = command('/publisher-money/pay', {
  roles: requesters,
  approval: toApprove(
    'publisher-payout',
    'Publisher paid',
    'The publisher is paid by the bank, and is owed that much less.',
  ),
  audit: { log: 'approve-publisher-payout' },
  effect: 'raises-cost',
  summary: 'Request that a publisher is paid',
  input: outsideInput,
  output,
});

export const payAcceptor = command('/acceptors/pay', {
  roles: requesters,
  approval: toApprove(
    'acceptor-pay',
    'Acceptor paid',
    'The acceptor is paid by the bank, and is owed that much less.',
  ),
  audit: { log: 'approve-acceptor-pay' },
  effect: 'raises-cost',
  summary: 'Request that an acceptor is paid',
  input: outsideInput,
  output,
});
