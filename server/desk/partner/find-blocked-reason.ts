import type { Blocked } from '#domain/chat/message.ts';
import { ownHostsOf } from '#domain/help/channel.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getSettings } from '../../platform/settings/settings.ts';

/** Why an answer to a partner is not delivered, or null. */
export async function findBlockedReason(sql: Sql, answer: string): Promise<Blocked | null> {
  const ownHosts = ownHostsOf((await getSettings(sql)).configuration);
  return findBlocked(answer, { ownHosts })?.why ?? null;
}
