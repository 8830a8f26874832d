import type {
  noticePreferences as listRoute,
  setNoticePreference as setRoute,
} from '#contract/notification.ts';
import { isLockedKind, isLockedTopic, kindsOf, noticeTopics } from '#domain/notification/notice.ts';
import { whyNotMute } from '#domain/notification/preference.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { Sql } from '../database/database.ts';
import type { UseCase } from '../services/services.ts';
import { getMuted, savePreference } from './preference-store.ts';

export const noticePreferences: UseCase<typeof listRoute> = ({ db, member }) =>
  listPreferences(db.sql, member.id);

/** Mutes or unmutes a topic, or one kind of it. What is locked stays on, whoever asks. */
export const setNoticePreference: UseCase<typeof setRoute> = async (call, input) => {
  const { topic, isOn } = input;
  const kind = input.kind ?? null;
  if (kind && !kindsOf(topic).includes(kind)) throw new Refusal('field_invalid', { field: 'kind' });
  const no = whyNotMute({ topic, kind });
  if (!isOn) refuse(no);
  if (!no) await savePreference(call.db.sql, call.member.id, { topic, kind }, isOn, call.now());
  return listPreferences(call.db.sql, call.member.id);
};

async function listPreferences(sql: Sql, partnerId: string) {
  const muted = await getMuted(sql, partnerId);
  return {
    list: noticeTopics.map((topic) => ({
      topic,
      isOn: !muted.topics.includes(topic),
      isLocked: isLockedTopic(topic),
      kinds: kindsOf(topic).map((kind) => ({
        kind,
        isOn: isLockedKind(kind) || !muted.kinds.includes(kind),
        isLocked: isLockedKind(kind),
      })),
    })),
  };
}
