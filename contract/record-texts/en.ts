import type { CauseName } from '#domain/ledger/cause.ts';

/** What types, kinds and causes of records are called, in the app and on statements. */
export const recordTexts = {
  type: {
    'system-top-up': 'System top-up',
    'manual-payout': 'Manual payout',
    'ad-billing': 'Ad billing',
    'ad-serving': 'Ad serving',
    'system-chargeback': 'System chargeback',
    'virtual-recharge-deduction': 'Virtual recharge deduction',
    'open-membership': 'Open membership',
    'profit-sharing': 'Profit sharing',
  },
  kind: {
    deposit: 'Deposit',
    startup_advance: 'Start-up funds advanced',
    startup_return: 'Start-up funds returned',
    startup_restore: 'Taken for start-up funds, given back',
    put_hold: 'Put on a plan',
    put_return: 'Unspent amount returned',
    ad_billing: 'Delivery billed',
    settle: 'Earnings settled',
    profit_share: 'Profit share',
    membership: 'VIP month',
    payout_request: 'Payout requested',
    payout_cancel: 'Payout cancelled',
    payout_reject: 'Payout returned',
    payout_complete: 'Payout completed',
    exchange_hold: 'Held for an exchange',
    exchange_release: 'Exchange called off',
    exchange_complete: 'Exchange completed',
    chargeback: 'An earlier entry reversed',
    coupon_grant: 'Coupon credit',
    coupon_return: 'Coupon credit returned',
    escrow_fund: 'Escrow funded',
    escrow_return: 'Escrow returned',
    commission_reserve: 'Commission reserved',
    commission_release: 'Commission released',
    publisher_credit: 'Publisher credited',
    publisher_payout: 'Publisher paid',
    acceptor_pay: 'Acceptor paid',
    capital_in: 'Capital paid in',
    promotion_fund: 'Promotions funded',
  },
  cause: {
    plan: 'Plan',
    payout: 'Payout',
    exchange: 'Exchange',
    conversion: 'Order',
    claim: 'Earlier claim on the order',
    coupon: 'Coupon',
    follow: 'Following',
    credit: 'Credit for invalid traffic, number',
    media: 'Pay for the delivery',
    proposal: 'Decided by two members of staff',
    reference: 'Reference',
    vip: 'VIP until',
    reverses: 'Undoes the record',
  },
} as const;

export type RecordTexts = {
  readonly type: Record<keyof typeof recordTexts.type, string>;
  readonly kind: Record<keyof typeof recordTexts.kind, string>;
  readonly cause: Record<CauseName, string>;
};
