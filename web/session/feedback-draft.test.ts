import { beforeEach, expect, test } from 'vitest';
import { feedbackDraftStored, findDraft } from './feedback-draft.ts';

beforeEach(() => feedbackDraftStored.set(null));

test('a draft is kept for its author, and shown to nobody else on the same phone', () => {
  feedbackDraftStored.set({ owner: 'ann', topic: 'payout', content: 'Where is' });
  expect(findDraft('ann')).toMatchObject({ topic: 'payout', content: 'Where is' });
  expect(findDraft('ben')).toBeNull();
});

test('a damaged draft counts as none', () => {
  feedbackDraftStored.set({ owner: 'ann', topic: 7 } as never);
  expect(findDraft('ann')).toBeNull();
});
