import type { MoneyRouteName } from '#contract/routes.ts';

/** The prefix of each call's idempotency keys, in one place so that every key can be looked up. */
const requestWords = {
  requestPayout: 'payout',
  cancelPayout: 'payout-cancel',
  returnStartup: 'startup-return',
  holdExchange: 'exchange-hold',
  confirmExchange: 'exchange-confirm',
  cancelExchange: 'exchange-cancel',
  putPlan: 'put',
  stopPlan: 'plan-stop',
  buyVip: 'vip',
} as const satisfies Record<MoneyRouteName, string>;

export const requestKey = (call: MoneyRouteName, partnerId: string, requestId: string): string =>
  `${requestWords[call]}:${partnerId}:${requestId}`;
