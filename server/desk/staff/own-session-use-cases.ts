import type * as access from '#contract/desk/access.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Services } from '../../ads/services/services.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listStaffSessions } from './desk-session.ts';
import { listPasskeys } from './passkey-store.ts';
import { endStaffSessions } from './staff-session-store.ts';

type OwnSessions = Pick<DeskUseCases<typeof access>, 'listDeskSessions' | 'endDeskSession'>;

export const ownSessionUseCases = {
  listDeskSessions: (call) => listSessionsAndPasskeys(call, call.staff.id, call.staff.sessionId),

  async endDeskSession(call, { id }) {
    const isEnded = await endStaffSessions(call.db.sql, call.staff.id, id, call.now());
    if (!isEnded) throw new RefusalError('desk_not_found');
    return {};
  },
} satisfies OwnSessions;

/** Somebody's sessions and passkeys; `ownId` is the session of the caller. */
export async function listSessionsAndPasskeys(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staffId: string,
  ownId: string,
) {
  const sessions = await listStaffSessions(db.sql, staffId, now());
  return {
    sessions: sessions.map((session) => ({
      ...session,
      isThis: session.id.replaceAll('-', '') === ownId.replaceAll('-', ''),
    })),
    passkeys: await listPasskeys(db.sql, staffId),
  };
}
