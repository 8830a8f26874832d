import type { FeedbackState } from '#domain/help/feedback.ts';

export const stateColours = {
  received: 'orange',
  'in-progress': 'blue',
  answered: 'teal',
  closed: 'gray',
} as const satisfies Record<FeedbackState, string>;
