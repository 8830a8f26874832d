/** Where a notice or an answer can link to: by name, never by an address that someone wrote. */
export const places = [
  'ad-center',
  'plans',
  'wallet',
  'card',
  'exchange',
  'pay-password',
  'login-password',
  'coupons',
  'activities',
  'follow',
  'level',
  'feedback',
  'chat',
  'questions',
  'notifications',
] as const;

export type Place = (typeof places)[number];
