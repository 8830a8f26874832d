import { blockedReasons } from '#domain/chat/message.ts';
import { ownHostsOf } from '#domain/help/channel.ts';
import { type Refusal, refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getSettings } from '../../platform/settings/settings.ts';
import {
  insertLogEvent,
  insertPartnerEvents,
  type LogEvent,
  type PartnerEvent,
} from './audit-event-store.ts';

/**
 * Writes down what staff did, in the transaction that does it, for the partner to read. A reason
 * that asks for money or a password undoes the act itself.
 */
export async function noteAct(sql: Sql, act: PartnerEvent, now: Date): Promise<void> {
  refuse((await whyNotReason(sql, act.reason)) ?? (await whyNotReason(sql, act.reference)));
  await insertPartnerEvents(sql, [act], now);
}

/** One act on many accounts: each partner has a row of their own, with a reference of ours. */
export async function noteActs(sql: Sql, acts: readonly PartnerEvent[], now: Date): Promise<void> {
  for (const reason of new Set(acts.map((act) => act.reason))) {
    refuse(await whyNotReason(sql, reason));
  }
  await insertPartnerEvents(sql, acts, now);
}

/** Writes down what is about no single partner, in the transaction that does it. */
export const noteInDeskLog = (sql: Sql, event: LogEvent, now: Date): Promise<void> =>
  insertLogEvent(sql, event, now);

const blockedCodes: readonly string[] = blockedReasons;

/**
 * Why an answer was blocked is our own code, not what staff wrote. The hosts of the network are
 * looked up only for a reason that would be refused without them.
 */
async function whyNotReason(sql: Sql, reason: string): Promise<Refusal | null> {
  if (blockedCodes.includes(reason)) return null;
  if (whyNotStaffText(reason, { as: 'reason' }) === null) return null;

  const ownHosts = ownHostsOf((await getSettings(sql)).configuration);
  return whyNotStaffText(reason, { as: 'reason', ownHosts });
}
