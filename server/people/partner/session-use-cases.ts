import type * as sessionRoutes from '#contract/session.ts';
import { RefusalError } from '#domain/refusal.ts';
import { startSession } from './create-sessions.ts';
import { getHandover, useHandover } from './handover.ts';
import { logIn } from './log-in.ts';
import type { PartnerUseCases } from './partner-services.ts';
import { findHostPartner } from './partner-store.ts';
import { refuseUse } from './refuse-use.ts';

export const sessionUseCases = {
  /** Both versions of the call do the same. */
  login: logIn,
  loginV2: logIn,

  async logout({ sessions, partner, now }) {
    await sessions.leave(partner.sessionId, now());
    return {};
  },

  /**
   * Exchanges a host's hand-over for a session. Someone without an account keeps the hand-over,
   * which is used when the account is opened.
   */
  async enter(call, input) {
    const { db, device, address } = call;
    const now = call.now();
    const handover = await getHandover(db.sql, input.handover, now);

    const { partner, admitted } = await db.transaction(async (sql) => {
      const partner = await findHostPartner(sql, handover.host, handover.user);
      if (!partner) throw new RefusalError('account_not_opened');
      await useHandover(sql, handover, now);
      const admitted = await startSession(sql, { partnerId: partner.id, device, address, now });
      return { partner, admitted };
    });
    refuseUse(partner, admitted);
    return admitted;
  },

  /** Where this account is logged in, most recently used first. */
  async listSessions({ sessions, partner, now }) {
    const liveSessions = await sessions.list(partner.id, now());
    return { list: liveSessions.map((row) => ({ ...row, isThis: row.id === partner.sessionId })) };
  },

  /** Ends one of the partner's own sessions. Another partner's session is answered as missing. */
  async endSession({ sessions, partner, now }, { id }) {
    const isEnded = await sessions.end(partner.id, id, now());
    if (!isEnded) throw new RefusalError('session_not_found');
    return {};
  },
} satisfies PartnerUseCases<typeof sessionRoutes>;
