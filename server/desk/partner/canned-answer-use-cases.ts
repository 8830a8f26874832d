import type * as chats from '#contract/desk/chats.ts';
import { cleanChatText } from '#domain/chat/message.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  insertCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '../../support/chat/chat.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const cannedAnswerUseCases = {
  async listCannedAnswers({ db }) {
    return { list: await listCannedAnswers(db.sql) };
  },

  /** A text that would be blocked when sent cannot be saved in the first place. */
  async saveCannedAnswer({ sql, staff, now }, { id, version, ...input }) {
    const title = cleanChatText(input.title);
    const answer = { title, text: cleanChatText(input.text), changedBy: staff.name };
    const details = { title };
    if (id === null) return { reply: { id: await insertCannedAnswer(sql, answer, now) }, details };

    if (!(await saveCannedAnswer(sql, { ...answer, id, version }, now))) {
      throw new RefusalError('desk_changed_meanwhile');
    }
    return { reply: { id }, details };
  },

  async removeCannedAnswer({ sql, staff, now }, { id, version }) {
    const title = await removeCannedAnswer(sql, { id, version, changedBy: staff.name }, now);
    if (title === null) throw new RefusalError('desk_changed_meanwhile');
    return { details: { title } };
  },
} satisfies Pick<
  DeskUseCases<typeof chats>,
  'listCannedAnswers' | 'saveCannedAnswer' | 'removeCannedAnswer'
>;
