import { type ActStep, type PlainAct, stepOf, type TwoPersonAct } from '#domain/staff/staff-act.ts';

const stepWords = {
  request: 'requested',
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
} as const satisfies Record<ActStep, string>;

const twoPersonWords = {
  deposit: 'Deposit',
  'startup-advance': 'Advance of start-up funds',
  'startup-return': 'Return of start-up funds',
  chargeback: 'Chargeback',
  'exchange-accepted': 'Taking of an exchange by its acceptor',
  'exchange-released': 'Return of an exchange',
  'exchange-completed': 'Payment of an exchange to the acceptor',
  'conversion-approve': 'Counting an order',
  'conversion-uphold': 'Not counting an order',
  'payout-rejected': 'Rejection of an approved payout',
  'payout-failed': 'Failure of a payout',
  'partner-status': 'Change of account status',
  'password-link': 'Login link',
  'pay-password-help': 'New transaction password',
  'objection-cleared': 'End of the pause on payouts and exchanges',
  coupon: 'Coupon',
  'partner-announcement': 'Announcement to the partner',
  'data-export': 'Data export',
  erasure: 'Erasure',
} as const satisfies Record<TwoPersonAct, string>;

const plainWords = {
  'payout-approved': 'Payout approved',
  'payout-sent': 'Payout sent',
  'payout-completed': 'Payout completed',
  'payout-rejected': 'Payout rejected',
  'review-upheld': 'Refusal reviewed and confirmed',
  'review-lifted': 'Refusal reviewed and withdrawn',
  push: 'Product offered',
  'data-export-file': 'Data downloaded',
  note: 'Note added',
  'notice-withdrawn': 'Notification withdrawn',
  'feedback-in-progress': 'Feedback taken up',
  'feedback-answered': 'Feedback answered',
  'feedback-answer-blocked': 'Answer to feedback blocked',
  'feedback-closed': 'Feedback closed',
  'chat-received': 'Message received',
  'chat-read': 'Messages read',
  'chat-answered': 'Message answered',
  'chat-answer-blocked': 'Answer in chat blocked',
  'chat-taken': 'Chat taken over',
  'chat-handed-over': 'Chat handed over',
  'chat-released': 'Chat released',
  'session-ended': 'Device logged out',
  'card-read': 'Card details viewed',
  'image-viewed': 'Image viewed',
  'payment-file': 'Included in a payment file',
  'report-upheld': 'Report upheld',
  'report-dismissed': 'Report dismissed',
} as const satisfies Record<PlainAct, string>;

/** What happened on an account, in the words of the desk. */
export function actWord(act: string): string {
  const step = stepOf(act);
  if (step) return `${twoPersonWords[step.what]} ${stepWords[step.step]}`;
  return (plainWords as Record<string, string>)[act] ?? act;
}
