import * as v from 'valibot';
import type { Route } from './route.ts';
import {
  hashedPayPassword,
  id,
  listOf,
  moment,
  money,
  nothing,
  page,
  pageOf,
  requestId,
  text,
  typedMoney,
} from './shape.ts';

export const wallet = {
  method: 'GET',
  path: '/user/property',
  access: 'member',
  summary: 'The balances of the wallet',
  input: nothing,
  output: v.object({
    totalAssets: money,
    available: money,
    waitingSpent: money,
    toBeSettled: money,
    deposit: money,
    discount: money,
  }),
} as const satisfies Route;

const recordType = v.picklist([
  'system-top-up',
  'manual-payout',
  'ad-billing',
  'ad-serving',
  'system-chargeback',
  'virtual-recharge-deduction',
  'open-membership',
  'profit-sharing',
]);

export const listRecords = {
  method: 'GET',
  path: '/transaction_flow/list',
  access: 'member',
  summary: 'Funding records, by type and date',
  input: v.strictObject({
    ...page,
    type: v.optional(recordType),
    from: v.optional(moment),
    to: v.optional(moment),
  }),
  output: pageOf(
    v.object({
      id,
      at: moment,
      type: recordType,
      amount: money,
      remark: v.nullable(v.string()),
    }),
  ),
} as const satisfies Route;

export const requestPayout = {
  method: 'POST',
  path: '/user/withdraw',
  access: 'member',
  summary: 'Ask for a payout',
  input: v.strictObject({ requestId, amount: typedMoney, ticket: text(100) }),
  output: v.object({ id, fee: money, net: money }),
} as const satisfies Route;

export const checkPayPassword = {
  method: 'POST',
  path: '/check/password',
  access: 'member',
  summary: 'Check the transaction password; answers with a ticket for one act',
  input: v.strictObject({
    password: hashedPayPassword,
    action: v.picklist(['put', 'payout', 'card', 'follow', 'exchange', 'pay-password']),
    about: text(200),
  }),
  output: v.object({ ticket: v.string(), expiresAt: moment }),
} as const satisfies Route;

export const setPayPassword = {
  method: 'POST',
  path: '/set/password',
  access: 'member',
  summary: 'Set or change the transaction password',
  input: v.strictObject({
    password: hashedPayPassword,
    loginPassword: v.optional(text(256)),
    ticket: v.optional(text(100)),
  }),
  output: nothing,
} as const satisfies Route;

/** Each entry is a field that the chosen way to be paid out asks for, and its value. */
const cardFields = listOf(v.strictObject({ field: text(40), value: text(200) }), 20);

export const bankCard = {
  method: 'GET',
  path: '/bank_card/detail',
  access: 'member',
  summary: 'The bound card or wallet address, masked',
  input: nothing,
  output: v.object({
    card: v.nullable(v.object({ id, method: v.string(), fields: cardFields, boundAt: moment })),
  }),
} as const satisfies Route;

export const editBankCard = {
  method: 'POST',
  path: '/bank_card/edit',
  access: 'member',
  summary: 'Bind a card or wallet address, or another in its place',
  input: v.strictObject({ requestId, method: text(40), fields: cardFields, ticket: text(100) }),
  output: v.object({ id }),
} as const satisfies Route;
