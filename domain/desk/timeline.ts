/** The kinds of item in a partner's timeline at the desk. */
export const timelineKinds = ['money', 'plan', 'payout', 'order', 'chat', 'act'] as const;

export type TimelineKind = (typeof timelineKinds)[number];
