import type {
  endDeskSession as endDeskSessionRoute,
  listDeskSessions as listDeskSessionsRoute,
} from '#contract/desk/access.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Services } from '../../ads/services/services.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { listStaffSessions } from './desk-session.ts';
import { listPasskeys } from './passkey-store.ts';
import { endStaffSessions } from './staff-session-store.ts';

export const listDeskSessions: DeskUseCase<typeof listDeskSessionsRoute> = (call) =>
  sessionsOf(call, call.staff.id, call.staff.sessionId);

/** Somebody's sessions and passkeys; `ownId` is the session that asks. */
export async function sessionsOf({ db, now }: Services, staffId: string, ownId: string) {
  const sessions = await listStaffSessions(db.sql, staffId, now());
  const passkeys = await listPasskeys(db.sql, staffId);
  return {
    sessions: sessions.map(({ id, device, address, createdAt, usedAt }) => ({
      ...{ id, device, address },
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id.replaceAll('-', '') === ownId.replaceAll('-', ''),
    })),
    passkeys: passkeys.map(({ id, label, madeAt, usedAt }) => ({
      ...{ id, label },
      madeAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

export const endDeskSession: DeskUseCase<typeof endDeskSessionRoute> = async (call, { id }) => {
  const isEnded = await endStaffSessions(call.db.sql, call.staff.id, id, call.now());
  if (!isEnded) throw new Refusal('desk_not_found');
  return {};
};
