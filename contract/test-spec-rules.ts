import { whyNotCode } from '#domain/account/authorization-code.ts';
import { whyNotLogin } from '#domain/account/login.ts';
import { whyNotPasswordChange } from '#domain/account/password.ts';
import { whyNotRegister } from '#domain/account/register.ts';
import { whyNotClaim } from '#domain/coupon/campaign.ts';
import { whyNotAcceptor } from '#domain/exchange/exchange.ts';
import { imageBytesMax, whyNotImage } from '#domain/file/image.ts';
import { whyNotCaps, whyNotFind } from '#domain/follow/follow.ts';
import { whyNotFeedback } from '#domain/help/feedback.ts';
import { micro, parseTyped } from '#domain/money.ts';
import { judgePut } from '#domain/plan/put.ts';
import { type Reason, type Why, why } from '#domain/refusal.ts';
import { whyNotCard } from '#domain/wallet/card.ts';
import { whyNotPayPassword, whyNotPayPasswordAgain } from '#domain/wallet/pay-password.ts';
import {
  badChanges,
  badForms,
  bank,
  cardOf,
  type goodCard,
  type goodChange,
  type goodForm,
} from './test-forms.ts';

/*
 * Every validation rule of the product, one by one: what the rule answers that form and server
 * ask, and the exact English sentence. Where only the server can know, the rule is its reason.
 */
export interface SpecRule {
  readonly rule: () => Why | null;
  readonly reason: Reason;
  readonly says: string;
}

const row = (reason: Reason, says: string, rule: () => Why | null): SpecRule => ({
  rule,
  reason,
  says,
});

const register = (form: typeof goodForm) => () => whyNotRegister(form);
const change = (changed: typeof goodChange) => () => whyNotPasswordChange(changed, 'harbour');
const card = (changed: Partial<typeof goodCard>) => () => whyNotCard(bank, cardOf(changed));
const empty = (says: string, rule: () => Why | null) => row('field_empty', says, rule);
const putBounds = { lowest: micro(10_000_000n), highest: micro(500_000_000n) };
const putFunds = { available: micro(900_000_000n), startup: micro(0n), coupon: null };
const put = (typed: string) => () => {
  const amount = parseTyped(typed);
  const judged = judgePut({ amount, ...putBounds, ...putFunds, offer: null });
  return 'reason' in judged ? judged : null;
};
const one = { operatorId: 'a', partnerId: 'b', currentId: null };
const differ = 'The two passwords entered do not match.';
const startup =
  'Your start-up funds are not returned yet. Return them with one tap: it takes what is left of ' +
  'them and what they earned, never money that you would have to bring.';

export const specRules = {
  'login: username': empty('Enter your username.', () =>
    whyNotLogin({ username: '', password: 'x' }),
  ),
  'login: password': empty('Enter your password.', () =>
    whyNotLogin({ username: 'x', password: '' }),
  ),
  'register: username': empty('Enter your username.', register(badForms.noUsername)),
  'register: password': empty('Enter your password.', register(badForms.noPassword)),
  'register: confirm password': empty('Enter the password again.', register(badForms.noConfirm)),
  'register: email': empty('Enter your email address.', register(badForms.noEmail)),
  'register: phone': empty('Enter your phone number.', register(badForms.noPhone)),
  'register: license key': empty('Enter your authorization code.', register(badForms.noCode)),
  'register: email that is none': row(
    'email_invalid',
    'This is not an email address. It looks like name@example.com.',
    register(badForms.badEmail),
  ),
  'register: phone that is none': row(
    'phone_invalid',
    'This is not a phone number. Write it with its country code, such as +66 2 123 4567.',
    register(badForms.badPhone),
  ),
  'register: passwords differ': row('passwords_differ', differ, register(badForms.differ)),
  'register: username exists': row(
    'username_taken',
    'This username already exists. Choose another.',
    () => why('username_taken'),
  ),
  'authorization code: not found': row(
    'code_not_found',
    'Authorization code not found. Check each character.',
    () => whyNotCode(null, new Date()),
  ),
  'login password: old one empty': empty('Enter your current password.', change(badChanges.noOld)),
  'login password: old one wrong': row('password_old_wrong', 'The old password is wrong.', () =>
    why('password_old_wrong'),
  ),
  'login password: same as old': row(
    'password_same_as_old',
    'The new password must differ from the old one.',
    change(badChanges.same),
  ),
  'login password: not confirmed': row('passwords_differ', differ, change(badChanges.differ)),
  'login password: too short': row(
    'password_too_short',
    'Use at least 8 characters.',
    change(badChanges.short),
  ),
  'transaction password: five digits': row(
    'pay_password_invalid',
    'The transaction password has six digits.',
    () => whyNotPayPassword('12345'),
  ),
  'transaction password: entered twice': row('passwords_differ', differ, () =>
    whyNotPayPasswordAgain('274916', '274917'),
  ),
  'transaction password: wrong': row(
    'pay_password_wrong',
    'Wrong transaction password. 4 attempts left.',
    () => why('pay_password_wrong', { left: 4 }),
  ),
  'transaction password: easy': row(
    'pay_password_too_common',
    'This one is easy to guess: a date, a pattern, or digits in a row. Choose other digits.',
    () => whyNotPayPassword('123456'),
  ),
  'payout: 0': row('payout_zero', 'Choose an amount above 0.', () => why('payout_zero')),
  'payout: above the balance': row(
    'payout_above_available',
    'That is more than your available funds. Choose a smaller amount.',
    () => why('payout_above_available'),
  ),
  'payout: start-up funds': row('payout_startup_not_returned', startup, () =>
    why('payout_startup_not_returned'),
  ),
  'put: no amount': row(
    'put_amount_invalid',
    'Type digits with at most two decimals and no separator for thousands.',
    put('1.000'),
  ),
  'put: 0': row('put_zero', 'The amount may not be 0.', put('0')),
  'put: below the lowest': row(
    'put_out_of_range',
    'Out of range: the lowest amount for this plan is 10.00.',
    put('9.99'),
  ),
  'put: above the highest': row(
    'put_out_of_range',
    'Out of range: the highest amount for this plan is 500.00.',
    put('500.01'),
  ),
  'put: above the balance': row(
    'insufficient_balance',
    'Insufficient balance. Nothing was changed.',
    () => why('insufficient_balance', { pocket: 'available' }),
  ),
  'follow: ID that nobody has': row('follow_id_wrong', 'ID error, please re-enter.', () =>
    whyNotFind({ ...one, operatorId: null }),
  ),
  'follow: current ID': row(
    'follow_same',
    'You follow this ID already. Stop first to follow it with other caps.',
    () => whyNotFind({ ...one, currentId: 'a' }),
  ),
  'follow: own ID': row('follow_self', 'This is your own ID. You cannot follow yourself.', () =>
    whyNotFind({ ...one, partnerId: 'a' }),
  ),
  'follow: no cap': row('follow_cap_invalid', 'Choose an amount above 0 for each plan.', () =>
    whyNotCaps(micro(0n), micro(1n)),
  ),
  'acceptance code: wrong': row(
    'acceptance_code_wrong',
    'No personal acceptor has this code. Check each character, or look under enterprise.',
    () => whyNotAcceptor(null, 'personal'),
  ),
  'feedback: topic': empty('Choose a topic.', () => whyNotFeedback({ topic: '', content: 'x' })),
  'feedback: content': empty('Write what it is about.', () =>
    whyNotFeedback({ topic: 'app', content: ' \n' }),
  ),
  'coupon: activity that is not there': row(
    'campaign_not_found',
    'There is no such activity.',
    () => whyNotClaim(null),
  ),
  'coupon: claimed': row(
    'coupon_claimed',
    'You have claimed the coupon of this activity already.',
    () => why('coupon_claimed'),
  ),
  'coupon: second new-user coupon': row(
    'coupon_one_per_user',
    'You have had your new-user coupon. Each user gets one.',
    () => why('coupon_one_per_user'),
  ),
  'coupon: used': row('coupon_used', 'This coupon was used already.', () => why('coupon_used')),
  'coupon: expired or unavailable': row(
    'coupon_unavailable',
    'This coupon has expired or is not available now. Put without it.',
    () => why('coupon_unavailable'),
  ),
  'image: none': row('image_missing', 'Select an image.', () => whyNotImage(new Uint8Array(0))),
  'image: not an image': row(
    'image_not_image',
    'This is not a JPEG, PNG or WebP image. Choose another file.',
    () => whyNotImage(new Uint8Array([60, 104, 116, 109, 108])),
  ),
  'image: above 5 MB': row(
    'image_too_large',
    'Image too large (5MB). Choose one of at most 5 MB.',
    () => whyNotImage(new Uint8Array(imageBytesMax + 1)),
  ),
  'card: bank name': empty('Enter the name of the bank or card.', card({ cardName: '' })),
  'card: user name': empty('Enter the name of the account holder.', card({ userName: ' ' })),
  'card: account': empty('Enter the account number.', card({ bankAccount: '' })),
  'card: mobile': empty('Enter a phone number.', card({ mobile: '' })),
  'card: bank address': empty('Enter the address of the bank.', card({ bankAddress: '' })),
  'card: branch': empty('Enter the branch.', card({ branchName: '' })),
  'card: account that is none': row(
    'field_invalid',
    'This is not an account number: use its letters and digits, nothing else.',
    card({ bankAccount: '<script>' }),
  ),
  'card: nothing changed': row(
    'card_same',
    'These details are bound already. Nothing was changed.',
    () => why('card_same'),
  ),
} as const satisfies Record<string, SpecRule>;

export type SpecRuleName = keyof typeof specRules;
