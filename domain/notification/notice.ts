/** What a partner is told of, whoever did it. A word here is never renamed: rows carry it. */
export const noticeKinds = [
  'pay-password-set',
  'pay-password-changed',
  'pay-password-disabled',
  'pay-password-reset-asked',
  'pay-password-reset-cancelled',
  'pay-password-reset',
  'card-bound',
  'card-replaced',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
