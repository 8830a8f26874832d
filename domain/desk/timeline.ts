/** What a partner's timeline at the desk is made of. */
export const timelineKinds = ['money', 'plan', 'payout', 'order', 'chat', 'act'] as const;

export type TimelineKind = (typeof timelineKinds)[number];
