/** What staff request about a partner and another person decides. */
const twoPersonActs = [
  'deposit',
  'startup-advance',
  'startup-return',
  'chargeback',
  'exchange-accepted',
  'exchange-released',
  'exchange-completed',
  'conversion-approve',
  'conversion-uphold',
  'payout-rejected',
  'payout-failed',
  'partner-status',
  'password-link',
  'pay-password-help',
  'objection-cleared',
  'coupon',
  'partner-announcement',
  'data-export',
  'erasure',
] as const;

export type TwoPersonAct = (typeof twoPersonActs)[number];

const actSteps = ['request', 'approve', 'refuse', 'withdraw'] as const;

export type ActStep = (typeof actSteps)[number];

/** What staff do on a partner's account in one step. */
const plainActs = [
  'payout-approved',
  'payout-sent',
  'payout-completed',
  'payout-rejected',
  'review-upheld',
  'review-lifted',
  'push',
  'data-export-file',
  'note',
  'notice-withdrawn',
  'feedback-in-progress',
  'feedback-answered',
  'feedback-answer-blocked',
  'feedback-closed',
  'chat-received',
  'chat-read',
  'chat-answered',
  'chat-answer-blocked',
  'chat-taken',
  'chat-handed-over',
  'chat-released',
  'session-ended',
  'card-read',
  'image-viewed',
  'payment-file',
  'report-upheld',
  'report-dismissed',
] as const;

export type PlainAct = (typeof plainActs)[number];

/** An act of staff on a partner's account, as the partner and the desk list it. */
export type StaffAct = `${ActStep}-${TwoPersonAct}` | PlainAct;

const staffActs: ReadonlySet<string> = new Set<StaffAct>([
  ...plainActs,
  ...actSteps.flatMap((step) => twoPersonActs.map((act) => `${step}-${act}` as const)),
]);

export const isStaffAct = (act: string): act is StaffAct => staffActs.has(act);

/** An act that takes two people taken apart, or null for an act of one step. */
export function stepOf(act: string): { step: ActStep; what: TwoPersonAct } | null {
  const step = actSteps.find((step) => act.startsWith(`${step}-`));
  const twoPersonAct = twoPersonActs.find((personAct) => act === `${step}-${personAct}`);
  return step && twoPersonAct ? { step, what: twoPersonAct } : null;
}
