import type { DeskQueue } from '#domain/desk/queue.ts';

interface QueueWord {
  readonly label: string;
  readonly path: string;
  /** After how many hours it is late. */
  readonly lateHours: number;
}

export const queueWords = {
  deposits: { label: 'Deposits to approve', path: '/approvals?kind=deposit', lateHours: 8 },
  'payouts-requested': {
    label: 'Payouts to approve',
    path: '/payouts?state=requested',
    lateHours: 24,
  },
  'payouts-approved': { label: 'Payouts to send', path: '/payouts?state=approved', lateHours: 24 },
  'payouts-sent': { label: 'Payouts at the bank', path: '/payouts?state=sent', lateHours: 72 },
  'payout-reviews': { label: 'Payout reviews', path: '/payout-reviews', lateHours: 24 },
  'order-disputes': { label: 'Order objections', path: '/order-disputes', lateHours: 168 },
  'exchanges-held': { label: 'Exchanges to accept', path: '/exchanges?state=held', lateHours: 24 },
  'exchanges-accepted': {
    label: 'Exchanges in progress',
    path: '/exchanges?state=accepted',
    lateHours: 72,
  },
  'exchanges-disputed': {
    label: 'Disputed exchanges',
    path: '/exchanges?state=disputed',
    lateHours: 24,
  },
  approvals: { label: 'Changes to approve', path: '/approvals', lateHours: 24 },
  'partner-help': { label: 'Help with passwords', path: '/partners', lateHours: 8 },
  creatives: { label: 'Creatives to review', path: '/creatives?state=waiting', lateHours: 24 },
  feedback: { label: 'Feedback', path: '/feedback', lateHours: 48 },
  'message-reports': { label: 'Reported messages', path: '/reports', lateHours: 24 },
  chats: { label: 'Chats waiting', path: '/chats', lateHours: 1 },
} as const satisfies Record<DeskQueue, QueueWord>;
