import { ownHostsOf } from '#domain/help/channel.ts';
import { refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { wordsOf } from '#domain/text-blocks.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getSettings } from '../../platform/settings/settings.ts';
import {
  type Announcement,
  insertAnnouncement,
} from '../../programme/notification/notification.ts';

/**
 * Publishes an announcement. It is held to the same rules as a chat message: one that asks for
 * money would be the same fraud with a larger audience.
 */
export async function announce(sql: Sql, announcement: Announcement): Promise<string> {
  const ownHosts = ownHostsOf((await getSettings(sql)).configuration);
  for (const text of Object.values(announcement.texts)) {
    if (text) refuse(whyNotStaffText(`${text.title}\n${wordsOf(text.blocks)}`, { ownHosts }));
  }
  return insertAnnouncement(sql, announcement);
}
