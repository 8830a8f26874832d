import type { enter as enterRoute } from '#contract/account.ts';
import { Refusal } from '#domain/refusal.ts';
import type { AccountUseCase } from './account-services.ts';
import { findHostAccount } from './account-store.ts';
import { getHandover, useHandover } from './handover-store.ts';
import { refuseUse } from './refuse-use.ts';
import { startSessionIn } from './session-store.ts';

/**
 * Exchanges a host's hand-over for a session. Who has no account yet keeps the hand-over: it is
 * used when the account is opened.
 */
export const enter: AccountUseCase<typeof enterRoute> = async (call, input) => {
  const now = call.now();
  const handover = await getHandover(call.db.sql, input.handover, now);
  const { account, admitted } = await call.db.transaction(async (sql) => {
    const account = await findHostAccount(sql, handover.host, handover.user);
    if (!account) throw new Refusal('account_not_opened');
    await useHandover(sql, handover, now);
    const { device, address } = call;
    const session = { partnerId: account.id, device, address, now };
    return { account, admitted: await startSessionIn(sql, session) };
  });
  refuseUse(account, admitted);
  return admitted;
};
