import type {
  noticePreferences as listRoute,
  setNoticePreference as setRoute,
} from '#contract/notification.ts';
import { isLockedTopic, noticeTopics, whyNotMute } from '#domain/notification/notice.ts';
import { refuse } from '#domain/refusal.ts';
import type { Sql } from '../db/db.ts';
import type { UseCase } from '../parts.ts';
import { listMuted, savePreference } from './notification-store.ts';

export const noticePreferences: UseCase<typeof listRoute> = ({ db, member }) =>
  listPreferences(db.sql, member.id);

/** Turns a topic off or on. Security stays on, whoever asks. */
export const setNoticePreference: UseCase<typeof setRoute> = async (call, { topic, isOn }) => {
  if (!isOn) refuse(whyNotMute(topic));
  if (!isLockedTopic(topic)) {
    await savePreference(call.db.sql, call.member.id, topic, isOn, call.now());
  }
  return listPreferences(call.db.sql, call.member.id);
};

async function listPreferences(sql: Sql, partnerId: string) {
  const muted = await listMuted(sql, partnerId);
  return {
    list: noticeTopics.map((topic) => ({
      topic,
      isOn: !muted.includes(topic),
      isLocked: isLockedTopic(topic),
    })),
  };
}
