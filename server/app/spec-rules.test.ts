import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { editBankCard } from '#contract/bank-card.ts';
import { claimCoupon } from '#contract/coupon.ts';
import type { Envelope } from '#contract/envelope.ts';
import { acceptorDetail } from '#contract/exchange.ts';
import { sendFeedback } from '#contract/feedback.ts';
import { ownImage } from '#contract/file.ts';
import { findOperator } from '#contract/follow.ts';
import { updatePassword } from '#contract/password.ts';
import { checkPayPassword, setPayPassword } from '#contract/pay-password.ts';
import { requestPayout } from '#contract/payout.ts';
import { putPlan } from '#contract/plan.ts';
import { register } from '#contract/register.ts';
import type { Route } from '#contract/route.ts';
import { login } from '#contract/session.ts';
import { badChanges, badForms, cardOf, goodChange, goodForm } from '#contract/test-forms.ts';
import { type SpecRule, type SpecRuleName, specRules } from '#contract/test-spec-rules.ts';
import { imageBytesMax } from '#domain/file/image.ts';
import { texts as refusals } from '#texts/en/refusals.ts';
import { capitalOwner, makeEntry, postAll, rail } from '../books/ledger/test-ledger.ts';
import { sendFiles } from '../people/file/test-upload.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import {
  fundPromotions,
  putWith,
  readyCampaign,
  takeCoupon,
} from '../programme/coupon/test-coupon.ts';
import {
  followTestOperator,
  offerTestProxy,
  readyFollow,
  showOperator,
} from '../programme/follow/test-follow.ts';
import {
  pushTo,
  putSubject,
  readyCatalogue,
  type TestCatalogue,
  termsShown,
} from '../programme/plan/test-plan.ts';
import { readyPartner, type TestPartner } from '../programme/wallet/test-partner.ts';
import { md5 } from '../programme/wallet/test-pay-password.ts';
import { createPayoutRequest } from '../programme/wallet/test-payout.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../test-server.ts';

/* Checks the table of the browser's tests against the real server. */

let server: TestServer;
let partner: TestPartner;
let operator: TestPartner;
let catalogue: TestCatalogue;
let proxyId: string;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = await readyPartner(server, 'harbour', '300.00');
  operator = await readyPartner(server, 'operator', '0.00');
  catalogue = await readyCatalogue(server.db, server.clock.now);
  proxyId = await offerTestProxy(server, operator);
  await followTestOperator(server, partner, proxyId);
  await fundPromotions(server, 25_000_000n);
});
afterAll(() => server.close());

type Answer = Promise<Envelope<unknown>>;
let addresses = 0;
const ask = (route: Route, input: object): Answer => {
  addresses += 1;
  const address = `10.9.${addresses >> 8}.${addresses & 255}`;
  return server.ask(route, input, { token: partner.token, address });
};
const registering = (form: typeof goodForm) => async () => {
  // The code is checked first, so that nobody learns anything else without one.
  const licenseKey = form.licenseKey === '' ? '' : await server.issueCode();
  return ask(register, { ...form, licenseKey });
};
const changing = (form: object) => () => ask(updatePassword, form);

const binding = (changed: Parameters<typeof cardOf>[0]) => async () => {
  const fields = cardOf(changed);
  const confirmation = await partner.confirm({ action: 'card', method: 'bank', fields });
  return ask(editBankCard, { requestId: randomUUID(), method: 'bank', fields, confirmation });
};
const paying = async (amount: string, by = partner): Answer => {
  const { cardId, token } = by;
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: await by.confirm(subject) };
  return server.ask(requestPayout, input, { token });
};
const putting = (amount: string) => async () => {
  const planNo = await pushTo(server, catalogue, partner.id);
  const terms = await termsShown(server, partner.token, planNo);
  const confirmation = await partner.confirm(putSubject(planNo, amount, terms));
  return ask(putPlan, { requestId: randomUUID(), planNo, amount, terms, confirmation });
};
const claiming = async (campaignId: string): Answer =>
  ask(claimCoupon, { requestId: randomUUID(), campaignId });
const puttingWith = async (couponId: string, amount = '40.00'): Answer => {
  const planNo = await pushTo(server, catalogue, partner.id);
  return putWith(server, partner, { planNo, amount, couponId });
};
const sending = (bytes: Uint8Array) => () => sendFiles(server.app, partner.token, { bytes });

/** Null where only the browser can know: digits leave it only as a hash. */
const asked: Record<SpecRuleName, (() => Answer) | null> = {
  'login: username': () => ask(login, { username: ' ', password: 'x' }),
  'login: password': () => ask(login, { username: 'x', password: '' }),
  'register: username': registering(badForms.noUsername),
  'register: password': registering(badForms.noPassword),
  'register: confirm password': registering(badForms.noConfirm),
  'register: email': registering(badForms.noEmail),
  'register: phone': registering(badForms.noPhone),
  'register: license key': registering(badForms.noCode),
  'register: email that is none': registering(badForms.badEmail),
  'register: phone that is none': registering(badForms.badPhone),
  'register: passwords differ': registering(badForms.differ),
  'register: username exists': async () =>
    ask(register, { ...goodForm, username: 'Harbour', licenseKey: await server.issueCode() }),
  'authorization code: not found': () => ask(register, goodForm),
  'login password: old one empty': changing(badChanges.noOld),
  'login password: old one wrong': changing({ ...goodChange, oldPassword: 'not this one' }),
  'login password: same as old': changing(badChanges.same),
  'login password: not confirmed': changing(badChanges.differ),
  'login password: too short': changing(badChanges.short),
  'transaction password: five digits': null,
  'transaction password: entered twice': null,
  'transaction password: wrong': () =>
    ask(checkPayPassword, { password: md5('000001'), action: 'pay-password', about: '{}' }),
  'transaction password: easy': () =>
    ask(setPayPassword, { password: md5('123456'), loginPassword: testPassword }),
  'payout: 0': () => paying('0'),
  'payout: above the balance': () => paying('300.01'),
  'payout: start-up funds': async () => {
    const advanced = await readyPartner(server, 'advanced', '50.00');
    const amount = 20_000_000n;
    await postAll(server.db, [
      makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', amount]]),
      makeEntry('startup_advance', [
        [capitalOwner, 'capital', advanced.id, 'startup', amount],
        [advanced.id, 'advance_receivable', advanced.id, 'advance_due', amount],
      ]),
    ]);
    return paying('10.00', advanced);
  },
  // The contract refuses a value that is not an amount.
  'put: no amount': null,
  'put: 0': putting('0'),
  'put: below the lowest': putting('9.99'),
  'put: above the highest': putting('500.01'),
  'put: above the balance': putting('300.01'),
  'follow: ID that nobody has': () => ask(findOperator, { proxyId: 'NOSUCH00' }),
  'follow: current ID': () => ask(findOperator, { proxyId }),
  'follow: own ID': () => server.ask(findOperator, { proxyId }, { token: operator.token }),
  'follow: no cap': async () => {
    const another = await readyPartner(server, 'another', '0.00');
    const noticeId = await showOperator(server, another, proxyId);
    return (await readyFollow(server, another, { proxyId, noticeId, capPerPlan: '0' }))();
  },
  'acceptance code: wrong': () =>
    ask(acceptorDetail, { kind: 'personal', code: '0000-0000-0000-0000' }),
  'feedback: topic': () => ask(sendFeedback, { topic: '', content: 'x' }),
  'feedback: content': () => ask(sendFeedback, { topic: 'app', content: ' \n' }),
  'coupon: activity that is not there': () => claiming(randomUUID()),
  'coupon: claimed': async () => {
    const id = await readyCampaign(server);
    await takeCoupon(server, partner, id);
    return claiming(id);
  },
  'coupon: second new-user coupon': async () => {
    const terms = { isNewUser: true, newUserDays: 30 };
    await takeCoupon(server, partner, await readyCampaign(server, terms));
    return claiming(await readyCampaign(server, terms));
  },
  'coupon: used': async () => {
    const couponId = await takeCoupon(server, partner, await readyCampaign(server));
    const first = await puttingWith(couponId);
    expect(reasonOf(first)).toBeNull();
    return puttingWith(couponId);
  },
  'coupon: expired or unavailable': async () => {
    // A quarter of it is more than the network has set aside for coupons.
    const couponId = await takeCoupon(server, partner, await readyCampaign(server));
    return puttingWith(couponId, '160.00');
  },
  'image: none': sending(new Uint8Array(0)),
  'image: not an image': sending(Buffer.from('<html>')),
  'image: above 5 MB': sending(Buffer.alloc(imageBytesMax + 1, 0xff)),
  'card: bank name': binding({ cardName: '' }),
  'card: user name': binding({ userName: ' ' }),
  'card: account': binding({ bankAccount: '' }),
  'card: mobile': binding({ mobile: '' }),
  'card: bank address': binding({ bankAddress: '' }),
  'card: branch': binding({ branchName: '' }),
  'card: account that is none': binding({ bankAccount: '<script>' }),
  'card: nothing changed': binding({}),
};

for (const [name, { reason, says }] of Object.entries<SpecRule>(specRules)) {
  const askIt = asked[name as SpecRuleName];
  if (!askIt) continue;
  test(`the server refuses ${name} with one sentence`, async () => {
    const answer = await askIt();
    expect(reasonOf(answer)).toBe(reason);
    expect(answer.msg).toContain(says ?? ' ');
    expect(answer.msg).not.toMatch(/[{}]/);
  });
}

test('every code of the catalogue is answered with its sentence', async () => {
  const { token } = await readyPartner(server, 'status', '0.00');
  const answers: Envelope<unknown>[] = [
    await server.ask(login, { name: 'harbour' }),
    await server.ask(userInfo, {}),
    await server.ask(userInfo, {}, { token: 'an old one' }),
    await server.ask(ownImage, { id: randomUUID() }, { token }),
    await asked['register: username exists']?.(),
  ].filter((answer) => answer !== undefined);
  for (const status of ['not-activated', 'disabled', 'cancelled']) {
    await server.db.owner.sql`
      update partner set status = ${status} where username_key = ${'status'}`;
    answers.push(await server.ask(userInfo, {}, { token, lang: 'en' }));
  }
  expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
    [400, refusals.input_invalid],
    [401, refusals.not_authorized],
    [503, refusals.session_expired],
    [405, refusals.image_not_found],
    [4001, refusals.username_taken],
    [402, refusals.account_not_activated],
    [403, refusals.account_disabled],
    [404, refusals.account_cancelled],
  ]);
});
