import type { listFeedback as route } from '#contract/feedback.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listFeedback as listStored } from './feedback-store.ts';

/** The partner's own tickets with their history. */
export const listFeedback: UseCase<typeof route> = ({ db, member }, { cursor }) =>
  listStored(db.sql, member.id, cursor ?? null);
