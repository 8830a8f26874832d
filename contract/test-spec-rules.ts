import { whyNotClaimCoupon } from '#domain/coupon/campaign.ts';
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
import { createRefusal, type Reason, type Refusal } from '#domain/refusal.ts';
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
 * ask, and the words that the specification fixes. Where only the server can know, the rule is its
 * reason; the rest of each sentence is ours to improve.
 */
export interface SpecRule {
  readonly rule: () => Refusal | null;
  readonly reason: Reason;
  /** The words that the specification fixes, or null where it fixes none. */
  readonly says: string | null;
}

const row = (reason: Reason, says: string | null, rule: () => Refusal | null): SpecRule => ({
  rule,
  reason,
  says,
});

const register = (form: typeof goodForm) => () => whyNotRegister(form);
const change = (changed: typeof goodChange) => () => whyNotPasswordChange(changed, 'harbour');
const card = (changed: Partial<typeof goodCard>) => () => whyNotCard(bank, cardOf(changed));
const empty = (rule: () => Refusal | null) => row('field_empty', null, rule);
const putBounds = { lowest: micro(10_000_000n), highest: micro(500_000_000n) };
const putFunds = { available: micro(900_000_000n), startup: micro(0n), coupon: null };
const put = (typed: string) => () => {
  const amount = parseTyped(typed);
  const judged = judgePut({ amount, ...putBounds, ...putFunds, offer: null });
  return 'reason' in judged ? judged : null;
};
const one = { operatorId: 'a', partnerId: 'b', currentId: null };
const differ = 'The two passwords entered do not match';

export const specRules = {
  'login: username': empty(() => whyNotLogin({ username: '', password: 'x' })),
  'login: password': empty(() => whyNotLogin({ username: 'x', password: '' })),
  'register: username': empty(register(badForms.noUsername)),
  'register: password': empty(register(badForms.noPassword)),
  'register: confirm password': empty(register(badForms.noConfirm)),
  'register: email': empty(register(badForms.noEmail)),
  'register: phone': empty(register(badForms.noPhone)),
  'register: license key': empty(register(badForms.noCode)),
  'register: email that is none': row('email_invalid', null, register(badForms.badEmail)),
  'register: phone that is none': row('phone_invalid', null, register(badForms.badPhone)),
  'register: passwords differ': row('passwords_differ', differ, register(badForms.differ)),
  'register: username exists': row('username_taken', 'username already exists', () =>
    createRefusal('username_taken'),
  ),
  'authorization code: not found': row('code_not_found', 'Authorization code not found', () =>
    whyNotCode(null, new Date()),
  ),
  'login password: old one empty': empty(change(badChanges.noOld)),
  'login password: old one wrong': row('password_old_wrong', null, () =>
    createRefusal('password_old_wrong'),
  ),
  'login password: same as old': row('password_same_as_old', null, change(badChanges.same)),
  'login password: not confirmed': row('passwords_differ', differ, change(badChanges.differ)),
  'login password: too short': row('password_too_short', null, change(badChanges.short)),
  'transaction password: five digits': row('pay_password_invalid', null, () =>
    whyNotPayPassword('12345'),
  ),
  'transaction password: entered twice': row('passwords_differ', differ, () =>
    whyNotPayPasswordAgain('274916', '274917'),
  ),
  'transaction password: wrong': row('pay_password_wrong', null, () =>
    createRefusal('pay_password_wrong', { left: 4 }),
  ),
  'transaction password: easy': row('pay_password_too_common', null, () =>
    whyNotPayPassword('123456'),
  ),
  'payout: 0': row('payout_zero', null, () => createRefusal('payout_zero')),
  'payout: above the balance': row('payout_above_available', null, () =>
    createRefusal('payout_above_available'),
  ),
  'payout: start-up funds': row('payout_startup_not_returned', null, () =>
    createRefusal('payout_startup_not_returned'),
  ),
  'put: no amount': row('put_amount_invalid', null, put('1.000')),
  'put: 0': row('put_zero', null, put('0')),
  'put: below the lowest': row('put_out_of_range', 'Out of range', put('9.99')),
  'put: above the highest': row('put_out_of_range', 'Out of range', put('500.01')),
  'put: above the balance': row('insufficient_balance', 'Insufficient balance', () =>
    createRefusal('insufficient_balance', { pocket: 'available' }),
  ),
  'follow: ID that nobody has': row('follow_id_wrong', 'ID error, please re-enter', () =>
    whyNotFind({ ...one, operatorId: null }),
  ),
  'follow: current ID': row('follow_same', null, () => whyNotFind({ ...one, currentId: 'a' })),
  'follow: own ID': row('follow_self', null, () => whyNotFind({ ...one, partnerId: 'a' })),
  'follow: no cap': row('follow_cap_invalid', null, () => whyNotCaps(micro(0n), micro(1n))),
  'acceptance code: wrong': row('acceptance_code_wrong', null, () =>
    whyNotAcceptor(null, 'personal'),
  ),
  'feedback: topic': empty(() => whyNotFeedback({ topic: '', content: 'x' })),
  'feedback: content': empty(() => whyNotFeedback({ topic: 'app', content: ' \n' })),
  'coupon: activity that is not there': row('campaign_not_found', null, () =>
    whyNotClaimCoupon(null),
  ),
  'coupon: claimed': row('coupon_claimed', null, () => createRefusal('coupon_claimed')),
  'coupon: second new-user coupon': row('coupon_one_per_user', null, () =>
    createRefusal('coupon_one_per_user'),
  ),
  'coupon: used': row('coupon_used', null, () => createRefusal('coupon_used')),
  'coupon: expired or unavailable': row('coupon_unavailable', null, () =>
    createRefusal('coupon_unavailable'),
  ),
  'image: none': row('image_missing', 'Select an image', () => whyNotImage(new Uint8Array(0))),
  'image: not an image': row('image_not_image', null, () =>
    whyNotImage(new Uint8Array([60, 104, 116, 109, 108])),
  ),
  'image: above 5 MB': row('image_too_large', 'Image too large (5MB)', () =>
    whyNotImage(new Uint8Array(imageBytesMax + 1)),
  ),
  'card: bank name': empty(card({ cardName: '' })),
  'card: user name': empty(card({ userName: ' ' })),
  'card: account': empty(card({ bankAccount: '' })),
  'card: mobile': empty(card({ mobile: '' })),
  'card: bank address': empty(card({ bankAddress: '' })),
  'card: branch': empty(card({ branchName: '' })),
  'card: account that is none': row('field_invalid', null, card({ bankAccount: '<script>' })),
  'card: nothing changed': row('card_same', null, () => createRefusal('card_same')),
} as const satisfies Record<string, SpecRule>;

export type SpecRuleName = keyof typeof specRules;
