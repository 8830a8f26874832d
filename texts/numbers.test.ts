import { expect, test } from 'vitest';
import { imageBytesMax } from '#domain/file/image.ts';
import { type Language, languages } from '#domain/language.ts';
import { codeLength } from '#domain/partner/authorization-code.ts';
import { payPasswordLength } from '#domain/wallet/pay-password.ts';
import { textsIn } from './by-language.ts';
import { deskTexts } from './test-desk-texts.ts';
import { numbersIn, numbersSaid, singleSpansIn } from './test-numbers.ts';
import { flat, shapeOf, type Words } from './test-texts.ts';
import { kinds } from './test-tree.ts';

/** Numbers that are written out because the specification fixes them, with the rule they repeat. */
const fromRules: Readonly<Record<string, number>> = {
  'app.payPassword.enter': payPasswordLength,
  'app.payPassword.again': payPasswordLength,
  'app.payPassword.signFailed': payPasswordLength,
  'app.payPassword.useDigits': payPasswordLength,
  'app.payPassword.byDigits': payPasswordLength,
  'refusals.pay_password_invalid': payPasswordLength,
  'refusals.passkey_before_digits': payPasswordLength,
  'refusals.signature_wrong': payPasswordLength,
  'app.more.payPasswordText': payPasswordLength,
  'app.wallet.tile.digits': payPasswordLength,
  'app.more.lockText': payPasswordLength,
  'app.more.lockNeeds': payPasswordLength,
  'app.start.payPassword': payPasswordLength,
  'app.feedback.imageHint': imageBytesMax / 1024 ** 2,
  'refusals.image_too_large': imageBytesMax / 1024 ** 2,
  'app.exchange.codeHint': codeLength,
};

/** Texts that say "two", "second", "both" or "twice": the rule of two people is not a setting. */
const two = [
  'app.integrity.checked.machine',
  ...['app.delivery.dispute.hint', 'app.delivery.dispute.open', 'app.deposit.promise'],
  ...['app.deposit.state.recorded', 'app.deposit.state.refused', 'app.exchange.disputeText'],
  ...['app.exchange.next.disputed', 'app.notice.conversion-disputed.text'],
  ...['app.notice.objection-cleared.text', 'app.notice.objection.text'],
  ...['app.notice.data-export.text', 'app.notice.erasure-planned.text'],
  ...['app.objection.textErasure', 'app.notice.status-changed.text', 'app.objection.textObjected'],
  ...['app.plan.soon.wait_for_dispute', 'app.plan.soonOpen.wait_for_dispute'],
  ...['app.payPassword.resetApproval', 'app.payPassword.forgotService', 'app.wallet.act.unsure'],
  ...['app.outcome.unknown', 'lists.payoutRefusals.payout_objected'],
  ...['records.cause.proposal', 'refusals.exchange_objected', 'refusals.payout_objected'],
  'refusals.password_objected',
  ...['refusals.confirmation_used', 'refusals.passwords_differ', 'demo.depositInstructions.2'],
  ...['questions.deposit.answer.0.text', 'questions.delivery-how.answer.0.text'],
  ...['questions.payout-when.answer.1.items.1', 'questions.rule-staff.answer.0.items.1'],
  ...['app.integrity.lead', 'app.integrity.owed.means', 'app.integrity.restated.means'],
  'app.integrity.events.lost',
  'app.integrity.checked.auditMeans',
  // Cents: an amount is typed with two decimals in every installation.
  'refusals.put_amount_invalid',
];

/** Texts with numbers that no setting or rule can change. */
const free = [
  // Examples of a phone number, a code and an account.
  ...['app.register.phoneHint', 'refusals.phone_invalid', 'refusals.field_invalid'],
  ...['app.register.codeHint', 'demo.depositInstructions.0'],
  // Quarters of a video, and the price of a thousand impressions.
  ...['app.delivery.kind.q25', 'app.delivery.kind.q75'],
  ...['app.plan.put.ceilings', 'app.plan.terms.thousandPriceMax', 'app.delivery.prices.cpm'],
  'app.notice.terms-changed.text',
  // Level, score and VIP, all three.
  'app.level.nevers.bought',
  // The length of the list that follows.
  'questions.fees.answer.0.text',
  // The descriptions of invented products.
  ...['demo.products.harbour-roast.description', 'demo.products.studio-lumen.description'],
  ...['demo.products.harbour-roast.ad', 'demo.products.northwind.ad'],
];

/** English texts with a span of one unit that no setting or rule can change. */
const singleSpans = [
  // The branch of a plural for one.
  ...['app.coupon.every', 'app.coupon.forNew'],
  // One coupon of a name per day, and VIP by the month, as the specification and the product have it.
  ...['app.coupon.rule.nameADay', 'app.coupon.timeZone', 'questions.coupons.answer.1.items.1'],
  ...['app.payPassword.about.vip', 'app.level.vip.breakEven', 'app.level.vip.buy'],
  ...['app.level.event.vip_bought', 'app.level.event.vip_refunded', 'app.level.vip.price'],
  // A rate by the day, and a month of which one is chosen.
  ...['app.delivery.learning.pace', 'app.wallet.monthlyChart', 'app.notice.terms-changed.text'],
  // A root is of a day, as wallets and reports are.
  'app.integrity.owed.means',
  // The description of an invented product.
  'demo.products.northwind.description',
];

/** Names with a number in them: of hashes, keys and formats. */
const names = /SHA-256|Ed25519|VAST 4\.2|MP4/g;

/** Texts of the desk with numbers that no setting or rule can change. */
const freeAtDesk = [
  // The rule of two people is not a setting.
  ...['No auditors yet. Two admins register an auditor’s key.'],
  'Its users are logged out immediately and can’t log in through it again. This can’t be undone, but two people can add the app again under another name.',
  // One coupon of a name per day, and days of the week.
  'A partner can use one coupon per English name a day.',
  '… days a week, …',
  // Examples, and the steps of a list.
  'Units of the acceptor’s currency per unit of ours, such as 33.125.',
  ...['Hours, such as 8, 9', '18 Nov 2026', '18 Nov 2026, 14:30', '…T12:00'],
  ...['2. Choose a password', '3. The code the app shows now'],
];

/** Texts that also exist under another key. */
const isElsewhere = (key: string) =>
  /^app\.(refusal|wallet\.(type|kind|causeOf)|payout\.stop)\./.test(key);
const isPiece = (key: string) => /^questions\..*\.(type|to|id)$/.test(key);

async function allTextsIn(language: Language): Promise<[key: string, text: string][]> {
  const all = await Promise.all(kinds.map((kind) => textsIn(language, kind)));
  return all
    .flatMap((texts, at) =>
      [...flat(texts as unknown as Words)].map(([key, text]): [string, string] => [
        `${kinds[at]}.${key}`,
        text,
      ]),
    )
    .filter(([key]) => !isElsewhere(key) && !isPiece(key));
}

test.each(languages.map(({ code }) => code))(
  'a number in a text in %s comes in as a value, or is that of its rule',
  async (code) => {
    const wrong = (await allTextsIn(code)).flatMap(([key, text]) => {
      if (free.includes(key)) return [];
      const allowed = two.includes(key) ? 2 : fromRules[key];
      // Zero and one are not settings: "one" is often an article, and "no" means none.
      const said = numbersSaid(code, text).filter((number) => number > 1 && number !== allowed);
      return said.map((number) => `${key}: ${number}`);
    });
    expect(wrong).toEqual([]);
  },
);

test('a span of one unit in an English text comes in as a value, or is that of its rule', async () => {
  const wrong = (await allTextsIn('en')).flatMap(([key, text]) =>
    singleSpans.includes(key)
      ? []
      : singleSpansIn(shapeOf(text).said.join('\n')).map((span) => `${key}: ${span}`),
  );
  expect(wrong).toEqual([]);
});

test('a number at the desk comes in as a value, or is that of its rule', () => {
  const said = deskTexts();
  expect(freeAtDesk.filter((free) => !said.some(([, text]) => text === free))).toEqual([]);
  const wrong = said
    .filter(([, text]) => !freeAtDesk.includes(text))
    .flatMap(([file, text]) => {
      const numbers = numbersIn('en', text.replaceAll(names, '')).filter((number) => number > 1);
      return [...numbers, ...singleSpansIn(text)].map((found) => `${file}: ${found} in ${text}`);
    });
  expect(wrong).toEqual([]);
});

test('numbers are found as digits and as words, but not in placeholders', () => {
  expect(numbersSaid('en', 'Within two working days, or 72 hours, not {days, number}.')).toEqual([
    72, 2,
  ]);
  expect(numbersSaid('de', 'Zehnmal falsch')).toEqual([10]);
  expect(numbersSaid('ru', 'в течение двух дней')).toEqual([2]);
  expect(numbersSaid('th', 'สามารถถอนได้ภายในสามวัน ห้ามใช้')).toEqual([3]);
  expect(numbersSaid('zh-CN', '十六位数字，六位密码')).toEqual([6, 16]);
});
