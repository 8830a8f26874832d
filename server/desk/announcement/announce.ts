import { ownHostsOf } from '#domain/help/channel.ts';
import { refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { wordsOf } from '#domain/text-blocks.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getSettings } from '../../platform/settings/settings.ts';
import {
  type Announcement,
  insertAnnouncement,
} from '../../programme/notification/notification.ts';

/**
 * Publishes an announcement. It is held to the same rules as a chat message: one that asks for
 * money would be the same fraud with a larger audience. An announcement to a single partner is also
 * listed under that partner's staff activity, all others in the log of the desk.
 */
export async function announce(
  sql: Sql,
  announcement: Announcement,
  /** Who confirmed the author's request, where it takes two people. */
  confirmedBy?: string,
): Promise<string> {
  const { at, by, partnerId, texts } = announcement;
  const ownHosts = ownHostsOf((await getSettings(sql)).configuration);
  for (const text of Object.values(texts)) {
    if (text) refuse(whyNotStaffText(`${text.title}\n${wordsOf(text.blocks)}`, { ownHosts }));
  }
  const id = await insertAnnouncement(sql, announcement);
  const now = announcement.madeAt ?? at;
  const { title } = texts.en;
  if (partnerId) {
    await noteAct(sql, { partnerId, by, act: 'notice', reason: title, reference: id }, now);
  } else {
    const { language, levels } = announcement;
    const to = {
      ...(language ? { language } : {}),
      ...(levels ? { level: levels.join(', ') } : {}),
    };
    const asked = confirmedBy && confirmedBy !== by ? { askedBy: by } : {};
    // The text stays in the log, whatever happens to the announcement.
    const text = wordsOf(texts.en.blocks);
    const about = { title, text, out: at.toISOString(), ...to, ...asked };
    await noteInDeskLog(sql, { by: confirmedBy ?? by, act: 'announced', about }, now);
  }
  return id;
}
