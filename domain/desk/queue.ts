/** What waits for somebody at the desk. */
export const deskQueues = [
  'deposits',
  'chargebacks',
  'other-proposals',
  'payouts-requested',
  'payouts-approved',
  'payouts-sent',
  'payout-reviews',
  'order-disputes',
  'exchanges-held',
  'exchanges-accepted',
  'exchanges-disputed',
  'configuration-changes',
  'staff-changes',
  'creatives',
  'feedback',
  'chats',
] as const;

export type DeskQueue = (typeof deskQueues)[number];
