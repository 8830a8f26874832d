import type { Pocket } from '#domain/ledger/accounts.ts';
import type { PositionGroup } from '#domain/ledger/position.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import { walletWords as walletTexts } from '#texts/en/app/wallet.ts';

/** The names that partners read, except where the network has several of what a partner has one. */
export const pocketWords = {
  ...walletTexts.wallet.pocket,
  escrow: 'Merchants’ escrow',
  publisher_payable: 'Payable to publishers',
  acceptor_owed: 'Owed to acceptors, by exchange',
  acceptor_clearing: 'Owed to acceptors',
  bank_in: 'Paid in by partners',
  bank_out: 'Paid out to partners',
  cash: 'From merchants, publishers and capital',
  cash_out: 'Paid to publishers and acceptors',
} as const satisfies Record<Pocket, string>;

export const pocketWord = (pocket: string): string =>
  (pocketWords as Record<string, string>)[pocket] ?? pocket;

export const groupWords = {
  bank: 'Cash at the bank',
  'advances-receivable': 'Start-up funds owed to the network',
  'recoveries-receivable': 'Still to be repaid on reversed deposits',
  partners: 'Partners’ own money',
  plans: 'In plans, or for advertising only',
  merchants: 'Merchants: escrow and reserved',
  publishers: 'Publishers',
  acceptors: 'Acceptors',
  fees: 'Fees earned',
  network: 'The network’s own money',
  advances: 'Start-up funds not returned',
} as const satisfies Record<PositionGroup, string>;

export const payoutColours = {
  requested: 'blue',
  approved: 'teal',
  sent: 'teal',
  completed: 'gray',
  rejected: 'red',
  failed: 'red',
  cancelled: 'gray',
} as const satisfies Record<PayoutState, string>;
