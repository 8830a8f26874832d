import type { Pocket } from '#domain/ledger/accounts.ts';
import type { PositionGroup } from '#domain/ledger/position.ts';
import type { ProposalAct } from '#domain/staff/proposal.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';

export const pocketWords = {
  available: 'Available',
  to_consume: 'To be consumed',
  deposit: 'Security deposits',
  to_consume_discount: 'Discount in plans',
  to_consume_startup: 'Start-up funds in plans',
  publisher_pending: 'Consumed, window open',
  publisher_pending_discount: 'Consumed discount, window open',
  publisher_pending_startup: 'Consumed start-up funds, window open',
  to_settle: 'To be settled',
  discount: 'Discount',
  startup: 'Start-up funds',
  payout: 'Payouts on their way',
  exchange: 'Reserved for exchanges',
  advance_receivable: 'Owed on advances',
  advance_due: 'Advances not returned',
  forgiven: 'Advances borne by the network',
  reserved: 'Commissions reserved for partners',
  publisher_pay: 'Publishers, to be credited',
  media_fee: 'Media fees',
  revenue_fee: 'Revenue fees',
  payout_fee: 'Payout fees',
  membership_income: 'Memberships',
  bank_in: 'Paid in by partners',
  bank_out: 'Paid out to partners',
  recovery_receivable: 'Outstanding from recalled deposits',
  acceptor_owed: 'Acceptors, by exchange',
  escrow: 'Merchants’ escrow',
  publisher_payable: 'Payable to publishers',
  acceptor_clearing: 'Acceptors, cleared',
  promotions: 'Promotions',
  capital: 'Capital',
  cash: 'From merchants, publishers and capital',
  cash_out: 'Paid to publishers and acceptors',
} as const satisfies Record<Pocket, string>;

export const pocketWord = (pocket: string): string =>
  (pocketWords as Record<string, string>)[pocket] ?? pocket;

export const groupWords = {
  bank: 'Cash at the bank',
  'advances-receivable': 'Owed on start-up advances',
  'recoveries-receivable': 'Owed on recalled deposits',
  partners: 'Partners’ own money',
  plans: 'In plans, or for advertising only',
  merchants: 'Merchants: escrow and reserved',
  publishers: 'Publishers',
  acceptors: 'Acceptors',
  fees: 'Fees earned',
  network: 'The network’s own money',
  advances: 'Start-up advances outstanding',
} as const satisfies Record<PositionGroup, string>;

const actWords = {
  deposit: 'Deposit',
  'startup-advance': 'Start-up advance',
  'startup-return': 'Return of start-up funds',
  chargeback: 'Chargeback',
  'capital-in': 'Capital paid in',
  'promotion-fund': 'Promotions funded',
  'exchange-released': 'Exchange returned to the partner',
  'exchange-completed': 'Exchange released to the acceptor',
  'escrow-fund': 'Escrow funded',
  'escrow-return': 'Escrow returned',
  'publisher-payout': 'Publisher paid',
  'acceptor-pay': 'Acceptor paid',
  'conversion-approve': 'Order approved',
  'conversion-uphold': 'Order stays refused',
  'partner-status': 'Account status',
} as const satisfies Record<ProposalAct | 'partner-status', string>;

/** An act without a label is shown by its own name. */
export const actWord = (act: string): string =>
  (actWords as Record<string, string>)[act] ?? act.replaceAll('-', ' ');

export const actOptions = Object.entries(actWords).map(([value, label]) => ({ value, label }));

export const payoutColours = {
  requested: 'blue',
  approved: 'teal',
  sent: 'teal',
  completed: 'gray',
  rejected: 'red',
  failed: 'red',
  cancelled: 'gray',
} as const satisfies Record<PayoutState, string>;
