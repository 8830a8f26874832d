import * as v from 'valibot';
import { expect, test } from 'vitest';
import { couponKindNames, couponStates, couponTypes } from '#domain/coupon/coupon.ts';
import { figureNames } from '#domain/delivery/ad-center-figures.ts';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { recordTypes } from '#domain/ledger/kinds.ts';
import { noticeCategories } from '#domain/notification/notice.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { cardFields } from '#domain/wallet/card-fields.ts';
import { userInfo } from './account.ts';
import { adData } from './ad-center-figures.ts';
import { coupon } from './coupon.ts';
import { envelopeCodes } from './envelope.ts';
import { acceptorDetail } from './exchange.ts';
import { basicConfig, listLanguages } from './help.ts';
import { listNotifications } from './notification.ts';
import { planDetail, productDetail } from './plan.ts';
import { listRecords } from './record.ts';
import { register, registerV2 } from './register.ts';
import { loginV2 } from './session.ts';
import { channel, languageMapping } from './start-config.ts';
import { countUnread } from './unread.ts';
import { wallet } from './wallet.ts';

const keysOf = ({ entries }: { readonly entries: object }) => Object.keys(entries);
const itemsOf = (list: { readonly pipe: readonly [{ readonly item: unknown }, ...unknown[]] }) =>
  keysOf(list.pipe[0].item as { readonly entries: object });

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a registration',
    keysOf(register.input),
    ['username', 'nickname', 'password', 'confirmPassword', 'email', 'phone', 'licenseKey'],
  ],
  ['a channel', keysOf(channel), ['id', 'label', 'type', 'url']],
  ['a mapping of languages', keysOf(languageMapping), ['source', 'targets']],
  ['a language', itemsOf(listLanguages.output.entries.list), ['source', 'description', 'targets']],
  ['the reply to a count of unread', keysOf(countUnread.output), ['unread_total']],
  ['a period of figures', keysOf(adData.input), ['type', 'user_time_zone']],
  [
    'the figures',
    figureNames,
    [
      ...['invested', 'deliveryOrders', 'consumed', 'toBeConsumed', 'impressions', 'clicks'],
      ...['adRevenue', 'profit', 'operated'],
    ],
  ],
  [
    'the states of a plan',
    planStatuses,
    [
      ...['waitPut', 'matching', 'putting', 'putFailed', 'putFinished', 'waitSettlement'],
      'settled',
    ],
  ],
  [
    'the types of records',
    recordTypes,
    [
      ...['system-top-up', 'manual-payout', 'ad-billing', 'ad-serving', 'system-chargeback'],
      ...['virtual-recharge-deduction', 'open-membership', 'profit-sharing'],
    ],
  ],
  [
    'the kinds of coupons',
    couponKindNames,
    ['discount', 'fixed-amount', 'value-added', 'deduction', 'team', 'custom'],
  ],
  ['the types of coupons', couponTypes, ['discount', 'deduction', 'addition']],
  ['the states of a coupon', couponStates, ['unused', 'used', 'expired']],
  [
    'the categories of notifications',
    noticeCategories,
    ['system-announcement', 'system-maintenance', 'activity'],
  ],
  ['the kinds of acceptors', acceptorKinds, ['personal', 'enterprise']],
  [
    'the fields of a card',
    cardFields.slice(0, 6),
    ['cardName', 'userName', 'mobile', 'bankAccount', 'bankAddress', 'branchName'],
  ],
])('%s has the names of the specification', (_, names, expected) => {
  expect(names).toEqual(expected);
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'user info',
    keysOf(userInfo.output),
    [
      ...['entry', 'customer_service_url', 'recharge_customer_service_url'],
      ...['creditScore', 'shopLevel', 'deposit', 'vipUntil'],
    ],
  ],
  [
    'the configuration',
    keysOf(basicConfig.output),
    [
      ...['client_language_map', 'customer_service_url', 'recharge_customer_service_url'],
      ...['withdraw_method_config', 'faq_config'],
    ],
  ],
  [
    'the wallet',
    keysOf(wallet.output),
    ['totalAssets', 'available', 'waitingSpent', 'toBeSettled', 'deposit', 'discount'],
  ],
  [
    'a wallet record',
    itemsOf(listRecords.output.entries.list),
    ['id', 'at', 'amount', 'remark', 'type'],
  ],
  [
    'a plan',
    keysOf(planDetail.output.entries.plan),
    ['planNo', 'putAmount', 'consumed', 'createdAt', 'product', 'kind', 'isOfficial'],
  ],
  ['the terms of a plan', keysOf(planDetail.output.entries.terms), ['putRule', 'targeting']],
  [
    'a product',
    keysOf(productDetail.output),
    ['kind', 'description', 'creative', 'isOfficial', 'landingUrl'],
  ],
  ['a coupon', keysOf(coupon), ['kind', 'type', 'amountRequired', 'expiresAt', 'state']],
  ['a notification', itemsOf(listNotifications.output.entries.list), ['category', 'isRead']],
  ['an acceptor', keysOf(acceptorDetail.output), ['kind', 'limit']],
  ['the reply to a login', keysOf(loginV2.output), ['token']],
  ['the reply to a registration', keysOf(registerV2.output), ['token']],
])('%s has every field of the specification', (_, names, expected) => {
  expect(names).toEqual(expect.arrayContaining([...expected]));
});

test('the figures are those of today unless another period is asked for', () => {
  expect(v.parse(adData.input, {})).toEqual({ type: '1' });
});

test('a product is a video or a landing page', () => {
  expect(productDetail.output.entries.kind.options).toEqual(['video', 'landing']);
});

test('a refusal has a code of the specification, and each code has a refusal', () => {
  const codes = new Set<number>(Object.values(envelopeCodes));
  expect([...codes].toSorted((one, other) => one - other)).toEqual([
    ...[400, 401, 402, 403, 404, 405, 500, 503, 4001],
  ]);
});
