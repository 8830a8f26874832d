import { type Why, why } from '../refusal.ts';
import { isLockedKind, isLockedTopic, type NoticeKind, type NoticeTopic } from './notice.ts';

/** The target of a preference: a whole topic, or one kind of it. */
export interface Preference {
  readonly topic: NoticeTopic;
  readonly kind: NoticeKind | null;
}

export function whyNotMute({ topic, kind }: Preference): Why | null {
  const isLocked = isLockedTopic(topic) || (kind !== null && isLockedKind(kind));
  return isLocked ? why('preference_locked') : null;
}
