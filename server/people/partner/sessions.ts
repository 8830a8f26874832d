import type {
  endSession as endRoute,
  listSessions as listRoute,
  logout as logoutRoute,
} from '#contract/session.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PartnerUseCase } from './partner-services.ts';

/** Ends the caller's session. */
export const logout: PartnerUseCase<typeof logoutRoute> = async (call) => {
  await call.sessions.leave(call.member.sessionId, call.now());
  return {};
};

/** Where this account is logged in, most recently used first. */
export const listSessions: PartnerUseCase<typeof listRoute> = async (call) => {
  const sessions = await call.sessions.list(call.member.id, call.now());
  return {
    list: sessions.map(({ id, device, address, createdAt, usedAt }) => ({
      id,
      device,
      address,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      isThis: id === call.member.sessionId,
    })),
  };
};

/** Ends one of the partner's own sessions. Another partner's session is answered as missing. */
export const endSession: PartnerUseCase<typeof endRoute> = async (call, { id }) => {
  const isEnded = await call.sessions.end(call.member.id, id, call.now());
  if (!isEnded) throw new Refusal('session_not_found');
  return {};
};
