import { RefusalError } from '#domain/refusal.ts';
import { noteInDeskLog, notifyStaff } from '../../people/audit-event/audit-event.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskCall } from '../call/desk-call.ts';
import { endOtherSessions, spendProof } from './staff-session-store.ts';

interface Change {
  readonly act: 'passkey-added' | 'passkey-removed' | 'own-password-changed' | 'own-codes-changed';
  readonly about?: Readonly<Record<string, string>>;
}

/**
 * What every change to a way of signing in also does: it uses up the proof, ends the other
 * sessions, is logged, and notifies all admins and the person concerned.
 */
export async function noteOwnChange(
  sql: Sql,
  { staff, ...call }: Pick<DeskCall, 'staff' | 'now'>,
  { act, about = {} }: Change,
): Promise<void> {
  const now = call.now();
  if (!(await spendProof(sql, staff.sessionId))) throw new RefusalError('desk_proof_needed');
  await endOtherSessions(sql, staff.id, staff.sessionId, now);

  await noteInDeskLog(sql, { author: staff.name, action: act, details: about }, now);
  const notice = { action: act, author: staff.name, details: { ...about, name: staff.name } };
  await notifyStaff(sql, notice, { staffId: staff.id, roles: ['admin'] }, now);
}
