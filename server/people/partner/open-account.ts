import { randomUUID } from 'node:crypto';
import type { openAccount as route } from '#contract/register.ts';
import { whyNotUse } from '#domain/partner/status.ts';
import { Refusal, refuse, why } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { checkCode } from './check-code.ts';
import { startSession } from './create-sessions.ts';
import { getHandover, useHandover } from './handover.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { findHostPartner, insertPartner } from './partner-store.ts';
import { redeemCode } from './redeem-code.ts';

/** Opens an account for a host app's user and logs in, all or nothing. */
export const openAccount: PartnerUseCase<typeof route> = async (call, input) => {
  const now = call.now();
  const isEmpty = input.licenseKey.trim() === '';
  refuse(isEmpty ? why('field_empty', { field: 'licenseKey' }) : null);
  await checkCode(call, input.licenseKey);
  const handover = await getHandover(call.db.sql, input.handover, now);
  return call.db.transaction(async (sql) => {
    await useHandover(sql, handover, now);
    const { device, address } = call;
    const known = await findHostPartner(sql, handover.host, handover.user);
    // An existing account is simply logged in, and the code remains unused.
    if (known) {
      refuse(whyNotUse(known.status, known.language));
      return startSession(sql, { partnerId: known.id, device, address, now });
    }
    const id = randomUUID();
    const isNew = await insertPartner(sql, {
      id,
      username: null,
      nickname: handover.user.slice(0, 40),
      email: '',
      phone: '',
      passwordHash: null,
      entry: handover.host,
      hostUser: handover.user,
      status: 'active',
      language: call.language,
      timeZone: call.timeZone.name,
      createdAt: now,
    });
    // A concurrent call opened the account first; this caller may try again.
    if (!isNew) throw new Refusal('busy');
    await redeemCode(sql, input.licenseKey, id, now);
    await leaveNotice(sql, { partnerId: id, at: now, what: 'welcome' });
    return startSession(sql, { partnerId: id, device, address, now });
  });
};
