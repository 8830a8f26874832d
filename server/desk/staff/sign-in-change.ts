import { Refusal } from '#domain/refusal.ts';
import type { Services } from '../../ads/services/services.ts';
import { noteInDeskLog, tellStaff } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { StaffMember } from '../call/desk-call.ts';
import { endOtherSessions, spendProof } from './staff-session-store.ts';

type Own = Pick<Services, 'now'> & { readonly staff: StaffMember };

interface Change {
  readonly act: 'passkey-added' | 'passkey-removed' | 'own-password-changed' | 'own-codes-changed';
  readonly about?: Readonly<Record<string, string>>;
}

/**
 * What every change to a way of signing in also does: it uses up the proof, ends the other
 * sessions, is logged, and notifies all admins and the person concerned.
 */
export async function noteOwnChange(sql: Sql, { staff, now }: Own, { act, about = {} }: Change) {
  const at = now();
  if (!(await spendProof(sql, staff.sessionId))) throw new Refusal('desk_proof_needed');
  await endOtherSessions(sql, staff.id, staff.sessionId, at);
  await noteInDeskLog(sql, { by: staff.name, act, about }, at);
  const notice = { act, by: staff.name, about: { ...about, name: staff.name } };
  await tellStaff(sql, notice, { staffId: staff.id, isAdminsOnly: true }, at);
}
