import type { ConfirmedAction } from '#domain/wallet/confirmation.ts';
import type { PayoutReason } from '#domain/wallet/payout-refusals.ts';

/** Lists the product makes from a rule, so that none of them can be incomplete. */
export const texts = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'The amount is zero. Choose a larger one.',
    payout_above_available: 'The amount is above your available funds. Choose a smaller one.',
    payout_fee_changed:
      'The payout fee has changed since you saw it. Check the new one and request the payout again.',
    payout_card_missing: 'You haven’t added a card or wallet address yet. Add one.',
    payout_method_gone:
      'The payout method of your card or wallet address is no longer offered. Add another.',
    payout_pay_password_missing: 'You haven’t set a transaction password yet. Set one.',
    payout_pay_password_disabled:
      'Your transaction password is switched off after {triesToDisable, number} wrong entries in a row. Request a new one.',
    payout_startup_not_returned:
      'You have start-up funds that can be returned now. Return them; you never have to add money.',
    payout_card_new:
      'Your card or wallet address was replaced. Payouts are paused for {waitHours, number} hours.',
    payout_pay_password_reset:
      'A forgotten transaction password was replaced. Payouts are paused for {waitHours, number} hours.',
    payout_contact_changed:
      'Your email or phone was changed. Payouts are paused for {waitHours, number} hours.',
    payout_password_reset:
      'Your login password was reset. Payouts are paused for {waitHours, number} hours.',
    payout_objected:
      'You reported a login password that you didn’t set. Payouts are paused until two members of our staff have looked into it. It costs you nothing.',
    payout_ledger_stopped:
      'Our own check of the books found something that doesn’t add up. No money moves until our staff have resolved it.',
    payout_rejected:
      'A member of staff rejected the payout and gave a reason. You can ask for a review by someone else.',
  } satisfies Record<PayoutReason, string>,
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Payouts',
    'payout-cancel': 'Cancelling a payout',
    'startup-return': 'Returning start-up funds',
    card: 'Adding or replacing a card or wallet address',
    contact: 'Changing your email or phone',
    exchange: 'Exchanges',
    'exchange-confirm': 'Confirming that an acceptor has paid you',
    'exchange-cancel': 'Cancelling an exchange',
    put: 'Putting an amount on a plan',
    'plan-stop': 'Stopping a plan',
    follow: 'Following an operator',
    vip: 'Buying VIP',
    'pay-password': 'Changing the transaction password itself',
    passkey: 'Adding a passkey',
    'personal-data': 'Downloading your data',
    unlock: 'Unlocking the app, if you’ve set it to lock when you leave',
  } satisfies Record<ConfirmedAction, string>,
} as const;
