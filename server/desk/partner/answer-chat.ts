import type { Blocked } from '#domain/chat/message.ts';
import { ownHostsOf } from '#domain/help/channel.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getSettings } from '../../platform/settings/settings.ts';
import { insertMessage, lockChat, saveSeen } from '../../support/chat/chat.ts';

interface Reading {
  readonly partnerId: string;
  readonly by: string;
  /** The last of the partner's messages it covers. */
  readonly seq: number;
}

/** Records that staff received or read messages; the first time also in the activity list. */
export async function noteSeen(
  sql: Sql,
  { partnerId, by, seq }: Reading,
  what: 'received' | 'read',
  now: Date,
): Promise<void> {
  const seen = await saveSeen(sql, { partnerId, side: 'staff', what, seq, by }, now);
  if (seen === null) return;
  const act = `chat-${what}` as const;
  await noteAct(sql, { partnerId, by, act, reason: act, reference: `message ${seq}` }, now);
}

interface Answer {
  readonly partnerId: string;
  readonly by: string;
  readonly text: string;
}

/**
 * An answer by staff. What they may not say is stored but not delivered, and the partner is told
 * that it was blocked and who wrote it.
 */
export async function answerChat(
  sql: Sql,
  { partnerId, by, text }: Answer,
  now: Date,
): Promise<{ readonly seq: number; readonly blocked: Blocked | null }> {
  await lockChat(sql, partnerId);
  const ownHosts = ownHostsOf((await getSettings(sql)).configuration);
  const blocked = findBlocked(text, { ownHosts })?.why ?? null;
  const given = { partnerId, at: now, text, requestId: null, attachment: null, by, blocked };
  const { seq } = await insertMessage(sql, given);
  const act = blocked ? 'chat-answer-blocked' : 'chat-answered';
  const reason = blocked ?? text.slice(0, 500);
  await noteAct(sql, { partnerId, by, act, reason, reference: `message ${seq}` }, now);
  const what = blocked ? 'chat-blocked' : 'chat-answered';
  await leaveNotice(sql, { partnerId, at: now, what, ...(blocked ? {} : { facts: { by, seq } }) });
  return { seq, blocked };
}
