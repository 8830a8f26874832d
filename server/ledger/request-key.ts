import type { MoneyRouteName } from '#contract/routes.ts';

/** What the requests of a call are kept under, in one place, so that any can be found again. */
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
