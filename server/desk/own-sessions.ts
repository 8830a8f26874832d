import type { endDeskSession, listDeskSessions } from '#contract/desk/access.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import type { DeskUseCase } from './desk-call.ts';
import { listPasskeys } from './passkey-store.ts';
import { endStaffSessions, listStaffSessions } from './staff-session-store.ts';

export const listOwnSessions: DeskUseCase<typeof listDeskSessions> = async (call) => {
  const { db, staff } = call;
  const sessions = await listStaffSessions(db.sql, staff.id, call.now());
  const passkeys = await listPasskeys(db.sql, staff.id);
  return {
    sessions: sessions.map(({ id, device, address, createdAt, usedAt }) => ({
      ...{ id, device, address },
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id.replaceAll('-', '') === staff.sessionId.replaceAll('-', ''),
    })),
    passkeys: passkeys.map(({ id, label, madeAt, usedAt }) => ({
      ...{ id, label },
      madeAt: madeAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
};

export const endOwnSession: DeskUseCase<typeof endDeskSession> = async (call, { id }) => {
  const isEnded = await endStaffSessions(call.db.sql, call.staff.id, id, call.now());
  if (!isEnded) throw new DeskRefusal('desk_not_found');
  return {};
};
