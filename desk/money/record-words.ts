import type { ConversionState } from '#domain/conversion/state.ts';
import type { EntryKind, RecordType } from '#domain/ledger/kinds.ts';
import type { PlanStatus } from '#domain/plan/status.ts';

/** The names of a wallet's records, as partners read them. */
export const typeWords = {
  'system-top-up': 'Top-up',
  'manual-payout': 'Payout or exchange',
  'ad-billing': 'Ad billing',
  'ad-serving': 'Put on a plan',
  'system-chargeback': 'Chargeback',
  'virtual-recharge-deduction': 'Promotion or start-up funds taken back',
  'open-membership': 'Membership',
  'profit-sharing': 'Share of profit',
} as const satisfies Record<RecordType, string>;

const kindWords = {
  deposit: 'Deposit',
  startup_advance: 'Start-up funds advanced',
  startup_return: 'Start-up funds taken back',
  startup_restore: 'Start-up funds restored',
  put_hold: 'Put on a plan',
  put_return: 'Unspent amount returned',
  ad_billing: 'Ads billed',
  settle: 'Plan settled',
  profit_share: 'Share of profit',
  membership: 'Membership',
  payout_request: 'Payout requested',
  payout_cancel: 'Payout cancelled',
  payout_reject: 'Payout came back',
  payout_complete: 'Payout completed',
  exchange_hold: 'Exchange held',
  exchange_release: 'Exchange returned',
  exchange_complete: 'Exchange completed',
  chargeback: 'Chargeback',
  recovery_open: 'Recalled deposit, carried by the network',
  recovery_paid: 'Paid back on a recalled deposit',
  coupon_grant: 'Promotion credit',
  coupon_return: 'Promotion credit taken back',
  escrow_fund: 'Escrow funded',
  escrow_return: 'Escrow returned',
  commission_reserve: 'Commission reserved',
  commission_release: 'Commission released',
  publisher_credit: 'Publisher credited',
  publisher_payout: 'Publisher paid',
  acceptor_pay: 'Acceptor paid',
  capital_in: 'Capital paid in',
  promotion_fund: 'Promotions funded',
} as const satisfies Record<EntryKind, string>;

export const kindWord = (kind: string): string =>
  (kindWords as Record<string, string>)[kind] ?? kind.replaceAll('_', ' ');

export const typeWord = (type: string): string =>
  (typeWords as Record<string, string>)[type] ?? type.replaceAll('-', ' ');

export const planWords = {
  waitPut: 'Waiting for an amount',
  matching: 'Looking for placements',
  putting: 'Delivering',
  putFailed: 'Not delivered',
  putFinished: 'Delivery over',
  waitSettlement: 'Waiting for settlement',
  settled: 'Settled',
} as const satisfies Record<PlanStatus, string>;

export const planWord = (status: string): string =>
  (planWords as Record<string, string>)[status] ?? status;

export const planOptions = Object.entries(planWords).map(([value, label]) => ({ value, label }));

export const orderWords = {
  held: 'Counts later unless cancelled',
  pending: 'Pending',
  approved: 'Approved',
  reversed: 'Reversed',
  unfunded: 'Escrow was short',
  refused: 'Refused',
} as const satisfies Record<ConversionState, string>;
