import type {
  listCannedAnswers as listCannedAnswersRoute,
  removeCannedAnswer as removeCannedAnswerRoute,
  saveCannedAnswer as saveCannedAnswerRoute,
} from '#contract/desk/chats.ts';
import { cleanChatText } from '#domain/chat/message.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { insertCanned, listCanned, removeCanned, saveCanned } from '../../support/chat/chat.ts';
import type { DeskUseCase } from '../call/desk-call.ts';

export const listCannedAnswers: DeskUseCase<typeof listCannedAnswersRoute> = async ({ db }) => {
  const list = await listCanned(db.sql);
  return {
    list: list.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() })),
  };
};

/** A text that would be blocked when sent cannot be saved in the first place. */
export const saveCannedAnswer: DeskUseCase<typeof saveCannedAnswerRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const title = cleanChatText(input.title);
    const text = cleanChatText(input.text);
    const by = call.staff.name;
    const given = { title, text, changedBy: by };
    const isSaved =
      input.id === null ||
      (await saveCanned(sql, { ...given, id: input.id, version: input.version }, now));
    if (!isSaved) throw new Refusal('desk_changed_meanwhile');
    const id = input.id ?? (await insertCanned(sql, given, now));
    await noteInDeskLog(sql, { by, act: 'canned-answer-saved', about: { title } }, now);
    return { id };
  });

export const removeCannedAnswer: DeskUseCase<typeof removeCannedAnswerRoute> = (
  call,
  { id, version },
) =>
  call.db.transaction(async (sql) => {
    const by = call.staff.name;
    const title = await removeCanned(sql, { id, version, changedBy: by }, call.now());
    if (title === null) throw new Refusal('desk_changed_meanwhile');
    await noteInDeskLog(sql, { by, act: 'canned-answer-removed', about: { title } }, call.now());
    return {};
  });
