import type { enter as enterRoute } from '#contract/session.ts';
import { Refusal } from '#domain/refusal.ts';
import { startSession } from './create-sessions.ts';
import { getHandover, useHandover } from './handover.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { findHostPartner } from './partner-store.ts';
import { refuseUse } from './refuse-use.ts';

/**
 * Exchanges a host's hand-over for a session. Someone without an account keeps the hand-over, which
 * is used when the account is opened.
 */
export const enter: PartnerUseCase<typeof enterRoute> = async (call, input) => {
  const now = call.now();
  const handover = await getHandover(call.db.sql, input.handover, now);
  const { partner, admitted } = await call.db.transaction(async (sql) => {
    const partner = await findHostPartner(sql, handover.host, handover.user);
    if (!partner) throw new Refusal('account_not_opened');
    await useHandover(sql, handover, now);
    const { device, address } = call;
    const session = { partnerId: partner.id, device, address, now };
    return { partner, admitted: await startSession(sql, session) };
  });
  refuseUse(partner, admitted);
  return admitted;
};
