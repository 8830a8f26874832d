import type {
  noticePreferences as listRoute,
  setNoticePreference as setRoute,
} from '#contract/notification.ts';
import { isLockedTopic, noticeTopics, whyNotMute } from '#domain/notification/notice.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listMutedTopics, savePreference } from './preference-store.ts';

export const noticePreferences: UseCase<typeof listRoute> = ({ db, member }) =>
  listPreferences(db.sql, member.id);

/** Mutes or unmutes a topic. What is locked stays on, whoever asks. */
export const setNoticePreference: UseCase<typeof setRoute> = async (call, { topic, isOn }) => {
  const { db, member, now } = call;
  const reason = whyNotMute(topic);
  if (!isOn) refuse(reason);
  if (!reason) await savePreference(db.sql, member.id, topic, isOn, now());

  return listPreferences(db.sql, member.id);
};

async function listPreferences(sql: Sql, partnerId: string) {
  const muted = await listMutedTopics(sql, partnerId);
  return {
    list: noticeTopics.map((topic) => ({
      topic,
      isOn: !muted.includes(topic),
      isLocked: isLockedTopic(topic),
    })),
  };
}
