import { whyNotClaim } from '#domain/coupon/campaign.ts';
import { whyNotAcceptor } from '#domain/exchange/exchange.ts';
import { imageBytesMax, whyNotImage } from '#domain/file/image.ts';
import { whyNotCaps, whyNotFind } from '#domain/follow/follow.ts';
import { whyNotFeedback } from '#domain/help/feedback.ts';
import { micro, parseTyped } from '#domain/money.ts';
import { whyNotCode } from '#domain/partner/authorization-code.ts';
import { whyNotLogin } from '#domain/partner/login.ts';
import { whyNotPasswordChange } from '#domain/partner/password.ts';
import { whyNotRegister } from '#domain/partner/register.ts';
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
  'Return your start-up funds first. It takes one tap and your transaction password, and uses ' +
  'what’s left of them and what they earned. You never have to add money.';

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
    'Enter a valid email address, such as name@example.com.',
    register(badForms.badEmail),
  ),
  'register: phone that is none': row(
    'phone_invalid',
    'Enter a valid phone number with its country code, such as +66 2 123 4567.',
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
    'The new password must be different from the old one.',
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
    'Your transaction password needs six digits.',
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
    'This is too easy to guess: a date, a pattern or digits in a row. Choose other digits.',
    () => whyNotPayPassword('123456'),
  ),
  'payout: 0': row('payout_zero', 'Enter an amount above 0.', () => why('payout_zero')),
  'payout: above the balance': row(
    'payout_above_available',
    'That’s more than your available funds. Enter a smaller amount.',
    () => why('payout_above_available'),
  ),
  'payout: start-up funds': row('payout_startup_not_returned', startup, () =>
    why('payout_startup_not_returned'),
  ),
  'put: no amount': row(
    'put_amount_invalid',
    'Enter an amount with up to two decimals and no thousands separator.',
    put('1.000'),
  ),
  'put: 0': row('put_zero', 'The amount can’t be 0.', put('0')),
  'put: below the lowest': row(
    'put_out_of_range',
    'Out of range: the minimum for this plan is 10.00.',
    put('9.99'),
  ),
  'put: above the highest': row(
    'put_out_of_range',
    'Out of range: the maximum for this plan is 500.00.',
    put('500.01'),
  ),
  'put: above the balance': row(
    'insufficient_balance',
    'Insufficient balance. No money has moved.',
    () => why('insufficient_balance', { pocket: 'available' }),
  ),
  'follow: ID that nobody has': row('follow_id_wrong', 'ID error, please re-enter.', () =>
    whyNotFind({ ...one, operatorId: null }),
  ),
  'follow: current ID': row(
    'follow_same',
    'You already follow this ID. To change your caps, stop following first.',
    () => whyNotFind({ ...one, currentId: 'a' }),
  ),
  'follow: own ID': row('follow_self', 'This is your own ID. You can’t follow yourself.', () =>
    whyNotFind({ ...one, partnerId: 'a' }),
  ),
  'follow: no cap': row('follow_cap_invalid', 'Enter a cap per plan above 0.', () =>
    whyNotCaps(micro(0n), micro(1n)),
  ),
  'acceptance code: wrong': row(
    'acceptance_code_wrong',
    'No personal acceptor has this code. Check each character, or try Enterprise.',
    () => whyNotAcceptor(null, 'personal'),
  ),
  'feedback: topic': empty('Choose a topic.', () => whyNotFeedback({ topic: '', content: 'x' })),
  'feedback: content': empty('Tell us what it’s about.', () =>
    whyNotFeedback({ topic: 'app', content: ' \n' }),
  ),
  'coupon: activity that is not there': row(
    'campaign_not_found',
    'We can’t find this activity.',
    () => whyNotClaim(null),
  ),
  'coupon: claimed': row('coupon_claimed', 'You’ve already claimed this activity’s coupon.', () =>
    why('coupon_claimed'),
  ),
  'coupon: second new-user coupon': row(
    'coupon_one_per_user',
    'You’ve already had your new-user coupon. Each user gets one.',
    () => why('coupon_one_per_user'),
  ),
  'coupon: used': row('coupon_used', 'This coupon has already been used.', () =>
    why('coupon_used'),
  ),
  'coupon: expired or unavailable': row(
    'coupon_unavailable',
    'This coupon has expired or is unavailable. Continue without it.',
    () => why('coupon_unavailable'),
  ),
  'image: none': row('image_missing', 'Select an image.', () => whyNotImage(new Uint8Array(0))),
  'image: not an image': row(
    'image_not_image',
    'This isn’t a JPEG, PNG or WebP image. Choose another file.',
    () => whyNotImage(new Uint8Array([60, 104, 116, 109, 108])),
  ),
  'image: above 5 MB': row(
    'image_too_large',
    'Image too large (5MB). Choose one of up to 5 MB.',
    () => whyNotImage(new Uint8Array(imageBytesMax + 1)),
  ),
  'card: bank name': empty('Enter the bank or card name.', card({ cardName: '' })),
  'card: user name': empty('Enter the account holder’s name.', card({ userName: ' ' })),
  'card: account': empty('Enter the account number.', card({ bankAccount: '' })),
  'card: mobile': empty('Enter a phone number.', card({ mobile: '' })),
  'card: bank address': empty('Enter the bank’s address.', card({ bankAddress: '' })),
  'card: branch': empty('Enter the branch.', card({ branchName: '' })),
  'card: account that is none': row(
    'field_invalid',
    'Enter a valid account number, using only its letters and digits.',
    card({ bankAccount: '<script>' }),
  ),
  'card: nothing changed': row(
    'card_same',
    'These details are already saved. Nothing has changed.',
    () => why('card_same'),
  ),
} as const satisfies Record<string, SpecRule>;

export type SpecRuleName = keyof typeof specRules;
