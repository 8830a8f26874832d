import { createStored } from './stored.ts';

/** A draft and its author. It survives a login, and is shown to nobody else. */
export interface FeedbackDraft {
  readonly owner: string;
  readonly topic: string;
  readonly content: string;
}

const fields = ['owner', 'topic', 'content'] as const;

export const feedbackDraftStored = createStored<FeedbackDraft>(
  'feedbackDraft',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string'),
);

export function findDraft(owner: string): FeedbackDraft | null {
  const draft = feedbackDraftStored.get();
  return draft?.owner === owner ? draft : null;
}
