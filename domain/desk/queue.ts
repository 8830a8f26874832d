/** The queues of work that waits for staff. */
export const deskQueues = [
  'deposits',
  'payouts-requested',
  'payouts-approved',
  'payouts-sent',
  'payout-reviews',
  'order-disputes',
  'exchanges-held',
  'exchanges-accepted',
  'exchanges-disputed',
  'approvals',
  'partner-help',
  'creatives',
  'feedback',
  'message-reports',
  'chats',
] as const;

export type DeskQueue = (typeof deskQueues)[number];
