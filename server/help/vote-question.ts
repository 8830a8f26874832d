import type { voteQuestion as route } from '#contract/question.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../services/services.ts';
import { questionsOf } from './questions.ts';
import { saveVote } from './vote-store.ts';

/** Records whether an answer helped; a new vote replaces the earlier one. */
export const voteQuestion: UseCase<typeof route> = async (call, { id, isHelpful }) => {
  const { db, member, settings, now } = call;
  const isKnown = questionsOf(settings, 'en').some((question) => question.id === id);
  if (!isKnown) throw new Refusal('question_not_found');
  await saveVote(db.sql, id, member.id, isHelpful, now());
  return {};
};
