import type { PayoutReason } from '#domain/wallet/payout-refusals.ts';

/** Why a payout was refused, in the words of the desk. */
export const refusalWords = {
  payout_zero: 'No amount',
  payout_above_available: 'More than was available',
  payout_fee_changed: 'The fee had changed',
  payout_card_missing: 'No card or address',
  payout_method_gone: 'Payout method no longer offered',
  payout_pay_password_missing: 'No transaction password',
  payout_pay_password_disabled: 'Transaction password switched off',
  payout_startup_not_returned: 'Start-up funds not returned',
  payout_card_new: 'Card replaced recently',
  payout_pay_password_reset: 'Transaction password reset recently',
  payout_contact_changed: 'Contact details changed recently',
  payout_password_reset: 'Login password reset recently',
  payout_objected: 'Login password reported',
  payout_ledger_stopped: 'Money was stopped',
  payout_rejected: 'Rejected by staff',
} as const satisfies Record<PayoutReason, string>;
