import type { listFeedback as route } from '#contract/feedback.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listFeedback as listStored } from './feedback-store.ts';

/** The partner's own tickets with their history. */
export const listFeedback: UseCase<typeof route> = async ({ db, member }, { cursor }) => {
  const { list, next } = await listStored(db.sql, member.id, cursor ?? null);
  return {
    list: list.map(({ ticket, topic, content, at, state, images, steps }) => ({
      ticket,
      topic,
      content,
      at: at.toISOString(),
      state,
      images,
      steps: steps.map(([of, when, by, answer]) => ({
        state: of,
        at: new Date(when).toISOString(),
        by,
        answer,
      })),
    })),
    next,
  };
};
